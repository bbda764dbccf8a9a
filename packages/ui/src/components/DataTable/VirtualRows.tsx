import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  Fragment,
  type ReactNode,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Box, useBox } from './useBox.ts'
import type { View } from './view.types.ts'

export interface VirtualRowsProps {
  /** Rows on the whole. */
  count: number
  view: View
  /** Stands for the rows that are not drawn; height in px. */
  gap: (key: string, height: number) => ReactNode
  /** Draws the row at a place. With `measure` it is measured, and need not be as high as the others. */
  row: (at: number, measure?: (row: Element | null) => void) => ReactNode
  /** How high a row is about, in px, where each is measured. @default the rows of tables */
  about?: number
}

/** Only the rows in sight and a few around; what has the focus stays, wherever it is. */
export function VirtualRows({ view, ...rest }: VirtualRowsProps) {
  const inFrame = view.scroller !== undefined
  const box = useBox(view.frame, inFrame)
  const kept = useKept(view)
  const rangeExtractor = useCallback((range: Range) => around(range, kept), [kept])
  const Rows = inFrame ? InFrame : InPage
  return <Rows {...rest} view={view} box={box} rangeExtractor={rangeExtractor} />
}

interface RowsProps extends VirtualRowsProps {
  box: Box
  rangeExtractor: (range: Range) => number[]
}

function InPage(props: RowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing only
  return <Drawn {...props} rows={useWindowVirtualizer<Element>(optionsOf(props))} />
}

function InFrame(props: RowsProps) {
  const getScrollElement = () => props.view.frame.current
  const options = { ...optionsOf(props), getScrollElement }
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing only
  return <Drawn {...props} rows={useVirtualizer<Element, Element>(options)} />
}

const optionsOf = ({ count, about, box, rangeExtractor }: RowsProps) => ({
  count,
  rangeExtractor,
  scrollMargin: box.start,
  estimateSize: () => about ?? box.height,
  overscan: 8,
})

/** The place of the row that has the focus, or is about to have it. */
function useKept({ frame, reveal }: View) {
  const [kept, setKept] = useState(-1)
  useImperativeHandle(reveal, () => (at: number) => flushSync(() => setKept(at)), [])
  useLayoutEffect(
    function keepFocused() {
      const place = frame.current
      if (!place) return undefined
      const follow = ({ target }: FocusEvent) => {
        const row = target instanceof Element && target.closest<HTMLElement>('[data-at]')
        if (row) setKept(Number(row.dataset.at))
      }
      place.addEventListener('focusin', follow)
      return () => place.removeEventListener('focusin', follow)
    },
    [frame],
  )
  return kept
}

/** The rows of the table, the cards and the gaps between them are never more than sixty. */
const MOST = 54

function around(range: Range, kept: number) {
  const seen = range.endIndex - range.startIndex + 1
  const overscan = Math.max(1, Math.min(range.overscan, Math.floor((MOST - seen) / 2)))
  const places = defaultRangeExtractor({ ...range, overscan })
  if (kept < 0 || kept >= range.count || places.includes(kept)) return places
  return [...places, kept].toSorted((a, b) => a - b)
}

interface DrawnProps extends RowsProps {
  rows: Virtualizer<Element, Element> | Virtualizer<Window, Element>
}

function Drawn({ rows, gap, row, about, box }: DrawnProps) {
  useLayoutEffect(
    function forgetHeights() {
      rows.measure()
    },
    [rows, box.height],
  )
  const items = rows.getVirtualItems()
  const end = items.at(-1)?.end ?? box.start
  return (
    <>
      {gap('start', (items[0]?.start ?? box.start) - box.start)}
      {items.map(({ index, start }, at) => {
        const between = start - (items[at - 1]?.end ?? start)
        return (
          <Fragment key={index}>
            {between > 0 && gap(`before-${index}`, between)}
            {row(index, about === undefined ? undefined : rows.measureElement)}
          </Fragment>
        )
      })}
      {gap('end', rows.getTotalSize() + box.start - end)}
    </>
  )
}
