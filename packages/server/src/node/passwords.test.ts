import { argon2 } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { argon2Passwords } from './passwords.ts'

vi.mock('node:crypto', async (original) => {
  const real = await original<typeof import('node:crypto')>()
  return { ...real, argon2: vi.fn<typeof real.argon2>(real.argon2) }
})
const derive = vi.mocked(argon2)

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

  test('REL-31 of nobody cost as much to look at as those of somebody', async () => {
    const stored = await passwords.hash('Zal-2026')
    const costs = async (of: string | null) => {
      derive.mockClear()
      await passwords.verify('Zal-2026', of)
      return derive.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => ({
        algorithm,
        memory,
        passes,
        parallelism,
        tagLength,
      }))
    }
    const full = { algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    expect(await costs(null)).toEqual([full])
    expect(await costs(stored)).toEqual([full])
  })

  test('with other costs are still understood', async () => {
    const cheap = '$argon2id$v=19$m=256,t=3,p=1$c2FsdHNhbHQ$'
    expect(await passwords.verify('x', `${cheap}${'A'.repeat(43)}`)).toBe(false)
  })

  test('REL-30 are hashed two at once, and a file does not wait behind them', async () => {
    const real = derive.getMockImplementation() as typeof argon2
    let working = 0
    let most = 0
    derive.mockImplementation((algorithm, options, done) => {
      working += 1
      most = Math.max(most, working)
      real(algorithm, options, (...result) => {
        working -= 1
        done(...result)
      })
    })
    let left = 12
    const hashed = Promise.all(
      Array.from({ length: left }, () =>
        passwords.verify('Zal-2026', null).then(() => (left -= 1)),
      ),
    )
    await stat('.')
    expect(left).toBeGreaterThan(8)
    await hashed
    expect(most).toBe(2)
    derive.mockImplementation(real)
  })
})
