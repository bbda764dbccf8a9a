import { expect, test } from 'vitest'
import { type OptionsEvent, type OptionsState, optionsReducer } from './options.ts'

const start: OptionsState<number> = {
  status: 'idle',
  query: '',
  page: 1,
  options: [],
  more: false,
  active: -1,
}
const option = (id: number) => ({ id, label: `Aziza ${id}` })
const after = (...events: OptionsEvent<number>[]) => events.reduce(optionsReducer<number>, start)
const asked = { kind: 'asked', query: 'az', page: 1 } as const
const answered = { kind: 'answered', page: 1, options: [option(1), option(2)], more: true } as const

test('the first option that fits is the one that Enter takes', () => {
  expect(after(asked, answered)).toMatchObject({ status: 'ready', active: 0 })
})

test('without a search there is no active option', () => {
  expect(after({ ...asked, query: '' }, answered).active).toBe(-1)
})

test('while a new question is open Enter takes none of the old options', () => {
  const state = after(asked, answered, { kind: 'typed', query: 'azi' })
  expect(state).toMatchObject({ status: 'loading', active: -1 })
  expect(state.options).toHaveLength(2)
})

test('the next page is added without doubles and keeps the active row', () => {
  const state = after(
    asked,
    answered,
    { kind: 'moved', step: 1 },
    { ...asked, page: 2 },
    { kind: 'answered', page: 2, options: [option(2), option(3)], more: false },
  )
  expect(state.options.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(state).toMatchObject({ active: 1, more: false })
})

test('moving stops at both ends', () => {
  expect(after(asked, answered, { kind: 'moved', step: 8 }).active).toBe(1)
  expect(after(asked, answered, { kind: 'moved', step: -8 }).active).toBe(0)
})
