import type { Method } from '@zal/api/methods'
import type { Answer } from '../../../src/testing/index.ts'
import type { Part } from '../../../src/rules/money.ts'
import type { Payment } from '../books.ts'
import type { Sending } from '../transport.ts'
import { workers, type World } from '../world.ts'

/** An action of a worker: the request, and its effect on the model once the server confirms it. */
export interface Step {
  name: string
  /** Prefix of the action in the audit log. */
  audit: string
  sending: Sending
  done: (answer: Answer) => void
  /** The only permitted status, in the state at the time of sending. */
  must?: () => number | undefined
  /** Sent without concurrent requests, whose outcome would be undefined otherwise. @default false */
  isAlone?: boolean
  /** Comes first in the model where two concurrent steps have both succeeded. @default false */
  isFirst?: boolean
}

export type Make = (world: World) => Step | undefined | Promise<Step | undefined>

export const because = 'Mijoz fikridan qaytdi, boshqa kelmaydi'

export const somebody = (world: World) => world.as(world.chance.pick(workers))

/** Prefers the latest records. */
export function oneOf<T>({ chance }: World, from: readonly T[]): T | undefined {
  if (from.length === 0) return undefined
  return chance.pick(chance.percent(60) ? from.slice(-4) : from)
}

export const onePayment = (world: World): Payment | undefined => oneOf(world, world.books.payments)

/** Splits into one or two parts by some of these methods. */
export function splitOf({ chance }: World, total: number, ways: readonly Method[]): Part[] {
  if (total === 0) return []
  const first = chance.pick(ways)
  if (total < 2 || chance.percent(65)) return [{ payment_method: first, amount: total }]
  const part = 1 + chance.below(total - 1)
  const second = chance.pick(ways.filter((way) => way !== first))
  return [
    { payment_method: first, amount: part },
    { payment_method: second, amount: total - part },
  ]
}
