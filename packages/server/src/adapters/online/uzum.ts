import {
  isTrouble,
  type OnlineProvider,
  type OnlineTransaction,
  type Till,
  type Trouble,
} from '../../core/online.ts'
import { fieldsOf, fromTiyin, isBasic, isFields, json, named, whole, type Fields } from './call.ts'

export interface UzumAccount {
  /** Service id that Uzum Bank has assigned to the merchant. */
  service: number
  /** HTTP Basic credentials of the bank. */
  login: string
  password: string
}

/** Reason of a cancelled transaction: the bank cancelled it. */
const BY_BANK = 5
/** Parameter of a payment with the order. */
const ORDER = 'account'

/**
 * Uzum Bank by its merchant webhooks: check, create, confirm, reverse, status. Amounts are tiyin. The bank
 * takes the money between create and confirm, and requests the status where a response was unclear; refusals
 * are 400 with an error code.
 */
export function uzumProvider({ service, login, password }: UzumAccount): OnlineProvider {
  return {
    isSandbox: false,
    begin: async ({ order, amount }) => {
      const query = new URLSearchParams({
        serviceId: String(service),
        [ORDER]: String(order),
        amount: String(amount * 100),
      })
      return `https://www.uzumbank.uz/open-service?${query}`
    },
    hear: async ({ step, headers, text, now }, till) => {
      const time = now.getTime()
      if (!isBasic(headers, login, password)) {
        await till.stranger()
        return refused(10001, {}, time)
      }
      const asked = fieldsOf(text)
      if (!asked) return refused(10002, {}, time)
      const said = {
        serviceId: service,
        ...(named(asked.transId) ? { transId: asked.transId } : {}),
      }
      if (!Object.hasOwn(steps, step)) return refused(10003, said, time)
      if (whole(asked.timestamp) === undefined) return refused(10005, said, time)
      if (asked.serviceId !== service) return refused(10006, said, time)
      const answer = await steps[step as keyof typeof steps](asked, till, time)
      return typeof answer === 'number'
        ? refused(answer, said, time, step)
        : json({ ...said, ...answer })
    },
    // A fault makes the bank request the status until the response is clear.
    fault: () => new Response(null, { status: 500 }),
  }
}

/** Response body, or the code of a refusal. */
type Run = (asked: Fields, till: Till, now: number) => Promise<object | number>

const steps = {
  check: async (asked, till, now) => {
    const order = orderIn(asked)
    if (order === undefined) return 10005
    const found = await till.check(order)
    if (isTrouble(found)) return codes[found]
    return { timestamp: now, status: 'OK', data: about(found.order) }
  },

  create: async (asked, till) => {
    const [order, id, tiyin] = [orderIn(asked), named(asked.transId), whole(asked.amount)]
    if (order === undefined || !id || tiyin === undefined) return 10005
    const amount = fromTiyin(tiyin)
    if (amount === undefined) return 10013
    const time = whole(asked.timestamp) ?? 0
    const found = await till.open({ order, amount, id, time, alone: false })
    if (isTrouble(found)) return found === 'taken' ? 10010 : codes[found]
    if (found.state !== 'created') return 10010
    return { status: 'CREATED', transTime: found.created, data: about(found.order), amount: tiyin }
  },

  confirm: async (asked, till) => {
    const id = named(asked.transId)
    if (!id) return 10005
    const found = await till.perform(id)
    if (isTrouble(found)) return found === 'no_transaction' ? 10014 : 10015
    const { performed, order, amount } = found
    return { status: 'CONFIRMED', confirmTime: performed, data: about(order), amount: amount * 100 }
  },

  reverse: async (asked, till) => {
    const id = named(asked.transId)
    if (!id) return 10005
    const found = await till.cancel(id, BY_BANK)
    if (isTrouble(found)) return found === 'delivered' ? 10017 : 10014
    const { cancelled, order, amount } = found
    return { status: 'REVERSED', reverseTime: cancelled, data: about(order), amount: amount * 100 }
  },

  status: async (asked, till) => {
    const id = named(asked.transId)
    if (!id) return 10005
    const found = await till.find(id)
    return isTrouble(found) ? 10014 : told(found)
  },
} satisfies Record<string, Run>

function orderIn({ params }: Fields): string | undefined {
  return isFields(params) ? named(params[ORDER]) : undefined
}

const about = (order: number) => ({ [ORDER]: { value: String(order) } })

const told = ({ reason, created, performed, cancelled, ...found }: OnlineTransaction) => ({
  status: reason === BY_BANK ? 'REVERSED' : states[found.state],
  transTime: created,
  confirmTime: performed || null,
  reverseTime: cancelled || null,
  data: about(found.order),
  amount: found.amount * 100,
})

const states = {
  created: 'CREATED',
  performed: 'CONFIRMED',
  cancelled: 'FAILED',
  reversed: 'REVERSED',
} as const

const codes: Record<Trouble, number> = {
  no_order: 10007,
  paid: 10008,
  closed: 10009,
  cancelled: 10009,
  taken: 10010,
  wrong_amount: 10013,
  unsellable: 99999,
  no_transaction: 10014,
  delivered: 10017,
}

/** Name of the timestamp in a refusal, the same as in a success. */
const times: Record<string, string> = {
  create: 'transTime',
  confirm: 'confirmTime',
  reverse: 'reverseTime',
}

const refused = (code: number, said: object, now: number, step = 'check') =>
  json(
    { ...said, [times[step] ?? 'timestamp']: now, status: 'FAILED', errorCode: String(code) },
    400,
  )
