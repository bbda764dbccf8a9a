import { describe, expect, test } from 'vitest'
import { argon2Passwords } from './passwords.ts'

const passwords = argon2Passwords()

describe('REL-30 passwords', () => {
  test('are kept as Argon2id of 19 MiB and two passes, each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('Zal-2026'), passwords.hash('Zal-2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(await passwords.verify('Zal-2026', one)).toBe(true)
    expect(await passwords.verify('zal-2026', one)).toBe(false)
    expect(await passwords.verify('Zal-2026 ', one)).toBe(false)
  })

  test('of nobody are never right', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('Zal-2026', null)).toBe(false)
  })

  test('with other costs are still understood', async () => {
    const cheap = '$argon2id$v=19$m=256,t=3,p=1$c2FsdHNhbHQ$'
    expect(await passwords.verify('x', `${cheap}${'A'.repeat(43)}`)).toBe(false)
  })
})
