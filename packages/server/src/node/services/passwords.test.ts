import { fork } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import type { HashRequest } from './passwords.hash.ts'
import { argon2Passwords, inProcesses } from './passwords.ts'

vi.mock('node:child_process', async (original) => {
  const real = await original<typeof import('node:child_process')>()
  return { ...real, fork: vi.fn<typeof real.fork>(real.fork) }
})

const derive = vi.fn<(request: HashRequest) => Promise<Uint8Array>>(inProcesses())
const passwords = argon2Passwords(derive)

describe('REL-30 passwords', () => {
  test('are kept as Argon2id of 19 MiB and two passes, each with its own salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('Zal-2026'), passwords.hash('Zal-2026')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(other).not.toBe(one)
    expect(await passwords.verify('Zal-2026', one)).toBe(true)
    expect(await passwords.verify('zal-2026', one)).toBe(false)
    expect(await passwords.verify('Zal-2026 ', one)).toBe(false)
  })

  test('of an unknown person are never right', async () => {
    expect(await passwords.verify('', null)).toBe(false)
    expect(await passwords.verify('Zal-2026', null)).toBe(false)
  })

  test('REL-31 of an unknown person take as long to verify as others', async () => {
    const stored = await passwords.hash('Zal-2026')
    const costs = async (of: string | null) => {
      derive.mockClear()
      await passwords.verify('Zal-2026', of)
      return derive.mock.calls.map(([{ memory, passes, parallelism, tagLength }]) => ({
        memory,
        passes,
        parallelism,
        tagLength,
      }))
    }
    const full = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
    expect(await costs(null)).toEqual([full])
    expect(await costs(stored)).toEqual([full])
  })

  test('with other costs are still understood', async () => {
    const cheap = '$argon2id$v=19$m=256,t=3,p=1$c2FsdHNhbHQ$'
    expect(await passwords.verify('x', `${cheap}${'A'.repeat(43)}`)).toBe(false)
  })

  test('REL-30 are hashed two at once, and a file does not wait behind them', async () => {
    vi.mocked(fork).mockClear()
    const many = argon2Passwords()
    let left = 12
    const hashed = Promise.all(
      Array.from({ length: left }, () => many.verify('Zal-2026', null).then(() => (left -= 1))),
    )
    await stat('.')
    expect(left).toBeGreaterThan(8)
    await hashed
    expect(vi.mocked(fork)).toHaveBeenCalledTimes(2)
  })
})
