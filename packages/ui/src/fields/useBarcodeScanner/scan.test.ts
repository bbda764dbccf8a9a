import fc from 'fast-check'
import { expect, it } from 'vitest'
import { characterOf, codeOf, heard, nothing } from './scan.ts'

/** Simulates typing with a gap between keys, then Enter. */
const typed = (text: string, gap: number, enterAfter = gap) => {
  const end = text
    .split('')
    .reduce((scan, key, index) => heard(scan, key, 1000 + index * gap), nothing)
  return codeOf(end, end.at + enterAfter)
}

it('takes four keys within 60 ms each for a scanner', () => {
  expect(typed('4780001', 60)).toBe('4780001')
  expect(typed('4780', 60)).toBe('4780')
  expect(typed('478', 60)).toBeUndefined()
  expect(typed('4780001', 61)).toBeUndefined()
})

it('forgets after 500 ms', () => {
  expect(typed('4780001', 8, 500)).toBe('4780001')
  expect(typed('4780001', 8, 501)).toBeUndefined()
  let scan = '4780'.split('').reduce((at, key, index) => heard(at, key, index * 8), nothing)
  scan = heard(scan, '9', scan.at + 501)
  expect(scan).toEqual({ text: '9', at: 525, isScanner: false })
})

it('lets a scanner that is known hesitate', () => {
  let scan = '4780'.split('').reduce((at, key, index) => heard(at, key, index * 8), nothing)
  scan = heard(scan, '1', scan.at + 300)
  expect(codeOf(scan, scan.at + 20)).toBe('47801')
})

it('begins with the scan, not with keys typed before', () => {
  let scan = heard(nothing, 'x', 0)
  scan = '4780001'.split('').reduce((at, key, index) => heard(at, key, 400 + index * 8), scan)
  expect(codeOf(scan, scan.at)).toBe('4780001')
})

it('gives back every code that comes fast, and none that comes slowly', () => {
  const code = fc.string({ minLength: 4, maxLength: 40 })
  fc.assert(
    fc.property(code, fc.integer({ min: 0, max: 60 }), (text, gap) => {
      expect(typed(text, gap)).toBe(text)
    }),
  )
  fc.assert(
    fc.property(code, fc.integer({ min: 61, max: 5000 }), (text, gap) => {
      expect(typed(text, gap)).toBeUndefined()
    }),
  )
})

it.each([
  ['ф', 'KeyA', false, 'a'],
  ['Ф', 'KeyA', true, 'A'],
  ['7', 'Digit7', false, '7'],
  ['?', 'Digit7', true, '&'],
  ['7', 'Numpad7', false, '7'],
  ['.', 'Slash', false, '/'],
  ['_', 'Minus', true, '_'],
  ['ʻ', '', false, 'ʻ'],
  ['Shift', 'ShiftLeft', true, undefined],
  ['Enter', 'Enter', false, undefined],
])('reads %s of %s (shift: %s) as %s', (key, code, shiftKey, character) => {
  expect(characterOf({ key, code, shiftKey })).toBe(character)
})
