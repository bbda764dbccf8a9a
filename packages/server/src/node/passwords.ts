import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Passwords } from '../core/passwords.ts'
import type { HashRequest } from './passwords.hash.ts'
import { processPool } from './processPool.ts'

const memory = 19_456
const passes = 2
/** Concurrent hashes; further ones wait. */
const AT_ONCE = 2
/** Timeout of one hash in milliseconds, with margin for a busy machine. */
const DEADLINE = 20_000

/** Computes the 32 bytes of an Argon2id hash. */
export type Derive = (request: HashRequest) => Promise<Uint8Array>

/** Argon2id, 19 MiB and two passes, as PHC strings. */
export function argon2Passwords(derive: Derive = inProcesses()): Passwords {
  const nobody = `$argon2id$v=19$m=${memory},t=${passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const tag = (message: string, nonce: Buffer, kibibytes: number, times: number) =>
    derive({
      message,
      nonce,
      parallelism: 1,
      tagLength: 32,
      memory: kibibytes,
      passes: times,
    })
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const sum = Buffer.from(await tag(password, salt, memory, passes))
      return `$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(sum)}`
    },
    verify: async (password, stored) => {
      const [, , , cost = '', salt = '', sum = ''] = (stored ?? nobody).split('$')
      const [m, t] = cost.match(/\d+/g) ?? []
      const wanted = Buffer.from(sum, 'base64')
      const given = await tag(password, Buffer.from(salt, 'base64'), Number(m), Number(t))
      return timingSafeEqual(given, wanted) && stored !== null
    },
  }
}

/**
 * Hashes in child processes, two at once, independently of the thread pool for files, pictures and requests.
 */
export function inProcesses(): Derive {
  const program = new URL('./passwords.hash.ts', import.meta.url)
  const pool = processPool<HashRequest, Uint8Array>({
    program,
    processes: AT_ONCE,
    deadline: DEADLINE,
  })
  return async (request) => {
    const answer = await pool.ask(request)
    if (typeof answer === 'string') throw new Error('A password could not be hashed')
    return answer
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')
