import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../core/passwords.ts'

const derive = promisify(argon2)
const memory = 19_456
const passes = 2
/**
 * Hashes at work at once; the others wait. Node's pool has four threads, so files and pictures always find one, and
 * guessing does not take the machine.
 */
const atOnce = 2

/** Argon2id, 19 MiB and two passes, as PHC strings. */
export function argon2Passwords(): Passwords {
  const inTurn = turns(atOnce)
  const nobody = `$argon2id$v=19$m=${memory},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16)
        const sum = await tag(password, salt, memory, passes)
        return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(sum)}`
      }),
    verify: (password, stored) =>
      inTurn(async () => {
        const [, , , cost = '', salt = '', sum = ''] = (stored ?? nobody).split('$')
        const [m, t] = cost.match(/\d+/g) ?? []
        const wanted = Buffer.from(sum, 'base64')
        const given = await tag(password, Buffer.from(salt, 'base64'), Number(m), Number(t))
        return timingSafeEqual(given, wanted) && stored !== null
      }),
  }
}

const tag = (message: string, nonce: Buffer, kibibytes: number, times: number) =>
  derive('argon2id', {
    message,
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: kibibytes,
    passes: times,
  })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')

function turns(limit: number) {
  const waiting: (() => void)[] = []
  let working = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working >= limit) await new Promise<void>((go) => waiting.push(go))
    else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}
