import { ApiError } from '@zal/api'
import { breakpoint, SkeletonText, useIsBelow } from '@zal/ui'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { Identified } from '../../api/index.ts'
import { Failure, useSkeleton } from '../../feedback/index.ts'
import { titleKey, useTranslate } from '../../i18n/index.ts'
import type { QueryResult } from '../../query/index.ts'
import type { Noun } from '../../../i18n/words.ts'
import type { PanelProps } from '../list.types.ts'
import { PanelChrome, RecordPanel } from './RecordPanel.tsx'
import { focusRow, indexOfMark, isFocusTaken, revealRow } from './rowMarks.ts'
import type { PanelAddress } from './usePanelAddress.ts'

interface ListPanelProps {
  noun: Noun
  panel: ComponentType<PanelProps<Identified>>
  /** Rows of the page; undefined while they load. */
  rows: readonly Identified[] | undefined
  open: PanelAddress
  /**
   * Fetches a record that is not on the page; disabled while `id` is undefined. @default there is
   * no such record
   */
  useOne?(id: number | undefined): QueryResult<Identified>
  close(): void
}

/**
 * Panel of the open record. It follows the focus of the rows, so that the arrow keys move both, and
 * gives the focus back to the row when it closes.
 */
export function ListPanel(props: ListPanelProps) {
  const { noun, panel: Panel, rows, open, useOne = useMissing } = props
  const { id } = open
  const at = rows?.findIndex((row) => row.id === id) ?? -1
  const listed = rows?.[at]
  const fetched = useOne(rows === undefined || listed ? undefined : id)
  const row = useKept(listed ?? fetched.data, fetched.error ? undefined : id)
  const show = (to: number) => {
    const next = rows?.[to]
    return at >= 0 && next ? () => open.show(next.id) : undefined
  }
  const close = () => {
    if (at >= 0) focusRow(at)
    open.close()
  }
  useFollowFocus(rows, open)
  useFollowRecord(at, id)
  return (
    <PanelChrome value={{ onClose: close, onPrevious: show(at - 1), onNext: show(at + 1) }}>
      {row ? (
        <Panel row={row} close={close} />
      ) : (
        <Unread noun={noun} query={fetched} waits={rows === undefined || fetched.loading} />
      )}
    </PanelChrome>
  )
}

/** Keeps the record that a change removed from the page until it is fetched by itself. */
function useKept(row: Identified | undefined, id: number | undefined) {
  const [kept, setKept] = useState(row)
  if (row && row !== kept) setKept(row)
  return row ?? (kept?.id === id ? kept : undefined)
}

function useMissing(id: number | undefined): QueryResult<Identified> {
  const error = id === undefined ? undefined : new ApiError({ code: 'not_found', status: 404 })
  return { data: undefined, error, loading: false, refreshing: false, retry: () => {} }
}

interface UnreadProps {
  noun: Noun
  query: QueryResult<Identified>
  waits: boolean
}

/** Panel while the record loads, and if it cannot be read. */
function Unread({ noun, query, waits }: UnreadProps) {
  const translate = useTranslate()
  const isShown = useSkeleton(waits)
  return (
    <RecordPanel title={translate(titleKey(noun))}>
      {isShown ? (
        <SkeletonText lines={8} />
      ) : (
        query.error && <Failure error={query.error} retry={query.retry} />
      )}
    </RecordPanel>
  )
}

/** Opens the record of the row that gets the focus; Enter on the open one goes into the panel. */
function useFollowFocus(rows: ListPanelProps['rows'], open: PanelAddress) {
  const come = useEffectEvent(({ target }: FocusEvent) => {
    const row = rows?.[indexOfMark(target)]
    if (row && row.id !== open.id) open.show(row.id)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || rows?.[indexOfMark(event.target)]?.id !== open.id) return
    event.preventDefault()
    document.querySelector<HTMLElement>('[data-panel-title]')?.focus()
  })
  useEffect(function listenToRows() {
    const hear = (event: FocusEvent) => come(event)
    const hearKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('focusin', hear)
    document.addEventListener('keydown', hearKey, { capture: true })
    return () => {
      document.removeEventListener('focusin', hear)
      document.removeEventListener('keydown', hearKey, { capture: true })
    }
  }, [])
}

/** Focuses the row of the record, unless focus is in the panel or a field, and reveals it. */
function useFollowRecord(at: number, id: number | undefined) {
  const covers = useIsBelow(breakpoint.lg)
  const follow = useEffectEvent(() => {
    if (covers || at < 0) return
    if (!isFocusTaken()) focusRow(at)
    revealRow(at)
  })
  useEffect(
    function followRecord() {
      follow()
    },
    [id],
  )
}
