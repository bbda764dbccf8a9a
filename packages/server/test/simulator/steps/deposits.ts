import type { Method } from '@zal/api/methods'
import { sumOf, type Part } from '../../../src/domain/money.ts'
import { addDays } from '../../../src/domain/membershipDates.ts'
import { added, book, byAccount, turned, type Accounts } from '../books.ts'
import { todayOf } from '../world.ts'
import { because, oneOf, somebody, splitOf, type Make } from './step.ts'

const ways: Method[] = [3, 3, 2, 1, 4]

export const putIn: Make = (world) => {
  const { chance, books } = world
  const member = chance.pick(world.members)
  const amount = 1 + chance.below(chance.pick([1000, 600_000]))
  const parts = splitOf(world, amount, ways)
  const day = addDays(todayOf(world), chance.percent(85) ? 0 : -chance.below(20))
  return {
    name: 'put in',
    audit: 'deposit.created',
    sending: {
      caller: somebody(world),
      method: 'POST',
      path: '/management/deposit-payments/',
      body: { gym_customer: member, amount, payment_date: day, payment_types: parts },
    },
    done: ({ body }) => {
      books.deposits.push({ id: body.results.id, member, day, parts })
      book(books, { kind: 'deposit', day, member }, depositOf(parts))
    },
  }
}

export const giveBack: Make = (world) => {
  const { chance, books } = world
  const member = chance.pick(world.members)
  const balance = books.balances.get(member) ?? 0
  const amount = chance.percent(30) && balance > 0 ? balance : 1 + chance.below(300_000)
  const payment_method = chance.pick([1, 3] as const)
  return {
    name: 'give back',
    audit: 'deposit.returned',
    sending: {
      caller: world.as(chance.pick(['owner', 'manager'])),
      method: 'POST',
      path: '/management/deposit-returns/',
      body: { gym_customer: member, amount, payment_method, reason: because },
    },
    must: () => (amount > (books.balances.get(member) ?? 0) ? 409 : undefined),
    done: () =>
      book(
        books,
        { kind: 'withdrawal', day: todayOf(world), member },
        depositOf([{ payment_method, amount: -amount }]),
      ),
  }
}

/** Corrects a replenishment on the same day, sometimes only its methods. */
export const putRight: Make = async (world) => {
  const { chance, books } = world
  const deposit = oneOf(world, books.deposits)
  if (!deposit) return undefined
  const { id, member, day } = deposit
  const manager = world.as('manager')
  const { body } = await manager.get(`/management/deposit-payments/${id}/`)
  const amount = sumOf(deposit.parts) + chance.pick([0, 1, 50_000, -1, -40_000])
  if (amount < 1) return undefined
  const parts = splitOf(world, amount, ways)
  const change = added([turned(depositOf(deposit.parts)), depositOf(parts)])
  if (Object.keys(change).length === 0) return undefined
  return {
    name: 'put right',
    audit: 'deposit.changed',
    sending: {
      caller: manager,
      method: 'PATCH',
      path: `/management/deposit-payments/${id}/`,
      body: { version: body.results.version, amount, payment_types: parts },
    },
    isFirst: true,
    done: () => {
      const moved = added([turned(depositOf(deposit.parts)), depositOf(parts)])
      deposit.parts = parts
      book(books, { kind: 'correction', day, member }, moved)
    },
  }
}

const depositOf = (parts: readonly Part[]): Accounts => ({
  ...byAccount(parts),
  deposit: -sumOf(parts),
})
