import { DEPOSIT, methods } from '@zal/api/methods'
import { addDays } from '../../../src/rules/membershipDates.ts'
import { added, book, byAccount, earningOf, saleOf, turned, type Payment } from '../books.ts'
import { todayOf } from '../world.ts'
import { because, onePayment, splitOf, type Make } from './step.ts'

export const cancel: Make = (world) => {
  const payment = onePayment(world)
  return (
    payment && {
      name: 'void',
      audit: 'payment.voided',
      sending: {
        caller: world.as(world.chance.pick(['owner', 'manager'])),
        method: 'PATCH',
        path: `/management/payment/${payment.id}/void/`,
        body: { void_reason: 1 + world.chance.below(6), void_description: because },
      },
      must: () => (payment.status === 'paid' && payment.type !== 3 ? undefined : 409),
      done: () => {
        payment.returned += payment.total
        payment.status = 'void'
        const day = todayOf(world)
        book(world.books, { kind: 'void', day, payment }, turned(saleOf(payment)))
      },
    }
  )
}

export const refund: Make = (world) => {
  const { chance } = world
  const payment = onePayment(world)
  if (!payment || payment.total === 0) return undefined
  const left = leftOf(payment)
  const isWhole = chance.percent(40)
  const amount = isWhole ? Math.max(1, left) : 1 + chance.below(payment.total)
  const method = chance.pick([3, 2, DEPOSIT] as const)
  return {
    name: 'refund',
    audit: 'payment.refunded',
    sending: {
      caller: world.as(chance.pick(['owner', 'director', 'manager'])),
      method: 'PATCH',
      path: `/management/payment/${payment.id}/refund/`,
      body: {
        payment_status: isWhole ? 'refund' : 'partial_refund',
        refund_method: method,
        refund_amount: amount,
        refund_reason: because,
      },
    },
    must: () => (payment.type === 3 || amount > leftOf(payment) ? 409 : undefined),
    done: () => {
      payment.returned += amount
      payment.status = payment.returned === payment.total ? 'refund' : 'partial_refund'
      payment.refunds.push({ payment_method: method, amount })
      const accounts = { [methods[method]]: -amount, [earningOf(payment.type)]: amount }
      book(world.books, { kind: 'refund', day: todayOf(world), payment }, accounts)
    },
  }
}

/** Changes the day, the split, or both; sometimes with a stale version. */
export const edit: Make = async (world) => {
  const payment = onePayment(world)
  if (!payment) return undefined
  const owner = world.as('owner')
  const { body } = await owner.get(`/management/payment/${payment.id}/`)
  const day = world.chance.percent(50)
    ? addDays(todayOf(world), -world.chance.below(3))
    : payment.day
  const parts = world.chance.percent(60)
    ? splitOf(world, payment.total, [3, 2, 1, 4])
    : payment.parts
  return {
    name: 'edit',
    audit: 'payment.changed',
    sending: {
      caller: owner,
      method: 'PATCH',
      path: `/management/payment/${payment.id}/`,
      body: {
        version: body.results.version - (world.chance.percent(15) ? 1 : 0),
        ...(day !== payment.day && { payment_date: day, date_reason: 'Kechikib kiritildi' }),
        ...(parts !== payment.parts && { payments: parts }),
      },
    },
    isFirst: true,
    done: () => {
      const before = saleOf(payment)
      const moved = added([turned(byAccount(payment.parts)), byAccount(parts)])
      const entry = { kind: 'correction', payment }
      const isMoved = day !== payment.day
      if (isMoved) book(world.books, { ...entry, day: payment.day }, turned(before))
      Object.assign(payment, { day, parts })
      book(world.books, { ...entry, day }, isMoved ? saleOf(payment) : moved)
    },
  }
}

/** An attempt of another merchant, which must find nothing. */
export const intrude: Make = (world) => {
  const payment = onePayment(world)
  return (
    payment && {
      name: 'intrude',
      audit: 'nothing',
      sending: {
        caller: world.api.as('stranger'),
        method: 'PATCH',
        path: `/management/payment/${payment.id}/void/`,
        body: { void_reason: 1, void_description: because },
      },
      must: () => 404,
      done: () => {},
    }
  )
}

const leftOf = ({ total, returned }: Payment) => total - returned
