import { expect, test } from 'vitest'
import { changeOf, percentOf, signed, signedPercent, toneOf } from './changes.ts'

test('a change is in whole percent, and null where nothing is usual', () => {
  expect(changeOf(258_600, 243_960)).toBe(6)
  expect([changeOf(1, 0), changeOf(1, null)]).toEqual([null, null])
  expect([percentOf(1, 3), percentOf(1, 0)]).toEqual([33, 0])
})

test('a change has its sign and tone', () => {
  expect([signed(5), signed(0), signed(-2)]).toEqual(['+5', '0', '−2'])
  expect([signedPercent(6), signedPercent(-3)]).toEqual(['+6\u00a0%', '−3\u00a0%'])
  expect([toneOf(6), toneOf(-3), toneOf(0), toneOf(null)]).toEqual([
    'good',
    'bad',
    'plain',
    'plain',
  ])
})
