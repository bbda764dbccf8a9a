import {
  isTrouble,
  type OnlineProvider,
  type OnlineTransaction,
  type Till,
  type Trouble,
} from '../../core/online.ts'
import { fieldsOf, fromTiyin, isBasic, isFields, json, named, whole, type Fields } from './call.ts'

export interface PaymeAccount {
  /** Id of the cash desk in the cabinet of Payme. */
  merchant: string
  /** Its key, the password of HTTP Basic. */
  key: string
  /** Error messages in the three languages, by reason. */
  say: Say
}

/** Account field with the order, as configured in the cabinet. */
const ORDER = 'order_id'
/** User name of Payme for HTTP Basic. */
const NAME = 'Paycom'

/**
 * Payme by its Merchant API: JSON-RPC over HTTP, always answered with 200. Amounts are tiyin. A transaction
 * is created (1), performed (2), and cancelled before (-1) or after (-2); calls are idempotent by its id.
 */
export function paymeProvider({ merchant, key, say }: PaymeAccount): OnlineProvider {
  return {
    isSandbox: false,
    begin: async ({ order, amount, language }) =>
      `https://checkout.paycom.uz/${btoa(`m=${merchant};ac.${ORDER}=${order};a=${amount * 100};l=${language}`)}`,
    hear: async ({ headers, text }, till) => {
      const call = fieldsOf(text)
      const id = call?.id ?? null
      const answer = (body: object) => json({ jsonrpc: '2.0', id, ...body })
      if (!isBasic(headers, NAME, key)) {
        await till.stranger()
        return answer(no(-32504, say))
      }
      if (!call) return answer(no(-32700, say))
      const { method, params } = call
      if (typeof method !== 'string' || !isFields(params)) return answer(no(-32600, say))
      const run = Object.hasOwn(calls, method) ? calls[method as keyof typeof calls] : undefined
      return answer(run ? await run(params, till, say) : no(-32601, say, method.slice(0, 40)))
    },
    fault: ({ text }) =>
      json({ jsonrpc: '2.0', id: fieldsOf(text)?.id ?? null, ...no(-32400, say) }),
  }
}

type Say = (
  about: 'amount' | 'order' | 'closed' | 'busy' | 'fault',
) => Record<'uz' | 'ru' | 'en', string>
type Run = (params: Fields, till: Till, say: Say) => Promise<{ result: object } | Refused>
type Refused = { error: { code: number; message: object; data?: string } }

const calls: Record<string, Run> = {
  CheckPerformTransaction: async (params, till, say) => {
    const asked = orderIn(params)
    if (!asked) return no(-32600, say)
    if (asked.amount === undefined) return no(-31001, say)
    const found = await till.check(asked.order, asked.amount)
    return isTrouble(found) ? refused(found, say) : { result: { allow: true } }
  },

  CreateTransaction: async (params, till, say) => {
    const asked = orderIn(params)
    const [id, time] = [named(params.id), whole(params.time)]
    if (!asked || !id || time === undefined) return no(-32600, say)
    if (asked.amount === undefined) return no(-31001, say)
    const { order, amount } = asked
    const found = await till.open({ order, amount, id, time, alone: true })
    if (isTrouble(found)) return refused(found, say)
    // A repeated create after the transaction has advanced.
    if (found.state !== 'created') return no(-31008, say)
    const { number, created } = found
    return { result: { create_time: created, transaction: String(number), state: 1 } }
  },

  PerformTransaction: async (params, till, say) => {
    const id = named(params.id)
    if (!id) return no(-32600, say)
    const found = await till.perform(id)
    if (isTrouble(found)) return no(found === 'no_transaction' ? -31003 : -31008, say)
    const { number, performed } = found
    return { result: { transaction: String(number), perform_time: performed, state: 2 } }
  },

  CancelTransaction: async (params, till, say) => {
    const id = named(params.id)
    if (!id) return no(-32600, say)
    const found = await till.cancel(id, whole(params.reason))
    if (isTrouble(found)) return no(found === 'delivered' ? -31007 : -31003, say)
    const { number, cancelled } = found
    const result = { transaction: String(number), cancel_time: cancelled, state: stateOf(found) }
    return { result }
  },

  CheckTransaction: async (params, till, say) => {
    const id = named(params.id)
    if (!id) return no(-32600, say)
    const found = await till.find(id)
    return isTrouble(found) ? no(-31003, say) : { result: told(found) }
  },

  GetStatement: async ({ from, to }, till, say) => {
    const [first, last] = [whole(from), whole(to)]
    if (first === undefined || last === undefined || first > last) return no(-32600, say)
    const transactions = await till.between(first, last)
    return {
      result: {
        transactions: transactions.map((each) => ({
          id: each.id,
          time: each.time,
          amount: each.amount * 100,
          account: { [ORDER]: String(each.order) },
          ...told(each),
        })),
      },
    }
  },
}

/** The order and its amount; the amount is undefined where it is not a whole number of units. */
function orderIn({ account, amount }: Fields) {
  const order = isFields(account) ? named(account[ORDER]) : undefined
  const tiyin = whole(amount)
  return order === undefined || tiyin === undefined
    ? undefined
    : { order, amount: fromTiyin(tiyin) }
}

const told = (found: OnlineTransaction) => ({
  create_time: found.created,
  perform_time: found.performed,
  cancel_time: found.cancelled,
  transaction: String(found.number),
  state: stateOf(found),
  reason: found.reason,
})

const states = { created: 1, performed: 2, cancelled: -1, reversed: -2 } as const
const stateOf = ({ state }: OnlineTransaction) => states[state]

/** Error of an order, with the account field that names it. */
function refused(trouble: Trouble, say: Say): Refused {
  if (trouble === 'wrong_amount') return no(-31001, say)
  if (trouble === 'no_order') return no(-31050, say, ORDER)
  if (trouble === 'taken') return no(-31099, say, ORDER)
  return trouble === 'unsellable' ? no(-31052, say, ORDER) : no(-31051, say, ORDER)
}

function no(code: number, say: Say, data?: string): Refused {
  return { error: { code, message: say(about[code] ?? 'fault'), ...(data ? { data } : {}) } }
}

const about: Record<number, Parameters<Say>[0]> = {
  [-31001]: 'amount',
  [-31050]: 'order',
  [-31051]: 'closed',
  [-31052]: 'closed',
  [-31099]: 'busy',
  [-31008]: 'closed',
  [-31007]: 'closed',
}
