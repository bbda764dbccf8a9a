import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWholePhone, parsePhone, writeNational } from './phone.ts'

test.each([
  '901234567',
  '90 123-45-67',
  '(90) 123 45 67',
  '998901234567',
  '+998901234567',
  '(+998) 90 123-45-67',
  '00998 90 123 45 67',
  '8 90 123-45-67',
  'tel: 90 123 45 67',
])('cleans %s', (text) => expect(parsePhone(text, 'UZB')).toBe('+998901234567'))

test.each(['555123456', '0555 123 456', '+996 (555) 123-456', '996555123456'])(
  'cleans the Kyrgyz %s',
  (text) => expect(parsePhone(text, 'KGZ')).toBe('+996555123456'),
)

test.each([
  ['', ''],
  ['+', ''],
  ['9', '+9989'],
  ['90 1', '+998901'],
  ['998', '+998998'],
])('keeps what is typed so far: %j', (text, value) => expect(parsePhone(text, 'UZB')).toBe(value))

test('refuses the phone of another country instead of cutting it', () => {
  expect(parsePhone('+996 555 123 456', 'UZB')).toBeNull()
  expect(parsePhone('+998901234567', 'KGZ')).toBeNull()
  expect(parsePhone('901234567890', 'UZB')).toBeNull()
  expect(parsePhone('9012345678', 'UZB')).toBeNull()
})

test('writes the national part in groups', () => {
  expect(writeNational('+998901234567', 'UZB')).toBe('90 123-45-67')
  expect(writeNational('+998901', 'UZB')).toBe('90 1')
  expect(writeNational('+996555123456', 'KGZ')).toBe('555 123-456')
  expect(writeNational('', 'UZB')).toBe('')
})

test('parses formatted phones', () => {
  const country = fc.constantFrom('UZB' as const, 'KGZ' as const)
  fc.assert(
    fc.property(country, fc.stringMatching(/^\d{0,9}$/), (where, digits) => {
      const phone = parsePhone(digits, where) ?? ''
      expect(parsePhone(writeNational(phone, where), where)).toBe(phone)
    }),
  )
})

test('a whole phone has all nine digits', () => {
  expect(isWholePhone('+998901234567', 'UZB')).toBe(true)
  expect(isWholePhone('+99890123456', 'UZB')).toBe(false)
  expect(isWholePhone('+996555123456', 'UZB')).toBe(false)
})
