import type { Answer, Caller } from '../../src/testing/index.ts'
import type { Chance } from './chance.ts'

export interface Sending {
  caller: Caller
  method: 'POST' | 'PATCH' | 'DELETE'
  path: string
  body?: object
  /** Not by a key but by what it finds: the second time is refused, which is as good. @default false */
  isGuarded?: boolean
}

export const faults = ['none', 'lost', 'cut', 'twice', 'thrice'] as const
export type Fault = (typeof faults)[number]

/** One request of five meets with something. */
export const faultOf = (chance: Chance): Fault =>
  chance.percent(80) ? 'none' : chance.pick(faults.slice(1))

/**
 * Brings a write to the server over a network that loses it, loses the answer after the commit, or doubles it. Whoever
 * waits tries again with the same key, as the screens do, and must get the one answer.
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
    // A refusal wrote nothing, so it is decided anew; what was done is answered again, to the byte.
    if (!isGuarded && first.status === 200 && other.text !== first.text) {
      throw new Error(`${method} ${path} was answered twice: ${first.text} and ${other.text}`)
    }
    if (first.status !== 200 && other.status === 200) return other
  }
  return first
}
