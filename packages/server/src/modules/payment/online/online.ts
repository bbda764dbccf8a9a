import type { Answer, Context, ExternalContext } from '../../../core/operation/context.ts'
import { notFound, fail } from '../../../core/errors.ts'
import { complete, inCash, sellerOf } from './online.settle.ts'
import * as store from './online.store.ts'

type OnlinePayment = Answer<'getOnlinePayment'>

export const listOnline = (context: Context<'listOnlinePayments'>) =>
  store.open(context.db, context.principal.club, readerOf(context))

export const getOnline = (context: Context<'getOnlinePayment'>): Promise<OnlinePayment> =>
  store.one(context.db, context.path.id, context.principal.club, readerOf(context))

/**
 * Payment URL for the customer. Calls the provider without an open transaction. Errors: 404, 409
 * `online_settled`.
 */
export async function getWay(
  context: ExternalContext<'getOnlineWay'>,
): Promise<Answer<'getOnlineWay'>> {
  const { path, principal, language, online, transaction } = context
  const order =
    (await transaction(({ db }) => store.findOrder(db, path.id, principal.club))) ?? notFound()
  if (!isOpen(order)) settled(order)
  const provider = online(order.club, order.method) ?? fail('provider_unavailable')
  const { id, club, amount } = order
  return { link: await provider.begin({ order: id, club, amount, language }) }
}

/** Cancels the waiting. Errors: 409 `online_settled` where the money arrived first. */
export async function cancelOnline(
  context: Context<'cancelOnlinePayment'>,
): Promise<OnlinePayment> {
  const { path, db, principal, now, emit } = context
  const order = await store.lock(db, path.id, principal)
  if (order.state !== 'cancelled') {
    if (!isOpen(order)) settled(order)
    await store.settleAs(db, order.id, { state: 'cancelled', now })
    await emit('online.changed', { id: order.id })
  }
  return store.one(db, order.id, principal.club, readerOf(context))
}

/**
 * Takes the money in cash instead. Errors: 409 `online_settled` where the money arrived first; those of a
 * sale.
 */
export async function switchOnline(
  context: Context<'switchOnlinePayment'>,
): Promise<OnlinePayment> {
  const { path, db, principal } = context
  const order = await store.lock(db, path.id, principal)
  if (!isOpen(order)) settled(order)
  await inCash(context, order)
  return store.one(db, order.id, principal.club, readerOf(context))
}

/** Simulates the customer in the sandbox. Errors: 404 where a provider is connected. */
export async function playOnline(context: Context<'playOnlinePayment'>): Promise<OnlinePayment> {
  const { path, body, db, principal, now, emit, online } = context
  const order = await store.lock(db, path.id, principal)
  if (!online(order.club, order.method)?.isSandbox) notFound()
  if (!isOpen(order)) settled(order)
  if (now >= new Date(order.expires_at)) fail('online_expired', { status: 409 })
  if (body.paid) await complete({ ...context, principal: sellerOf(order) }, order)
  else {
    await store.settleAs(db, order.id, { state: 'failed', reason: ['online_declined', {}], now })
    await emit('online.changed', { id: order.id })
  }
  return store.one(db, order.id, principal.club, readerOf(context))
}

export const readerOf = ({
  now,
  today,
  words,
  online,
  principal,
}: Pick<Context, 'now' | 'today' | 'words' | 'online' | 'principal'>): store.Reader => ({
  principal,
  now,
  today,
  errors: words.errors,
  isSandbox: (method) => online(principal.club, method)?.isSandbox ?? false,
})

export const isOpen = ({ state }: Pick<store.Order, 'state'>) =>
  state === 'pending' || state === 'failed'

function settled({ state }: store.Order): never {
  fail('online_settled', { status: 409, results: { state } })
}
