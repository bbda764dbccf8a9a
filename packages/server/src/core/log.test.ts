import { expect, test } from 'vitest'
import { redact, redactText } from './log.ts'

const token = 'k3J-9sHq_2mZx0LwBv7Rt5Yp8Nc1Dg4Fa6Ee3Qu9Io0'

test('REL-44 secrets are hidden by the name of their key, at any depth', () => {
  const facts = {
    password: 'Zal-2026',
    deep: [{ token, hash: token, cookie: `a=${token}` }],
    status: 200,
  }
  const text = JSON.stringify(redact(facts))
  expect(text).not.toMatch(/Zal-2026|k3J-9s/)
  expect(text).toContain('200')
})

test.each([
  ['a token in an address', `GET /api/v1/ws/?token=${token.slice(0, 30)}&a=1`, token.slice(0, 30)],
  ['a token alone', `cookie was ${token}`, token],
  ['a phone', 'Key (phone)=(+998901234567) already exists', '901234567'],
  ['a card', 'paid with 8600 1234 5678 9012', '8600'],
  ['an e-mail', 'no account owner@zal.demo', 'owner@zal'],
])('REL-44 %s is hidden in a text', (_, text, secret) => {
  expect(redactText(text)).not.toContain(secret)
})

test('REL-44 an error is logged without the rows that the database quotes', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'member_phone',
    detail: 'Key (merchant_id, phone)=(1, +998901234567) already exists.',
  })
  const text = JSON.stringify(redact({ error }))
  expect(text).toContain('member_phone')
  expect(text).not.toContain('901234567')
})

test('T-11 line breaks and colours in a value stay inside its line', () => {
  const line = JSON.stringify(redact({ name: 'a\r\n{"fake":1}\u001b[31m' }))
  for (const sign of ['\r', '\n', '\u001b']) expect(line).not.toContain(sign)
})
