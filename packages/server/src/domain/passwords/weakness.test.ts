import { describe, expect, test } from 'vitest'
import common from './common.json' with { type: 'json' }
import { isCommon, weaknessOf } from './weakness.ts'

describe('REL-30 a new password', () => {
  test.each([
    ['Zal-202', 'password_length'],
    [`Z-1${'a'.repeat(62)}`, 'password_length'],
    ['zal-2026', 'password_upper'],
    ['Zal-Zal-', 'password_digit'],
    ['Zal 2026', 'password_special'],
    ['Password1!', 'password_common'],
    ['P@ssw0rd1!', 'password_common'],
    ['Tashkent-2026', 'password_common'],
    ['!!Qwerty123', 'password_common'],
    ['1qaz@WSX', 'password_common'],
  ])('%s is refused', (password, weakness) => expect(weaknessOf(password)).toBe(weakness))

  test.each(['Zal-2026', 'Tulip-Bakery-81', 'Ёлка-и-снег-7', `Z-1${'a'.repeat(61)}`])(
    '%s is good',
    (password) => expect(weaknessOf(password)).toBeNull(),
  )

  test('is compared with a list of at least 3,000 words, each of which is refused', () => {
    const words = common.words.split(' ')
    expect(words.length).toBe(common.count)
    expect(words.length).toBeGreaterThan(3000)
    expect(words.filter((word) => word.length > 3 && !isCommon(word))).toEqual([])
  })
})
