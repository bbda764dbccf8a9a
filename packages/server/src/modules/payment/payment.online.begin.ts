import { isOnline, methodsIn, onlineMethods, type OnlineMethod } from '@zal/api/methods'
import type { Answer, Context } from '../../core/context.ts'
import { Refusal } from '../../core/errors.ts'
import { readerOf } from './payment.online.ts'
import { rehearse } from './payment.online.settle.ts'
import * as store from './payment.online.store.ts'
import { refuseField } from './payment.refuse.ts'

/** Minutes in which the money has to arrive. */
const MINUTES = 15

export const paysOnline = ({ payments }: store.OnlineSale) =>
  payments.some((part) => isOnline(part.payment_method))

/**
 * Starts an online payment. The sale is rehearsed by its own rules and rolled back; only the request is
 * stored. It is validated again when the money arrives: nothing is reserved meanwhile (ADR 0021).
 */
export async function beginOnline(
  context: Context<'createPayment'> | Context<'createOneTimePayment'>,
): Promise<Answer<'getOnlinePayment'>> {
  const { body, db, who, today, now, online, audit, emit } = context
  const { method, amount } = partOf(body)
  const at = body.payments.findIndex((part) => part.payment_method === method)
  if (!methodsIn(who.country).includes(method)) {
    refuseField('method_not_allowed', `payments.${at}.payment_method`)
  }
  if (!online(who.club, method))
    refuseField('provider_unavailable', `payments.${at}.payment_method`)
  if (body.payment_date !== today) refuseField('online_today', 'payment_date', { today })
  const plan = await rehearse(context, body)
  if (plan instanceof Refusal) throw plan

  const { permissions: _, ...seller } = who
  const id = await store.begin(db, {
    method,
    amount,
    total: body.total,
    kind: 'items' in body ? 3 : body.subscription.type,
    sale: body,
    seller,
    name: plan,
    member: body.customer,
    now,
    expires: new Date(now.getTime() + MINUTES * 60_000),
  })
  await audit({
    action: 'online.created',
    type: 'online',
    id,
    after: { method, amount, total: body.total, payments: body.payments },
  })
  await emit('online.created', { id })
  return store.one(db, id, who.club, readerOf(context))
}

/** The single part that is paid online. */
function partOf({ payments }: store.OnlineSale): { method: OnlineMethod; amount: number } {
  const [first, second] = payments.flatMap(({ payment_method, amount }, at) => {
    const method = onlineMethods.find((each) => each === payment_method)
    return method ? [{ method, amount, at }] : []
  })
  if (second) refuseField('one_online_part', `payments.${second.at}.payment_method`)
  return first ?? refuseField('method_not_allowed', 'payments')
}
