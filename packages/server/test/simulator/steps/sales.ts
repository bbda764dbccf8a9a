import { DEPOSIT, type Method } from '@zal/api/methods'
import { addDays } from '../../../src/rules/membershipDates.ts'
import { discountOn, type Part } from '../../../src/rules/money.ts'
import type { Answer } from '../../../src/testing/index.ts'
import { book, saleOf, type Payment } from '../books.ts'
import { todayOf, type World } from '../world.ts'
import { somebody, splitOf, type Make } from './step.ts'

const ways: Method[] = [3, 3, 2, 1, 4, DEPOSIT]

/** Sells a package or a place in a class. */
export const sell: Make = (world) => {
  const { chance, members, plans, books } = world
  const member = chance.pick(members)
  const plan = chance.pick(plans)
  const price = priceOf(world, plan.price)
  const day = dayOf(world)
  const parts = splitOf(world, price.total, ways)
  return {
    name: plan.type === 1 ? 'sell' : 'sell a class',
    audit: 'payment.created',
    sending: {
      caller: somebody(world),
      method: 'POST',
      path: '/management/payment/',
      body: {
        customer: member,
        payment_method: parts[0]?.payment_method ?? 3,
        ...price.sent,
        start_date: addDays(todayOf(world), chance.pick([0, 0, 1, 31, 120, chance.below(400)])),
        payment_date: day,
        subscription: { type: plan.type, plan: plan.id, class_time: plan.time },
        payments: parts,
        ...(chance.percent(70) && { allow_debt: true }),
      },
    },
    done: ({ body: { results } }) =>
      sold(books, {
        ...madeOf(results, price, parts),
        type: plan.type,
        plan: plan.id,
        member,
        membership: results.subscription.id,
        day,
      }),
  }
}

/** Sells services to a member or anonymously, sometimes with a check-in. */
export const sellOnce: Make = (world) => {
  const { chance, members, plans, books } = world
  const member = chance.percent(60) ? chance.pick(members) : null
  const lesson = plans.find(({ type }) => type === 2)
  const item = { quantity: 1 + chance.below(3), price: 1 + chance.below(90_000) }
  const items = [
    { service: chance.pick([1, 3, 4]), ...item },
    ...(chance.percent(30) ? [{ service: 5, name: 'Suv', quantity: 1, price: 7_777 }] : []),
    ...(chance.percent(20) && lesson
      ? [{ service: 2, class_time: lesson.time, quantity: 1, price: 60_000 }]
      : []),
  ]
  const price = priceOf(
    world,
    items.reduce((sum, each) => sum + each.quantity * each.price, 0),
  )
  const parts = splitOf(world, price.total, member ? ways : ways.slice(0, -1))
  const day = dayOf(world)
  return {
    name: 'sell once',
    audit: 'payment.created',
    sending: {
      caller: somebody(world),
      method: 'POST',
      path: '/management/one-time-payment/',
      body: {
        customer: member,
        items,
        payment_method: parts[0]?.payment_method ?? 3,
        ...price.sent,
        payment_date: day,
        payments: parts,
        check_in: chance.percent(20),
        confirm: true,
        ...(chance.percent(70) && { allow_debt: true }),
      },
    },
    done: ({ body: { results } }) => {
      sold(books, {
        ...madeOf(results, price, parts),
        type: 3,
        plan: null,
        member,
        membership: null,
        day,
      })
      if (results.visit) world.visits.push(results.visit)
    },
  }
}

function sold(books: World['books'], payment: Payment) {
  books.payments.push(payment)
  book(books, { kind: 'payment', day: payment.day, payment }, saleOf(payment))
}

type Priced = ReturnType<typeof priceOf>

const madeOf = (
  { id }: Answer['body']['results'],
  { subtotal, discount, total }: Priced,
  parts: Part[],
) => ({ id, subtotal, discount, total, parts, returned: 0, status: 'paid' as const, refunds: [] })

/** Price of a sale, sometimes with a discount in percent or as an amount. */
function priceOf({ chance }: World, subtotal: number) {
  const off = chance.pick([{}, {}, {}, { discount_value: 1 + chance.below(100) }, sumOff()])
  const discount = discountOn(subtotal, off)
  const total = subtotal - discount
  const reason = discount > 0 && { discount_reason: 'Doimiy mijoz' }
  return { subtotal, discount, total, sent: { subtotal, total, ...off, ...reason } }
  function sumOff() {
    return { discount_amount: 1 + chance.below(subtotal) }
  }
}

/** Mostly today, sometimes in the past. */
const dayOf = (world: World) =>
  addDays(todayOf(world), world.chance.percent(85) ? 0 : -world.chance.below(20))
