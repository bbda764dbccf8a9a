import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { modulesOf } from './modules.ts'

const text = 'https://zal.demo/r/7Q2M9'

test('the path covers exactly the dark squares', () => {
  const { path, size } = modulesOf(text) ?? { path: '', size: 0 }
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) {
      const row = dark[Number(y)]
      if (row) row[Number(x) + at] = true
    }
  }
  expect(dark).toEqual(encode(text, { ecc: 'M', border: 4 }).data)
})

test('the quiet zone is four modules wide', () => {
  const { path, size } = modulesOf(text) ?? { path: '', size: 0 }
  const squares = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
    Number(x),
    Number(y),
    Number(x) + Number(length),
  ])
  expect(Math.min(...squares.map(([x = 0]) => x))).toBe(4)
  expect(Math.min(...squares.map(([, y = 0]) => y))).toBe(4)
  expect(Math.max(...squares.map(([, , end = 0]) => end))).toBe(size - 4)
})

test('returns no code for a text that is too long', () => {
  expect(modulesOf('x'.repeat(2331))).toBeDefined()
  expect(modulesOf('x'.repeat(2400))).toBeUndefined()
})
