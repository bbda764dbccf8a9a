import { DEPOSIT, methods } from '@zal/api/methods'
import { sumOf as sumOfParts } from '../../src/domain/money.ts'
import { added, type Accounts, type Booked } from './books.ts'
import {
  figures,
  left,
  ofMethods,
  soldIn,
  sum,
  type Figures,
  type Range,
} from './dashboardFigures.ts'
import type { totalsOf } from './sums.history.ts'
import { same } from './truth.ts'
import type { World } from './world.ts'

const statuses = {
  paid: ['paid', 'partial_refund'],
  refund: ['refund', 'partial_refund'],
  void: ['void'],
}

export async function checkMethods(world: World, range: Range) {
  for (const status of ['paid', 'refund', 'void'] as const) {
    const found = soldIn(world, range).filter((each) => statuses[status].includes(each.status))
    const back = found.flatMap(({ parts, refunds }) => (status === 'void' ? parts : refunds))
    const ways =
      status === 'paid'
        ? ofMethods(found)
        : added(back.map(({ payment_method, amount }) => ({ [methods[payment_method]]: amount })))
    const told = await figures(world, 'sales/by-methods/', `status=${status}&${range.query}`)
    same(
      `the methods of ${status} from ${range.from} to ${range.to}`,
      {
        total: told.total,
        payments: told.payments,
        ways: added(told.income_data.map(({ method, amount }) => ({ [methods[method]]: amount }))),
      },
      {
        total: status === 'paid' ? left(found) : sumOfParts(back),
        payments: found.length,
        ways,
      },
    )
    await checkRows(world, range, status, told)
  }
}

/** The history that each figure of the methods opens has its payments and its sums. */
async function checkRows(
  world: World,
  { from, to, query }: Range,
  status: keyof typeof statuses,
  told: Figures['sales/by-methods/'],
) {
  const days =
    query === 'period=year' ? `year=${to.slice(0, 4)}` : `start_date=${from}&end_date=${to}`
  const rows = `${days}&status=${statuses[status].join(',')}`
  const at = async (filter: string) => {
    const { body } = await world.as('manager').get(`/management/payment-list/?per_page=1&${filter}`)
    return body as unknown as { total_count: number; totals: ReturnType<typeof totalsOf> }
  }
  const { total_count, totals } = await at(rows)
  const sum = status === 'paid' ? totals.total - totals.returned : totals.returned
  same(`the rows of ${rows}`, [total_count, sum], [told.payments, told.total])
  // Money paid by one method may be refunded by another: no filter by method has the rows of what is left.
  if (status === 'paid') return
  const by = status === 'refund' ? 'refund_method' : 'pay_method'
  for (const { method, amount } of told.income_data) {
    const found = await at(`${rows}&${by}=${method}`)
    const line = found.totals.by_method.find(({ payment_method }) => payment_method === method)
    same(`the rows of ${rows} by ${by} ${method}`, line?.returned, amount)
  }
}

export async function checkItems(world: World, range: Range) {
  for (const subscription of [1, 2] as const) {
    const told = await figures(
      world,
      'sales/by-items/',
      `subscription=${subscription}&${range.query}`,
    )
    const found = soldIn(world, range).filter(({ type }) => type === subscription)
    const plans = [...new Set(found.map(({ plan }) => plan))].map((plan) => {
      const of = found.filter((each) => each.plan === plan)
      return [plan, left(of), of.filter(({ status }) => status !== 'void').length] as const
    })
    const items = told.items_data.map((item) => [item.id, item.total, item.membership_count])
    const isSold = ([, , count]: readonly unknown[]) => count !== 0
    const byPlan = (one: readonly unknown[], other: readonly unknown[]) =>
      Number(one[0]) - Number(other[0])
    same(
      `the plans of kind ${subscription} from ${range.from} to ${range.to}`,
      [items.filter(isSold).toSorted(byPlan), told.others],
      [plans.filter(isSold).toSorted(byPlan), null],
    )
  }
}

export const kinds = { pkg: 1, cls: 2, one_time: 3 }

export async function checkSummary(world: World, range: Range) {
  const rows = await figures(world, 'sales/summery/', range.query)
  const ends = [rows[0]?.start_date, rows.at(-1)?.end_date]
  same(`the days of the sales by ${range.query}`, ends, [range.from, range.to])
  for (const { start_date: from, end_date: to, ...row } of rows)
    for (const [name, kind] of Object.entries(kinds)) {
      const found = soldIn(world, { from, to }).filter(({ type }) => type === kind)
      same(
        `the ${name} from ${from} to ${to}`,
        [row[`${name}_total`], row[`${name}_count`]],
        [left(found), found.filter(({ status }) => status !== 'void').length],
      )
    }
}

/** Kinds of what moves a deposit without a payment, also where only its methods are corrected. */
const depositKinds = ['deposit', 'withdrawal', 'correction']

export async function checkDepositReport(world: World, range: Range) {
  const journal = world.books.journal.filter(({ day }) => day >= range.from && day <= range.to)
  const own = journal.filter(({ payment, kind }) => payment === null && depositKinds.includes(kind))
  const paid = journal.filter(({ payment }) => payment !== null)
  const spent = sum(paid.map(({ accounts }) => accounts.deposit ?? 0))
  const back = own.filter(({ kind }) => kind === 'withdrawal')
  const came = own.filter(({ kind }) => kind !== 'withdrawal')
  const wanted = {
    replenishment: waysOf('replenishment', came),
    withdrawal: { ...added([{ [`sale ${DEPOSIT}`]: spent }]), ...waysOf('return', back, -1) },
  }
  for (const status of ['replenishment', 'withdrawal'] as const) {
    const { total, data } = await figures(
      world,
      'sales/deposit-reports/',
      `status=${status}&${range.query}`,
    )
    const told = Object.fromEntries(data.map((row) => [`${row.kind} ${row.method}`, row.amount]))
    const where = `deposits, ${status} from ${range.from} to ${range.to}`
    same(where, [total, told], [sum(Object.values(wanted[status])), wanted[status]])
  }
}

/** Amounts by kind and method. */
const waysOf = (kind: string, journal: readonly Booked[], sign = 1): Accounts =>
  added(
    Object.entries(methods)
      .filter(([, account]) => account !== 'deposit')
      .map(([method, account]) => ({
        [`${kind} ${method}`]: sum(journal.map(({ accounts }) => sign * (accounts[account] ?? 0))),
      })),
  )

export async function checkDebtors(world: World) {
  const told = await figures(world, 'sales/debtors-list/')
  const debts = [...world.books.balances].filter(([, balance]) => balance < 0)
  same(
    'the debtors',
    [
      told.total,
      told.count,
      Object.fromEntries(told.data.map((row) => [row.gym_customer_id, row.balance])),
    ],
    [-sum(debts.map(([, balance]) => balance)), debts.length, Object.fromEntries(debts)],
  )
}
