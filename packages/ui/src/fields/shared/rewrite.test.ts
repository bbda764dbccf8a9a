import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rewrite } from './rewrite.ts'

const grouped = (text: string) => text.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, ' ')

/** Runs a keystroke; `|` marks the caret. */
function press(before: string, after: string, kind = 'insertText') {
  const caret = after.indexOf('|')
  const result = rewrite({ before, raw: after.replace('|', ''), caret, kind }, grouped)
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`
}

test('keeps the caret behind the digit that was typed', () => {
  expect(press('300', '3000|')).toBe('3 000|')
  expect(press('3 000', '35| 000')).toBe('35| 000')
  expect(press('30 000', '7|30 000')).toBe('7|30 000')
  expect(press('730 000', '7300| 000')).toBe('7 300| 000')
})

test('a letter changes nothing', () => {
  expect(press('30 000', '30x| 000')).toBe('30| 000')
})

test('a deletion on a separator takes the digit beyond it', () => {
  expect(press('30 000', '30|000', 'deleteContentBackward')).toBe('3| 000')
  expect(press('30 000', '30|000', 'deleteContentForward')).toBe('3 0|00')
  expect(press('30 000', '30 00|', 'deleteContentBackward')).toBe('3 000|')
})

test('whatever is typed, the digits behind the caret stay behind it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d x]{0,12}$/), fc.nat(12), (raw, at) => {
      const caret = Math.min(at, raw.length)
      const result = rewrite({ before: '', raw, caret }, grouped)
      const behind = (text: string) => text.replace(/\D/g, '')
      expect(behind(result.text.slice(result.caret))).toBe(behind(raw.slice(caret)))
    }),
  )
})
