import type { Answer, Context, OutwardContext } from '../../core/context.ts'
import { missing, refuse } from '../../core/errors.ts'
import { complete, inCash, sellerOf } from './payment.online.settle.ts'
import * as store from './payment.online.store.ts'

type Shown = Answer<'getOnlinePayment'>

export const listOnline = (context: Context<'listOnlinePayments'>) =>
  store.open(context.db, context.who.club, readerOf(context))

export const getOnline = (context: Context<'getOnlinePayment'>): Promise<Shown> =>
  store.one(context.db, context.path.id, context.who.club, readerOf(context))

/**
 * Payment URL for the customer. Calls the provider without an open transaction. Errors: 404, 409
 * `online_settled`.
 */
export async function getWay(
  context: OutwardContext<'getOnlineWay'>,
): Promise<Answer<'getOnlineWay'>> {
  const { path, who, language, online, transaction } = context
  const order = (await transaction(({ db }) => store.look(db, path.id, who.club))) ?? missing()
  if (!isOpen(order)) settled(order)
  const provider = online(order.club, order.method) ?? refuse('provider_unavailable')
  const { id, club, amount } = order
  return { link: await provider.begin({ order: id, club, amount, language }) }
}

/** Cancels the waiting. Errors: 409 `online_settled` where the money arrived first. */
export async function cancelOnline(context: Context<'cancelOnlinePayment'>): Promise<Shown> {
  const { path, db, who, now, emit } = context
  const order = await store.lock(db, path.id, who)
  if (order.state !== 'cancelled') {
    if (!isOpen(order)) settled(order)
    await store.settleAs(db, order.id, { state: 'cancelled', now })
    await emit('online.changed', { id: order.id })
  }
  return store.one(db, order.id, who.club, readerOf(context))
}

/**
 * Takes the money in cash instead. Errors: 409 `online_settled` where the money arrived first; those of a
 * sale.
 */
export async function switchOnline(context: Context<'switchOnlinePayment'>): Promise<Shown> {
  const { path, db, who } = context
  const order = await store.lock(db, path.id, who)
  if (!isOpen(order)) settled(order)
  await inCash(context, order)
  return store.one(db, order.id, who.club, readerOf(context))
}

/** Simulates the customer in the sandbox. Errors: 404 where a provider is connected. */
export async function playOnline(context: Context<'playOnlinePayment'>): Promise<Shown> {
  const { path, body, db, who, now, emit, online } = context
  const order = await store.lock(db, path.id, who)
  if (!online(order.club, order.method)?.isSandbox) missing()
  if (!isOpen(order)) settled(order)
  if (now >= new Date(order.expires_at)) refuse('online_expired', { status: 409 })
  if (body.paid) await complete({ ...context, who: sellerOf(order) }, order)
  else {
    await store.settleAs(db, order.id, { state: 'failed', reason: ['online_declined', {}], now })
    await emit('online.changed', { id: order.id })
  }
  return store.one(db, order.id, who.club, readerOf(context))
}

export const readerOf = ({
  now,
  today,
  words,
  online,
  who,
}: Pick<Context, 'now' | 'today' | 'words' | 'online' | 'who'>): store.Reader => ({
  who,
  now,
  today,
  errors: words.errors,
  isSandbox: (method) => online(who.club, method)?.isSandbox ?? false,
})

export const isOpen = ({ state }: Pick<store.Order, 'state'>) =>
  state === 'pending' || state === 'failed'

function settled({ state }: store.Order): never {
  refuse('online_settled', { status: 409, results: { state } })
}
