import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '../calendar.types.ts'
import { changeOf, dragged, type Grip, isResize, placeOf, resized, shifted } from './place.ts'
import { STEP } from '../time.ts'

const hours = { from: 420, to: 1320 }
const yoga: CalendarEvent = {
  id: 'yoga',
  title: 'Yoga',
  day: '2026-03-12',
  start: '09:00',
  end: '10:00',
  colour: 'green',
}
const at = { day: '2026-03-12', minute: 550 }
const grip = (kind: Grip['kind']): Grip => ({ kind, event: yoga, home: placeOf(yoga), at })

test('keeps the length of a moved event and snaps it to a step', () => {
  expect(dragged(grip('move'), { day: '2026-03-14', minute: 618 }, hours)).toMatchObject({
    day: '2026-03-14',
    start: 615,
    end: 675,
  })
})

test('the group changes only when dragging to another column', () => {
  const held = { ...grip('move'), at: { ...at, group: 'hall' } }
  expect(dragged(held, { ...at, group: 'pool' }, hours).group).toBe('pool')
  expect(dragged(held, { ...at, group: 'hall', minute: 700 }, hours).group).toBeUndefined()
})

test('keeps the hours of an event of several days and moves its last day', () => {
  const holiday = { ...yoga, until: '2026-03-15' }
  const place = dragged(
    { ...grip('move'), event: holiday },
    { day: '2026-03-10', minute: 9 },
    hours,
  )
  expect(changeOf(holiday, place)).toMatchObject({ day: '2026-03-10', until: '2026-03-13' })
})

test('a stretch is drawn downwards and upwards', () => {
  const spot = { day: '2026-03-12', minute: 610 }
  const held: Grip = { kind: 'create', home: placeOf(yoga), at: spot }
  expect(dragged(held, { ...spot, minute: 664 }, hours)).toMatchObject({ start: 600, end: 660 })
  expect(dragged(held, { ...spot, minute: 545 }, hours)).toMatchObject({ start: 540, end: 615 })
})

test('only another end is a resize', () => {
  const home = placeOf(yoga)
  expect(isResize(home, resized(home, 15, hours))).toBe(true)
  expect(isResize(home, shifted(home, 15, hours))).toBe(false)
  expect(isResize(home, home)).toBe(false)
})

test('a dragged range keeps a positive length and stays inside the hours', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Grip['kind']>('move', 'resize', 'create'),
      fc.integer({ min: -500, max: 3000 }),
      fc.integer({ min: 420, max: 1319 }),
      (kind, minute, from) => {
        const held = { ...grip(kind), at: { ...at, minute: from } }
        const { start, end } = dragged(held, { ...at, minute }, hours)
        expect(end - start).toBeGreaterThanOrEqual(STEP)
        expect(start).toBeGreaterThanOrEqual(hours.from)
        expect(end).toBeLessThanOrEqual(hours.to)
        expect(start % STEP).toBe(0)
        if (kind === 'move') expect(end - start).toBe(60)
      },
    ),
  )
})
