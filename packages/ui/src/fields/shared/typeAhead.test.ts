import { expect, test } from 'vitest'
import { createTypeAhead } from './typeAhead.ts'

const free = { ctrlKey: false, metaKey: false, altKey: false }

function waiting() {
  let tire = () => {}
  const ahead = createTypeAhead((_, call) => {
    tire = call
    return () => (tire = () => {})
  })
  const type = (keys: string[]) => keys.map((key) => ahead.hear({ key, ...free }))
  return { ahead, type, tire: () => tire() }
}

test('what is typed before the field is there is kept for it, in its order', () => {
  const { ahead, type } = waiting()
  ahead.begin()
  expect(type(['4', '5', ' ', 'A'])).toEqual([true, true, true, true])
  expect(ahead.take()).toEqual({ text: '45 A', enter: false })
})

test('nothing is kept unless a field is on its way, nor once it is there', () => {
  const { ahead, type } = waiting()
  expect(type(['4'])).toEqual([false])
  ahead.begin()
  ahead.take()
  expect(type(['5', 'Enter'])).toEqual([false, false])
  expect(ahead.take()).toEqual({ text: '', enter: false })
})

test('what comes after Enter goes to the field that it leads to', () => {
  const { ahead, type } = waiting()
  ahead.begin()
  type(['4', 'Enter', '1', '2', 'Enter', '7'])
  expect(ahead.take()).toEqual({ text: '4', enter: true })
  ahead.enter(ahead.begin)
  type(['8'])
  expect(ahead.take()).toEqual({ text: '12', enter: true })
  ahead.enter(ahead.begin)
  expect(ahead.take()).toEqual({ text: '78', enter: false })
})

test('pressing Enter twice counts once', () => {
  const { ahead, type } = waiting()
  ahead.begin()
  type(['Enter', 'Enter', '5'])
  expect(ahead.take()).toEqual({ text: '5', enter: false })
  ahead.begin()
  type(['Enter'])
  expect(ahead.take()).toEqual({ text: '', enter: false })
})

test('where Enter leads to no field, nothing is done with what comes after it', () => {
  const { ahead, type } = waiting()
  ahead.begin()
  type(['4', 'Enter', 'f'])
  ahead.take()
  ahead.enter(() => {})
  expect(ahead.isWaiting()).toBe(false)
  expect(type(['f'])).toEqual([false])
})

test('other keys stay what they are, and Escape gives the rest up', () => {
  const { ahead, type } = waiting()
  ahead.begin()
  expect(type(['Tab', 'ArrowDown', 'Shift'])).toEqual([false, false, false])
  expect(ahead.hear({ key: 'k', ...free, ctrlKey: true })).toBe(false)
  expect(type(['4', 'Escape', '5'])).toEqual([true, false, false])
  expect(ahead.take()).toEqual({ text: '', enter: false })
})

test('a field that does not come is not waited for for ever', () => {
  const { ahead, type, tire } = waiting()
  ahead.begin()
  expect(type(['4'])).toEqual([true])
  tire()
  expect(type(['n'])).toEqual([false])
})
