import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../parse/day.ts'
import type { CalendarEvent } from './calendar.types.ts'
import { columnStops, dayColumns, groupColumns, layColumns } from './columns.ts'
import { layWeek } from './month.ts'
import { SLOT, timeOf } from './time.ts'

const MONDAY = '2026-03-09'
const week = Array.from({ length: 7 }, (_, at) => addDays(MONDAY, at))
const hours = { from: 420, to: 1320 }

const anyEvent = fc.record({
  day: fc.nat(6),
  start: fc.integer({ min: 28, max: 80 }),
  length: fc.integer({ min: 1, max: 8 }),
  days: fc.nat(3),
  group: fc.constantFrom('hall', 'ring', undefined),
})
const eventsOf = fc.array(anyEvent, { maxLength: 30 }).map((list) =>
  list.map(({ day, start, length, days, group }, at): CalendarEvent => {
    return {
      id: `${at}`,
      title: 'Yoga',
      day: addDays(MONDAY, day),
      until: days > 0 ? addDays(MONDAY, day + days) : undefined,
      start: timeOf(start * 15),
      end: timeOf((start + length) * 15),
      colour: 'green',
      group,
    }
  }),
)

test('every event of a week is drawn once, in days and in months', () => {
  fc.assert(
    fc.property(eventsOf, (events) => {
      const ids = events.map(({ id }) => id).sort()
      const laid = layColumns(dayColumns(week), events)
      const drawn = laid.flatMap(({ timed, bars }) =>
        [...timed, ...bars].map(({ event }) => event.id),
      )
      expect(drawn.sort()).toEqual(ids)
      const { bars, hidden } = layWeek(week, events)
      const isAll = hidden.every((count) => count === 0)
      if (isAll) expect(bars.map(({ event }) => event.id).sort()).toEqual(ids)
    }),
  )
})

test('every event of a day is in the column of its group, or among the others', () => {
  const groups = [
    { id: 'hall', title: 'Katta zal' },
    { id: 'pool', title: 'Suv havzasi' },
  ]
  fc.assert(
    fc.property(eventsOf, (events) => {
      const today = events.filter(({ day, until }) => day <= MONDAY && MONDAY <= (until ?? day))
      const laid = layColumns(groupColumns(MONDAY, groups, events, 'Boshqalar'), events)
      const drawn = laid.flatMap(({ timed, bars, group }) =>
        [...timed, ...bars].map(({ event }) => `${event.id} ${group}`),
      )
      const wanted = today.map(({ id, group }) => `${id} ${group === 'hall' ? 'hall' : ''}`)
      expect(drawn.sort()).toEqual(wanted.sort())
    }),
  )
})

test('the arrows come to every event, and to slots that nothing lies on', () => {
  fc.assert(
    fc.property(eventsOf, (events) => {
      const laid = layColumns(dayColumns(week), events)
      const stops = columnStops(laid, hours)
      expect(new Set(stops.map(({ key }) => key)).size).toBe(stops.length)
      expect(stops.filter(({ event }) => event).length).toBe(events.length)
      for (const { free, column } of stops) {
        if (!free) continue
        const covered = laid[column]?.timed.some(
          ({ start, end }) => start < free.start + SLOT && free.start < end,
        )
        expect(covered).toBe(false)
      }
    }),
  )
})
