import { expect, test } from 'vitest'
import { createKeystrokeBuffer } from './keystrokeBuffer.ts'

const free = { ctrlKey: false, metaKey: false, altKey: false }

function waiting() {
  let tire = () => {}
  const buffer = createKeystrokeBuffer((_, call) => {
    tire = call
    return () => (tire = () => {})
  })
  const type = (keys: string[]) => keys.map((key) => buffer.hear({ key, ...free }))
  return { buffer, type, tire: () => tire() }
}

test('buffers keys typed before the field exists, in their order', () => {
  const { buffer, type } = waiting()
  buffer.begin()
  expect(type(['4', '5', ' ', 'A'])).toEqual([true, true, true, true])
  expect(buffer.take()).toEqual({ text: '45 A', enter: false })
})

test('nothing is kept unless a field is on its way, nor once it is there', () => {
  const { buffer, type } = waiting()
  expect(type(['4'])).toEqual([false])
  buffer.begin()
  buffer.take()
  expect(type(['5', 'Enter'])).toEqual([false, false])
  expect(buffer.take()).toEqual({ text: '', enter: false })
})

test('passes the keys after Enter to the next field', () => {
  const { buffer, type } = waiting()
  buffer.begin()
  type(['4', 'Enter', '1', '2', 'Enter', '7'])
  expect(buffer.take()).toEqual({ text: '4', enter: true })
  buffer.enter(buffer.begin)
  type(['8'])
  expect(buffer.take()).toEqual({ text: '12', enter: true })
  buffer.enter(buffer.begin)
  expect(buffer.take()).toEqual({ text: '78', enter: false })
})

test('treats a repeated Enter as one', () => {
  const { buffer, type } = waiting()
  buffer.begin()
  type(['Enter', 'Enter', '5'])
  expect(buffer.take()).toEqual({ text: '5', enter: false })
  buffer.begin()
  type(['Enter'])
  expect(buffer.take()).toEqual({ text: '', enter: false })
})

test('drops the buffered keys if Enter opens no field', () => {
  const { buffer, type } = waiting()
  buffer.begin()
  type(['4', 'Enter', 'f'])
  buffer.take()
  buffer.enter(() => {})
  expect(buffer.isWaiting()).toBe(false)
  expect(type(['f'])).toEqual([false])
})

test('ignores other keys, and drops the buffer on Escape', () => {
  const { buffer, type } = waiting()
  buffer.begin()
  expect(type(['Tab', 'ArrowDown', 'Shift'])).toEqual([false, false, false])
  expect(buffer.hear({ key: 'k', ...free, ctrlKey: true })).toBe(false)
  expect(type(['4', 'Escape', '5'])).toEqual([true, false, false])
  expect(buffer.take()).toEqual({ text: '', enter: false })
})

test('a field that does not come is not waited for for ever', () => {
  const { buffer, type, tire } = waiting()
  buffer.begin()
  expect(type(['4'])).toEqual([true])
  tire()
  expect(type(['n'])).toEqual([false])
})
