import type { Method } from '@zal/api/methods'
import type { Answer } from '../../../src/testing/index.ts'
import type { Part } from '../../../src/domain/money.ts'
import type { Payment } from '../books.ts'
import type { Sending } from '../transport.ts'
import { workers, type World } from '../world.ts'

/** Something that somebody does: what is sent, and what it comes to when the server says that it is done. */
export interface Step {
  name: string
  /** How the row of the audit begins that says it was done. */
  audit: string
  sending: Sending
  done: (answer: Answer) => void
  /** The only answer that may be, as things stand when it arrives. */
  must?: () => number | undefined
  /** Nothing else is on its way meanwhile: what comes of the others would not be foreseen. @default false */
  isAlone?: boolean
  /** Of two that were both done at the same moment, the earlier in the books. @default false */
  isFirst?: boolean
}

export type Make = (world: World) => Step | undefined | Promise<Step | undefined>

export const because = 'Mijoz fikridan qaytdi, boshqa kelmaydi'

export const somebody = (world: World) => world.as(world.chance.pick(workers))

/** The latest are touched most. */
export function oneOf<T>({ chance }: World, from: readonly T[]): T | undefined {
  if (from.length === 0) return undefined
  return chance.pick(chance.percent(60) ? from.slice(-4) : from)
}

export const onePayment = (world: World): Payment | undefined => oneOf(world, world.books.payments)

/** Paid one way or two, by some of these ways. */
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
