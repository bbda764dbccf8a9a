import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBeside, placeInRows, type Span } from './layout.ts'

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end

const spansOf = (most: number) =>
  fc
    .array(fc.tuple(fc.nat(most - 1), fc.integer({ min: 1, max: most })), { maxLength: 40 })
    .map((pairs) =>
      pairs.map(([start, length], at): Span => {
        return { id: `${at}`, start, end: Math.min(most, start + length) }
      }),
    )

const pairsOf = (spans: readonly Span[]) =>
  spans.flatMap((one, at) => spans.slice(at + 1).map((other) => [one, other] as const))

test('one alone takes the whole width', () => {
  expect(placeBeside([{ id: 'yoga', start: 540, end: 600 }]).places.get('yoga')).toEqual({
    lane: 0,
    width: 1,
    lanes: 1,
    isShort: false,
  })
})

test('adjacent spans share a lane', () => {
  const { places } = placeBeside([
    { id: 'yoga', start: 540, end: 600 },
    { id: 'boxing', start: 600, end: 660 },
  ])
  expect([...places.values()]).toEqual([
    { lane: 0, width: 1, lanes: 1, isShort: false },
    { lane: 0, width: 1, lanes: 1, isShort: false },
  ])
})

test('a span expands over free lanes', () => {
  const { places } = placeBeside([
    { id: 'long', start: 540, end: 720 },
    { id: 'a', start: 540, end: 600 },
    { id: 'b', start: 540, end: 600 },
    { id: 'later', start: 630, end: 690 },
  ])
  expect(places.get('later')).toEqual({ lane: 1, width: 2, lanes: 3, isShort: false })
})

test('spans beyond the limit are the rest of their cluster, and the others stay in its lanes', () => {
  const six = Array.from({ length: 6 }, (_, at) => {
    return { id: `${at}`, start: 540 + 10 * at, end: 600 + 10 * at }
  })
  const { places, rests } = placeBeside([...six, { id: 'alone', start: 720, end: 780 }], 3)
  expect([...places.keys()]).toEqual(['0', '1', '2', 'alone'])
  expect(places.get('2')).toEqual({ lane: 2, width: 1, lanes: 3, isShort: true })
  expect(places.get('alone')).toMatchObject({ lanes: 1, isShort: false })
  expect(rests).toEqual([{ start: 570, end: 650, ids: ['3', '4', '5'] }])
})

test('every event is placed, inside its column, and no two that overlap share a place', () => {
  fc.assert(
    fc.property(spansOf(96), (spans) => {
      const { places } = placeBeside(spans)
      expect(places.size).toBe(spans.length)
      for (const { lane, width, lanes } of places.values()) {
        expect(lane).toBeGreaterThanOrEqual(0)
        expect(width).toBeGreaterThanOrEqual(1)
        expect(lane + width).toBeLessThanOrEqual(lanes)
      }
      for (const [one, other] of pairsOf(spans)) {
        if (!overlap(one, other)) continue
        const [a, b] = [places.get(one.id)!, places.get(other.id)!]
        expect(a.lanes).toBe(b.lanes)
        expect(a.lane + a.width <= b.lane || b.lane + b.width <= a.lane).toBe(true)
      }
    }),
  )
})

test('shows the number of further events in the last row of a full day', () => {
  const four = [1, 2, 3, 4].map((id): Span => ({ id: `${id}`, start: 2, end: 3 }))
  const { rows, hidden } = placeInRows(four, 7, 3)
  expect([...rows]).toEqual([
    ['1', 0],
    ['2', 1],
  ])
  expect(hidden).toEqual([0, 0, 2, 0, 0, 0, 0])
  expect(placeInRows(four.slice(1), 7, 3).hidden).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('on every day of it a span is seen or counted, and nothing lies on another', () => {
  fc.assert(
    fc.property(spansOf(7), fc.integer({ min: 1, max: 5 }), (spans, limit) => {
      const { rows, hidden } = placeInRows(spans, 7, limit)
      for (let day = 0; day < 7; day += 1) {
        const here = spans.filter(({ start, end }) => start <= day && day < end)
        const seen = here.filter(({ id }) => rows.has(id))
        expect(seen.length + (hidden[day] ?? 0)).toBe(here.length)
        expect(seen.length + (hidden[day] ? 1 : 0)).toBeLessThanOrEqual(limit)
        expect(new Set(seen.map(({ id }) => rows.get(id))).size).toBe(seen.length)
        if (hidden[day]) expect(seen.every(({ id }) => rows.get(id)! < limit - 1)).toBe(true)
      }
    }),
  )
})
