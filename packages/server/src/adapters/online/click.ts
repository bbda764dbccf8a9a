import {
  isTrouble,
  type OnlineCall,
  type OnlineProvider,
  type Till,
  type Trouble,
} from '../../core/online.ts'
import { isEqual, json } from './call.ts'

export interface ClickAccount {
  /** Service id in the cabinet of Click, and the merchant that owns it. */
  service: string
  merchant: string
  /** Secret that signs every call. */
  secret: string
}

/**
 * Click by its SHOP-API: Click queries whether an order may be paid (prepare, action 0), takes the money, and
 * reports success or failure (complete, action 1). Each call is signed with the secret by MD5, as Click
 * specifies. A response below 0 to a complete makes Click return the money.
 */
export function clickProvider(
  { service, merchant, secret }: ClickAccount,
  md5: (text: string) => string,
): OnlineProvider {
  return {
    isSandbox: false,
    begin: async ({ order, amount }) => {
      const query = new URLSearchParams({
        service_id: service,
        merchant_id: merchant,
        amount: `${amount}.00`,
        transaction_param: String(order),
      })
      return `https://my.click.uz/services/pay?${query}`
    },
    hear: async (call, till) => {
      const asked = new URLSearchParams(call.text)
      const said = {
        click_trans_id: numeric(asked.get('click_trans_id')),
        merchant_trans_id: (asked.get('merchant_trans_id') ?? '').slice(0, 64),
      }
      const answer = await decide(asked, call, till)
      return json({ ...said, ...answer })
    },
    // The API has no code for "later"; Click retries a failed call.
    fault: () => new Response(null, { status: 503 }),
  }

  async function decide(asked: URLSearchParams, { step, now }: OnlineCall, till: Till) {
    const of = (name: string) => asked.get(name) ?? ''
    const isComplete = step === 'complete'
    const parts = [of('click_trans_id'), of('service_id'), secret, of('merchant_trans_id')]
    if (isComplete) parts.push(of('merchant_prepare_id'))
    const signed = md5([...parts, of('amount'), of('action'), of('sign_time')].join(''))
    // Unauthenticated calls get no further information.
    if (!isEqual(signed, of('sign_string').toLowerCase()) || of('service_id') !== service) {
      await till.stranger()
      return no(-1)
    }
    if (of('action') !== (isComplete ? '1' : '0') || !/^(prepare|complete)$/.test(step)) {
      return no(-3)
    }
    const id = of('click_trans_id')
    if (!/^\d{1,20}$/.test(id)) return no(-8)
    const amount = sumOf(of('amount'))
    if (amount === undefined) return no(-2)
    const order = of('merchant_trans_id')
    return isComplete
      ? complete(
          { id, order, amount, prepared: of('merchant_prepare_id'), error: of('error') },
          till,
        )
      : prepare({ id, order, amount, time: now.getTime() }, till)
  }

  async function prepare(
    begun: { id: string; order: string; amount: number; time: number },
    till: Till,
  ) {
    const found = await till.open({ ...begun, alone: false })
    if (isTrouble(found)) return no(troubles[found])
    if (found.state === 'performed') return no(-4)
    if (found.state !== 'created') return no(-9)
    return { merchant_prepare_id: found.number, error: 0, error_note: 'Success' }
  }

  async function complete(
    done: { id: string; order: string; amount: number; prepared: string; error: string },
    till: Till,
  ) {
    const { id, order, amount, prepared, error } = done
    const begun = await till.find(id)
    if (isTrouble(begun) || String(begun.number) !== prepared) return no(-6)
    if (String(begun.order) !== order) return no(-5)
    if (begun.amount !== amount) return no(-2)
    // Click could not take the money.
    if (Number(error) < 0) {
      const cancelled = await till.cancel(id, Number(error))
      return no(cancelled === 'delivered' ? -4 : -9)
    }
    const found = await till.perform(id)
    if (isTrouble(found)) return no(found === 'no_transaction' ? -6 : -9)
    return { merchant_confirm_id: found.number, error: 0, error_note: 'Success' }
  }
}

/** Parses 450000, 450000.0 and 450000.00 as the same amount; undefined for fractions of a unit. */
function sumOf(text: string): number | undefined {
  const [, units] = /^(\d{1,13})(?:\.0{1,2})?$/.exec(text) ?? []
  return units === undefined ? undefined : Number(units)
}

const numeric = (text: string | null) =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : (text ?? '').slice(0, 64)

const troubles: Record<Trouble, Code> = {
  no_order: -5,
  wrong_amount: -2,
  paid: -4,
  closed: -9,
  taken: -8,
  unsellable: -9,
  no_transaction: -6,
  cancelled: -9,
  delivered: -4,
}

const notes = {
  [-1]: 'SIGN CHECK FAILED!',
  [-2]: 'Incorrect parameter amount',
  [-3]: 'Action not found',
  [-4]: 'Already paid',
  [-5]: 'User does not exist',
  [-6]: 'Transaction does not exist',
  [-8]: 'Error in request from click',
  [-9]: 'Transaction cancelled',
}
type Code = keyof typeof notes

const no = (error: Code) => ({ error, error_note: notes[error] })
