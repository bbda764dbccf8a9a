import type { Answer, Caller } from '../../src/testing/index.ts'
import type { Chance } from './chance.ts'

export interface Sending {
  caller: Caller
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Idempotent by its state instead of a key: a repetition is refused, which is accepted. @default false */
  isGuarded?: boolean
}

export const faults = ['none', 'lost', 'cut', 'twice', 'thrice'] as const
export type Fault = (typeof faults)[number]

/** One request of five has a network fault. */
export const faultOf = (chance: Chance): Fault =>
  chance.percent(80) ? 'none' : chance.pick(faults.slice(1))

/**
 * Sends a write over a network that loses the request, loses the response after the commit, or duplicates it.
 * Retries with the same key like the client, and must get the same response.
 */
export async function deliver(
  { caller, method, path, body, isGuarded = false }: Sending,
  fault: Fault,
  key: string,
): Promise<Answer> {
  const text = body && JSON.stringify(body)
  const send = () => caller.send(method, path, text, { key })
  if (fault === 'none' || fault === 'lost') return send()
  const copies = fault === 'thrice' ? 3 : 2
  const answers =
    fault === 'cut'
      ? [await send(), await send()]
      : await Promise.all(Array.from({ length: copies }, send))
  const [first, ...others] = answers
  if (!first) throw new Error('Nothing was sent')
  for (const other of others) {
    // A refusal has written nothing, so a retry is decided again; a completed write is replayed
    // byte-identical.
    if (!isGuarded && first.status === 200 && other.text !== first.text) {
      throw new Error(`${method} ${path} was answered twice: ${first.text} and ${other.text}`)
    }
    if (first.status !== 200 && other.status === 200) return other
  }
  return first
}
