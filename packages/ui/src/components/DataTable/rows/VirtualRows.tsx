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
import type { View } from '../view.types.ts'

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
  // What is measured comes one by one.
  const step = rest.about === undefined ? STEP : 1
  const Rows = inFrame ? InFrame : InPage
  return <Rows {...rest} view={view} box={box} step={step} kept={kept} />
}

interface RowsProps extends VirtualRowsProps {
  box: Box
  /** Rows that come and go together. */
  step: number
  /** The place of the row that stays, wherever it is. */
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

/** Rows of a table that come and go together. */
const STEP = 4

/** Rows that are drawn above and below those in sight. */
const AROUND = 8

/** The rows of the table, the cards and the gaps between them are never more than sixty. */
const MOST = 54

/** The blocks to draw, in order. */
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
  // A frame that brings rows costs twice one that only moves what is there: so those that come and those that go
  // share it, when one block is left out of sight.
  const isSteady = holds(steady, newest, blocks, keeps, 1)
  if (isEven && !isSteady && steady !== newest) setSteady(newest)
  const wanted = isSteady ? steady : newest
  const late = useDeferredValue(wanted)
  const drawn = holds(late, wanted, blocks, keeps) ? late : wanted
  useLayoutEffect(
    function place() {
      // Asked for, rows are laid out here, between the frames, and the next frame has only to paint them.
      if (isEven) frame.current?.getBoundingClientRect()
    },
    [drawn, isEven, frame],
  )
  // Heights and what is above may have changed since.
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
 * Whether what is drawn holds all that is in sight, and some blocks more. Then the rows that come are drawn in
 * pieces between the frames; else at once.
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

/** Rows that come and go together. */
const Block = memo(({ first, last, row, measure }: BlockProps) =>
  Array.from({ length: last - first }, (_, at) => row(first + at, measure)),
)
