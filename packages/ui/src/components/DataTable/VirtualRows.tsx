import {
  defaultRangeExtractor,
  type Range,
  type VirtualItem,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import {
  Fragment,
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type Box, useBox } from './useBox.ts'
import type { View } from './view.types.ts'

export interface VirtualRowsProps {
  /** Total number of rows. */
  count: number
  view: View
  /** Renders a spacer for rows outside the window; height in px. */
  gap: (key: string, height: number) => ReactNode
  /** Renders the row at an index. With `measure` its height is measured and may vary. */
  row: (at: number, measure?: (row: Element | null) => void) => ReactNode
  /** Estimated row height in px, where rows are measured. @default the height of table rows */
  about?: number
}

/** Virtual list: renders the visible rows and a few around; the focused row stays mounted. */
export function VirtualRows({ view, ...rest }: VirtualRowsProps) {
  const inFrame = view.scroller !== undefined
  const box = useBox(view.frame, inFrame)
  const kept = useKept(view)
  // Measured rows are virtualized one by one.
  const step = rest.about === undefined ? STEP : 1
  const Rows = inFrame ? InFrame : InPage
  return <Rows {...rest} view={view} box={box} step={step} kept={kept} />
}

interface RowsProps extends VirtualRowsProps {
  box: Box
  /** Number of rows per block. */
  step: number
  /** Index of the row that stays mounted. */
  kept: number
}

function InPage(props: RowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing only
  return <Drawn {...props} blocks={useWindowVirtualizer<Element>(useOptions(props))} />
}

function InFrame(props: RowsProps) {
  const getScrollElement = () => props.view.frame.current
  const options = { ...useOptions(props), getScrollElement }
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read while drawing only
  return <Drawn {...props} blocks={useVirtualizer<Element, Element>(options)} />
}

function useOptions({ count, about, box, step, kept }: RowsProps) {
  const rangeExtractor = useCallback((range: Range) => around(range, step, kept), [step, kept])
  return {
    count: Math.ceil(count / step),
    rangeExtractor,
    scrollMargin: box.start,
    estimateSize: (block: number) => (about ?? box.height) * Math.min(step, count - block * step),
    overscan: AROUND / step,
  }
}

/** Index of the row that has focus, or is about to. */
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

/** Rows of a table per block. */
const STEP = 4

/** Rows rendered above and below the visible ones. */
const AROUND = 8

/** Upper limit, so that rows, cards and spacers together are at most sixty. */
const MOST = 54

/** Indices of the blocks to render, in order. */
function around(range: Range, step: number, kept: number) {
  const seen = range.endIndex - range.startIndex + 1
  const overscan = Math.max(1, Math.min(range.overscan, Math.floor((MOST / step - seen) / 2)))
  const places = defaultRangeExtractor({ ...range, overscan })
  const keeps = Math.floor(kept / step)
  if (keeps < 0 || keeps >= range.count || places.includes(keeps)) return places
  return [...places, keeps].toSorted((a, b) => a - b)
}

interface DrawnProps extends RowsProps {
  blocks: Virtualizer<Element, Element> | Virtualizer<Window, Element>
}

function Drawn({ blocks, count, step, kept, gap, row, about, box, view: { frame } }: DrawnProps) {
  const isEven = about === undefined
  const keeps = Math.floor(kept / step)
  useLayoutEffect(
    function forgetHeights() {
      blocks.measure()
    },
    [blocks, box.height],
  )
  const newest = blocks.getVirtualItems()
  const [steady, setSteady] = useState(newest)
  // A frame that adds rows costs twice one that only scrolls. Leaving one block off screen lets
  // added and removed rows share a frame.
  const isSteady = holds(steady, newest, blocks, keeps, 1)
  if (isEven && !isSteady && steady !== newest) setSteady(newest)
  const wanted = isSteady ? steady : newest
  const late = useDeferredValue(wanted)
  const drawn = holds(late, wanted, blocks, keeps) ? late : wanted
  useLayoutEffect(
    function place() {
      // Forces layout here, between the frames, so that the next frame only paints.
      if (isEven) frame.current?.getBoundingClientRect()
    },
    [drawn, isEven, frame],
  )
  // Heights and offsets may have changed since.
  const items = isEven
    ? drawn.flatMap(({ index }) => blocks.measurementsCache[index] ?? [])
    : newest
  const end = items.at(-1)?.end ?? box.start
  return (
    <>
      {gap('start', (items[0]?.start ?? box.start) - box.start)}
      {items.map(({ index, start }, at) => {
        const between = start - (items[at - 1]?.end ?? start)
        return (
          <Fragment key={index}>
            {between > 0 && gap(`before-${index}`, between)}
            <Block
              first={index * step}
              last={Math.min(count, (index + 1) * step)}
              row={row}
              measure={isEven ? undefined : blocks.measureElement}
            />
          </Fragment>
        )
      })}
      {gap('end', blocks.getTotalSize() + box.start - end)}
    </>
  )
}

/**
 * Whether the rendered blocks cover the visible range and `more` blocks. If so, new rows render
 * deferred between frames; else at once.
 */
function holds(
  drawn: readonly VirtualItem[],
  wanted: readonly VirtualItem[],
  { range, options }: Pick<DrawnProps['blocks'], 'range' | 'options'>,
  kept: number,
  more = 0,
) {
  const has = (block: number) => drawn.some(({ index }) => index === block)
  if (!range || !(has(kept) || !wanted.some(({ index }) => index === kept))) return false
  const last = Math.min(options.count - 1, range.endIndex + more)
  for (let block = Math.max(0, range.startIndex - more); block <= last; block += 1)
    if (!has(block)) return false
  return true
}

interface BlockProps extends Pick<VirtualRowsProps, 'row'> {
  first: number
  last: number
  measure: ((row: Element | null) => void) | undefined
}

/** Rows that mount and unmount together. */
const Block = memo(({ first, last, row, measure }: BlockProps) =>
  Array.from({ length: last - first }, (_, at) => row(first + at, measure)),
)
