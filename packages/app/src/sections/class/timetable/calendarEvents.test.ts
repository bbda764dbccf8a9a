import { expect, test } from 'vitest'
import { missingText, summaryOf, toneOf } from './calendarEvents.ts'
import type { ClassEvent } from './timetable.data.ts'
import { asksForRows, parsePlace } from './useTimetablePlace.ts'

const eventOf = (changes: Partial<ClassEvent>): ClassEvent => ({
  date: '2026-11-24',
  source: 'class',
  plan: { id: 1, name: 'Pilates' },
  class_time: 7,
  time_index: 0,
  start_time: '09:00',
  end_time: '10:00',
  room: { id: 2, name: 'Yoga zali' },
  trainers: [{ id: 4, name: 'Rahimov' }],
  capacity: 10,
  holders: 0,
  ...changes,
})

type Translate = Parameters<typeof summaryOf>[1]
const t = ((key: string, vars?: object) => JSON.stringify([key, vars])) as unknown as Translate

test.each([
  [7, 10, 'free'],
  [8, 10, 'filling'],
  [10, 10, 'full'],
  [12, 10, 'full'],
  [90, null, 'free'],
] as const)('%i of %s is %s', (holders, capacity, tone) => {
  expect(toneOf(eventOf({ holders, capacity }))).toBe(tone)
})

test('a missing trainer is told before a missing room', () => {
  expect(missingText(eventOf({}), t)).toBeUndefined()
  expect(missingText(eventOf({ room: null }), t)).toContain('noRoom')
  expect(missingText(eventOf({ room: null, trainers: [] }), t)).toContain('noTrainer')
})

test('the sum counts limited spots only, and none twice', () => {
  const events = [
    eventOf({ holders: 5 }),
    eventOf({ holders: 12 }),
    eventOf({ holders: 40, capacity: null }),
  ]
  expect(summaryOf(events, t)).toContain('"percent":75')
})

test.each([
  'layout=cards',
  'layout=table',
  'q=yoga',
  'page=2',
  'is_active=0',
  'start_date=2026-11-01',
  'view=12',
])('%s asks for the list', (search) => expect(asksForRows(new URLSearchParams(search))).toBe(true))

test.each(['', 'view=today', 'view=groups&group=trainer', 'room=2&trainer_id=4&day=2026-11-24'])(
  '“%s” asks for the timetable',
  (search) => expect(asksForRows(new URLSearchParams(search))).toBe(false),
)

test('a value that cannot be in a URL is the default', () => {
  const place = parsePlace(new URLSearchParams('view=year&day=2026-02-30&group=x'), '2026-11-24')
  expect(place).toMatchObject({ view: 'week', day: '2026-11-24', group: 'room' })
})
