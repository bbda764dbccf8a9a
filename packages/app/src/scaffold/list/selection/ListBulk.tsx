import {
  BulkBar,
  Button,
  ActivateIcon,
  ConfirmDialog,
  formatNumber,
  FreezeIcon,
  type IconComponent,
  DeactivateIcon,
  useSnackbar,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RowSelection } from './useRowSelection.ts'
import { isEqual, useServices } from '../../platform/index.ts'
import type { Identified } from '../../api/index.ts'
import type { BulkChange, PlainListOptions } from '../list.types.ts'
import type { ListParamsState } from '../listParams.ts'
import { ListExport } from '../ListExport.tsx'
import { invalidateTopics, type PlainResource } from '../../query/index.ts'
import { nameOf } from '../rows/RowMenu.tsx'
import { errorMessage, useTranslate } from '../../i18n/index.ts'
import { useBulk } from './useBulk.ts'
import { fetchMatchingRows, usualSize } from '../useListData.ts'

interface ListBulkProps {
  source: PlainResource
  options: PlainListOptions
  address: ListParamsState
  chosen: RowSelection
  /** Records that match the filters. */
  total: number | undefined
  /**
   * The server stopped counting at `total`; only the counted records can be loaded. @default false
   */
  totalIsMinimum?: boolean
  /** Export paths of the selected rows, for users who may export. */
  exports: PlainListOptions['exports']
  /** Clears the selection. */
  close(): void
}

const icons: Record<string, IconComponent> = {
  activate: ActivateIcon,
  deactivate: DeactivateIcon,
  freeze: FreezeIcon,
}

/** Maximum number of rows that are changed without a confirmation. */
const MOST_UNASKED = usualSize

/** Maximum number of ids in one export request. */
const MOST_EXPORTED = 1000

/**
 * Bulk actions on the selected rows. Failed rows can be retried, changed ones undone.
 */
export function ListBulk(props: ListBulkProps) {
  const { source, options, address, chosen, total = 0, exports, close } = props
  const { totalIsMinimum = false } = props
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api, uuid } = useServices()
  const queries = useQueryClient()
  const reread = () => invalidateTopics(queries, [source.noun])
  const tell = (error: unknown) =>
    notify({ words: errorMessage(translate, ApiError.from(error)), tone: 'error' })
  const work = useBulk({
    uuid,
    send: (changes, key) => source.changeRows(api, changes, key),
    nameOf,
    reasonOf: (error) => errorMessage(translate, error),
    finish: (rest) => {
      chosen.replace(rest)
      return reread()
    },
    left: (done, all) => {
      if (done < all) notify(translate('list.left', { done, total: all }))
      return reread()
    },
  })
  const [name, setName] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const rows = [...chosen.rows.values()]
  const isAll = !totalIsMinimum && rows.length >= total
  const deed = options.bulk?.[name]
  const Ask = deed && 'ask' in deed ? deed.ask : undefined

  const change = (wish: BulkChange<Identified, object>) =>
    work.begin(rows, {
      patchOf: (row) => (isEqual(stateOf(row, wish), wish.change) ? undefined : wish.change),
      canUndo: (row) => stateOf(row, wish) !== undefined,
    })
  const takeBack = (wish: BulkChange<Identified, object>, changed: readonly Identified[]) => {
    chosen.replace(changed)
    work.begin(changed, { patchOf: (row) => stateOf(row, wish), canUndo: () => false })
  }
  const chooseAll = async () => {
    setChoosing(true)
    await fetchMatchingRows(source, options, address, { api, queries }).then(chosen.replace, tell)
    setChoosing(false)
  }
  const { result } = work
  const countOf = (count: number) =>
    translate(`${source.noun}:counted.total`, { count, total: formatNumber(count) })
  return (
    <BulkBar
      count={chosen.rows.size}
      total={total}
      totalIsMinimum={totalIsMinimum}
      all={isAll}
      onAll={() => void chooseAll()}
      choosing={isChoosing}
      onClear={close}
      progress={work.progress}
      onStop={work.stop}
      result={result}
      onRetry={(keys) => {
        const failed = result?.rest.filter(({ id }) => keys.includes(id)) ?? []
        chosen.replace(failed)
        if (Ask) setAsking(true)
        else work.again(failed)
      }}
      onUndo={
        deed && 'change' in deed && result && result.changed.length > 0
          ? () => takeBack(deed, result.changed)
          : undefined
      }
      onClose={() => {
        work.close()
        close()
      }}
    >
      {Object.entries(options.bulk ?? {}).map(([id, one]) => (
        <Button
          key={id}
          size="xs"
          tone="ghost"
          icon={icons[id]}
          onClick={() => {
            setName(id)
            if ('ask' in one || rows.length > MOST_UNASKED) setAsking(true)
            else change(one)
          }}
        >
          {translate(`bulk.${id}`)}
        </Button>
      ))}
      {exports && (isAll || rows.length <= MOST_EXPORTED) && (
        <ListExport
          options={options}
          address={address}
          exports={exports}
          ids={isAll ? undefined : rows.map(({ id }) => id)}
        />
      )}
      {isAsking && Ask && (
        <Ask
          rows={rows}
          close={() => setAsking(false)}
          done={(outcome) => {
            const failed = rows.filter(({ id }) => outcome.failed.some(({ key }) => key === id))
            setAsking(false)
            work.show(outcome, failed)
            chosen.replace(failed)
          }}
        />
      )}
      {deed && 'change' in deed && (
        <ConfirmDialog
          open={isAsking}
          tone="primary"
          title={`${translate(`bulk.${name}`)}: ${countOf(rows.length)}?`}
          confirm={translate(`bulk.${name}`)}
          onConfirm={() => change(deed)}
          onClose={() => setAsking(false)}
        />
      )}
    </BulkBar>
  )
}

/** The values that undo restores on a row; undefined where the change cannot be undone. */
function stateOf(row: Identified, { change, before }: BulkChange<Identified, object>) {
  if (before) return before(row)
  const known = row as unknown as Record<string, unknown>
  return Object.fromEntries(Object.keys(change).map((name) => [name, known[name]]))
}
