import { BulkBar, Button, useSnackbar } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Chosen } from './chosen.ts'
import type { Identified } from './contract.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { refresh } from './refresh.ts'
import { nameOf } from './RowMenu.tsx'
import { useSay } from './say.ts'
import { sayError } from './sayError.ts'
import { useServices } from './services.ts'
import { useBulk } from './useBulk.ts'
import { readMatching, type PlainResource } from './useListData.ts'

interface ListBulkProps {
  source: PlainResource
  options: PlainListOptions
  address: ListAddress
  chosen: Chosen
  /** Records that match the filters. */
  total: number | undefined
  /** Chooses none. */
  close(): void
}

/** What can be done to the chosen rows, one after the other; the failed ones can be tried again. */
export function ListBulk({ source, options, address, chosen, total = 0, close }: ListBulkProps) {
  const say = useSay()
  const notify = useSnackbar()
  const { api } = useServices()
  const queries = useQueryClient()
  const work = useBulk({
    nameOf: (row) => nameOf(row, options),
    reasonOf: (error) => sayError(say, error),
    finish: () => refresh(queries, [source.noun]),
  })
  const begin = (change: object, rows: readonly Identified[]) =>
    work.begin(rows, (row) => source.changeRow(api, row, change))

  const [asking, setAsking] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const rows = [...chosen.rows.values()]
  const question = asking ? options.bulk?.[asking] : undefined
  const Ask = question && 'ask' in question ? question.ask : undefined

  const { stop } = work
  useEffect(
    function stopOnLeaving() {
      return stop
    },
    [stop],
  )

  const chooseAll = () =>
    readMatching(source, options, address, { api, queries }).then(chosen.put, (error: unknown) =>
      notify({ words: sayError(say, ApiError.from(error)), tone: 'error' }),
    )
  return (
    <BulkBar
      count={chosen.rows.size}
      total={total}
      all={chosen.rows.size >= total}
      onAll={() => void chooseAll()}
      onClear={close}
      progress={work.progress}
      result={work.result}
      onRetry={(keys) => {
        const failed = rows.filter(({ id }) => keys.includes(id))
        if (!asked) return work.again(failed)
        chosen.put(failed)
        setAsking(asked)
      }}
      onClose={() => {
        work.close()
        close()
      }}
    >
      {Object.entries(options.bulk ?? {}).map(([name, deed]) => (
        <Button
          key={name}
          size="xs"
          tone="outline"
          onClick={() => {
            if ('ask' in deed) return setAsking(name)
            setAsked(undefined)
            begin(deed.change, rows)
          }}
        >
          {say(`bulk.${name}`)}
        </Button>
      ))}
      {Ask && (
        <Ask
          rows={rows}
          close={() => setAsking(undefined)}
          done={(result) => {
            setAsking(undefined)
            setAsked(asking)
            work.show(result)
          }}
        />
      )}
    </BulkBar>
  )
}
