import type { OnlineMethod } from '@zal/api/methods'
import type { Db } from '../../core/context.ts'
import { Refusal } from '../../core/errors.ts'
import type { HookContext, OpenDesk } from '../../core/hooks.ts'
import type { Begun, OnlineTransaction, Till, Trouble } from '../../core/online.ts'
import { lately } from '../../rules/begunOnline.ts'
import { isOpen } from './payment.online.ts'
import { complete, rehearse, saleOn, sellerOf } from './payment.online.settle.ts'
import * as store from './payment.online.store.ts'
import * as transactions from './payment.online.transactions.ts'

interface Whose {
  merchant: number
  club: number
  method: OnlineMethod
}

/** Reasons of a transaction without money, by Payme's numbers. */
const REFUSED = 3
const TIMEOUT = 4

/**
 * Operations of a provider on the orders of one club and method. Each one locks the order first, so that
 * concurrent calls of the provider and the desk are serialised.
 */
export function tillOf(
  { transaction, now }: Pick<HookContext, 'transaction' | 'now'>,
  { merchant, club, method }: Whose,
): Omit<Till, 'stranger'> {
  const at = <T>(work: (open: OpenDesk) => Promise<T>) =>
    transaction({ merchant, club, staff: 0 }, work)

  return {
    check: (order, amount) =>
      at(async (open) => {
        const found = await orderOf(open.db, order, false)
        if (!found) return 'no_order'
        return (await troubleOf(open, found, amount)) ?? { order: found.id, amount: found.amount }
      }),

    open: (begun) =>
      at(async (open) => {
        const { db } = open
        const order = await orderOf(db, begun.order, true)
        const known = await transactions.find(db, club, method, begun.id)
        if (known) return isSame(known, begun) ? known : 'taken'
        if (!order) return 'no_order'
        const others = begun.alone && (await transactions.isBegun(db, order.id, lately(now)))
        const trouble = (await troubleOf(open, order, begun.amount)) ?? (others ? 'taken' : null)
        if (trouble) return trouble
        await transactions.create(db, { ...begun, club, method, order: order.id, now })
        if (order.state === 'failed') await store.settleAs(db, order.id, { state: 'pending', now })
        await open.as(sellerOf(order)).emit('online.changed', { id: order.id })
        return (await transactions.find(db, club, method, begun.id)) ?? 'no_transaction'
      }),

    perform: (id) =>
      moving(id, async (open, order, begun) => {
        if (begun.state === 'performed') return begun
        if (begun.state !== 'created') return 'cancelled'
        const isLate = begun.created < lately(now).getTime()
        if (!isOpen(order) || isLate) {
          // An order that the desk cancelled or took in cash is not paid again: the money is returned.
          await transactions.cancel(open.db, begun.number, {
            reason: isLate ? TIMEOUT : REFUSED,
            now,
          })
          if (isLate) await fail(open, order, 'online_expired')
          return isLate || order.state === 'cancelled' ? 'closed' : 'paid'
        }
        const desk = open.as(sellerOf(order))
        if ((await complete(desk, order)) === 'refused') {
          await transactions.cancel(open.db, begun.number, { reason: REFUSED, now })
          return 'unsellable'
        }
        await transactions.perform(open.db, begun.number, now)
        return again(open.db, id)
      }),

    cancel: (id, reason) =>
      moving(id, async (open, order, begun) => {
        if (begun.state === 'cancelled' || begun.state === 'reversed') return begun
        if (begun.state === 'performed' && !(await transactions.isTakenBack(open.db, order))) {
          return 'delivered'
        }
        await transactions.cancel(open.db, begun.number, { reason: reason ?? null, now })
        if (begun.state === 'created') await fail(open, order, 'online_declined')
        return again(open.db, id)
      }),

    find: (id) => at(({ db }) => again(db, id)),
    between: (from, to) => at(({ db }) => transactions.between(db, { club, method, from, to })),
  }

  async function orderOf(db: Db, order: string, locked: boolean) {
    if (!/^[1-9]\d{0,14}$/.test(order)) return undefined
    const found = await (locked ? store.lockIfThere : store.look)(db, Number(order), club)
    return found?.method === method ? found : undefined
  }

  async function again(db: Db, id: string): Promise<OnlineTransaction | Trouble> {
    return (await transactions.find(db, club, method, id)) ?? 'no_transaction'
  }

  /** Reads the transaction again after locking its order, since it may have changed. */
  function moving(
    id: string,
    move: (
      open: OpenDesk,
      order: store.Order,
      begun: OnlineTransaction,
    ) => Promise<OnlineTransaction | Trouble>,
  ) {
    return at(async (open): Promise<OnlineTransaction | Trouble> => {
      const found = await transactions.find(open.db, club, method, id)
      if (!found) return 'no_transaction'
      const order = await store.lock(open.db, found.order, { club })
      const begun = await transactions.find(open.db, club, method, id)
      return begun ? move(open, order, begun) : 'no_transaction'
    })
  }

  async function troubleOf(
    open: OpenDesk,
    order: store.Order,
    amount: number | undefined,
  ): Promise<Trouble | undefined> {
    if (order.state === 'cancelled') return 'closed'
    if (!isOpen(order)) return 'paid'
    if (amount !== undefined && amount !== order.amount) return 'wrong_amount'
    if (now >= new Date(order.expires_at)) return 'closed'
    const desk = open.as(sellerOf(order))
    const found = await rehearse(desk, saleOn(order.sale, desk.today))
    return found instanceof Refusal ? 'unsellable' : undefined
  }

  /** The desk sees the failure and may still take cash. */
  async function fail(open: OpenDesk, order: store.Order, code: string) {
    if (!isOpen(order) || (await transactions.isBegun(open.db, order.id, lately(now)))) return
    await store.settleAs(open.db, order.id, { state: 'failed', reason: [code, {}], now })
    await open.as(sellerOf(order)).emit('online.changed', { id: order.id })
  }
}

const isSame = (known: OnlineTransaction, { order, amount }: Begun) =>
  String(known.order) === order && known.amount === amount
