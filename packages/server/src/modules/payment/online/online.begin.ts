import { isOnline, methodsIn, onlineMethods, type OnlineMethod } from '@zal/api/methods'
import type { Answer, Context } from '../../../core/operation/context.ts'
import { AppError } from '../../../core/errors.ts'
import { readerOf } from './online.ts'
import { rehearse } from './online.settle.ts'
import * as store from './online.store.ts'
import { failField } from '../../../domain/failField.ts'

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
  const { body, db, principal, today, now, online, audit, emit } = context
  const { method, amount } = partOf(body)
  const at = body.payments.findIndex((part) => part.payment_method === method)
  if (!methodsIn(principal.country).includes(method)) {
    failField('method_not_allowed', `payments.${at}.payment_method`)
  }
  if (!online(principal.club, method))
    failField('provider_unavailable', `payments.${at}.payment_method`)
  if (body.payment_date !== today) failField('online_today', 'payment_date', { today })
  const plan = await rehearse(context, body)
  if (plan instanceof AppError) throw plan

  const { permissions: _, ...seller } = principal
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
  return store.one(db, id, principal.club, readerOf(context))
}

/** The single part that is paid online. */
function partOf({ payments }: store.OnlineSale): { method: OnlineMethod; amount: number } {
  const [first, second] = payments.flatMap(({ payment_method, amount }, at) => {
    const method = onlineMethods.find((each) => each === payment_method)
    return method ? [{ method, amount, at }] : []
  })
  if (second) failField('one_online_part', `payments.${second.at}.payment_method`)
  return first ?? failField('method_not_allowed', 'payments')
}
