import { expect, test } from 'vitest'
import { arrivalOf, dismiss, hear, next, nobody, type Arrival } from './arrivals.ts'

const visit = (id: number): Arrival => ({ kind: 'checkin', id })
const choice = (id: number): Arrival => ({ kind: 'choice', id })
const hearAll = (all: Arrival[], now = 0) =>
  all.reduce((state, each) => hear(state, each, now), nobody)

test('REL-29 an arrival is made of a message with kind and id; other messages are none', () => {
  expect(arrivalOf({ type: 'checkin_update', kind: 'checkin.created', id: 7 })).toEqual(visit(7))
  expect(arrivalOf({ type: 'checkin_update', kind: 'checkin.removed', id: 7 })).toBeUndefined()
  expect(arrivalOf({ type: 'ping' })).toBeUndefined()
})

test('shows one card, then the latest with a count, for many check-ins', () => {
  const busy = hearAll(Array.from({ length: 40 }, (_, i) => visit(i + 1)))
  expect(busy.shown).toEqual(visit(1))
  const after = next(busy)
  expect([after.shown, after.more, after.waiting]).toEqual([visit(40), 38, []])
  expect(next(after).shown).toBeUndefined()
})

test('dismissed, it is quiet for a minute', () => {
  const quiet = dismiss(hearAll([visit(1), visit(2)]), 1000)
  expect(quiet.shown).toBeUndefined()
  expect(hear(quiet, visit(3), 60_999).shown).toBeUndefined()
  expect(hear(quiet, visit(3), 61_000).shown).toEqual(visit(3))
})

test('shows a member with several plans first and once, also while no card is shown', () => {
  const asked = hear(hearAll([visit(1)]), choice(9), 0)
  expect(asked.shown).toEqual(choice(9))
  expect(next(asked).shown).toEqual(visit(1))
  const quiet = dismiss(hearAll([visit(1)]), 0)
  expect(hear(quiet, choice(9), 1).shown).toEqual(choice(9))
  const twice = hear(hear(hear(asked, choice(8), 0), choice(8), 0), choice(9), 0)
  expect(next(twice).shown).toEqual(choice(8))
})
