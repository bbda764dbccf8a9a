import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayLinkTo } from '../../components/RichText/richTextRules.ts'
import { addressOf } from './address.ts'

it.each([
  ['example.uz', 'https://example.uz'],
  [' https://example.uz/a?b#c ', 'https://example.uz/a?b#c'],
  ['HTTP://Example.uz', 'HTTP://Example.uz'],
  ['зал.уз/хайит', 'https://зал.уз/хайит'],
  ['localhost.test:4010/a', 'https://localhost.test:4010/a'],
  ['+998 90 123-45-67', 'tel:+998901234567'],
  ['(71) 200-70-07', 'tel:712007007'],
  ['dilnoza@mail.uz', 'mailto:dilnoza@mail.uz'],
])('takes %s for %s', (typed, meant) => {
  expect(addressOf(typed)).toBe(meant)
})

it.each([
  '',
  'izoh',
  'javascript:alert(1)',
  'java\tscript:x',
  '//evil.uz',
  '/logout',
  'a b.uz',
  '1',
])('knows that %j is no address', (typed) => {
  expect(addressOf(typed)).toBeUndefined()
})

it('makes only addresses that a link may lead to, and leaves them alone', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.emailAddress()), (typed) => {
      const address = addressOf(typed)
      if (address === undefined) return
      expect(mayLinkTo(address)).toBe(true)
      expect(addressOf(address)).toBe(address)
    }),
  )
})
