import { strFromU8, unzipSync } from 'fflate'
import type { Method } from '@zal/api/methods'
import { xlsxRows } from '../../src/core/sheets/sheets.fixture.ts'
import { formatDay } from '../../src/core/i18n/formatParams.ts'
import { addDays } from '../../src/domain/membershipDates.ts'
import { sumOf as sumOfParts } from '../../src/domain/money.ts'
import payment from '../../../../locales/uz/payment.json' with { type: 'json' }
import type { Payment } from './books.ts'
import { same } from './truth.ts'
import { todayOf, type World } from './world.ts'

export interface Filter {
  start_date?: string
  end_date?: string
  /** Statuses, separated by commas. */
  status?: string
  pay_method?: Method
  refund_method?: Method
  subscription?: Payment['type']
  plan_id?: number
  class_id?: number
}

/** Filters of the history: none, and random ones. */
export function filtersOf(world: World): Filter[] {
  const { chance, plans } = world
  const plan = chance.pick(plans)
  const days = daysOf(world)
  const one = chance.pick<Filter>([
    { status: chance.pick(['paid', 'void', 'refund', 'partial_refund', 'refund,partial_refund']) },
    { pay_method: chance.pick([1, 2, 3, 4, 5]) },
    { refund_method: chance.pick([1, 2, 3, 4, 5]) },
    { subscription: chance.pick([1, 2, 3]) },
    plan.type === 1 ? { plan_id: plan.id } : { class_id: plan.id },
    {},
  ])
  return [{}, { ...one, ...(chance.percent(60) && days) }]
}

/** Random days around the last weeks. */
export function daysOf(world: World) {
  const { chance } = world
  const start = addDays(todayOf(world), -chance.below(40))
  return { start_date: start, end_date: addDays(start, chance.below(40)) }
}

interface Totals {
  total: number
  returned: number
  by_method: { payment_method: Method; amount: number; returned: number }[]
}

interface Page {
  total_count: number
  totals: Totals
  results: { id: number; total: number; returned: number }[]
}

/** Checks the totals of the history and the sums of its rows against the payments that match the filter. */
export async function checkHistory(world: World, filter: Filter) {
  const found = foundBy(world, filter)
  const where = `the history by ${JSON.stringify(filter)}`
  const rows: Page['results'] = []
  for (let page = 1; page === 1 || rows.length < found.length; page += 1) {
    const query = `?per_page=100&page=${page}&${queryOf(filter)}`
    const { body } = await world.as('manager').get(`/management/payment-list/${query}`)
    const { total_count, totals, results } = body as unknown as Page
    same(`totals of ${where}`, totals, totalsOf(found))
    same(`payments in ${where}`, total_count, found.length)
    if (results.length === 0) break
    rows.push(...results)
  }
  same(
    `rows of ${where}`,
    rows.map(({ id, total, returned }) => ({ id, total, returned })),
    found.map(({ id, total, returned }) => ({ id, total, returned })),
  )
}

const labels: Record<string, string> = payment.options.status
const kinds: Record<string, string> = payment.options.subscription
const ways: Record<string, string> = payment.options.pay_method

/** Checks that the exported file has the same payments in the same order, and the same sums. */
export async function checkFile(world: World, filter: Filter) {
  const [head = [], ...rows] = await fileOf(world, filter)
  const at = (name: keyof typeof payment.export) => head.indexOf(payment.export[name])
  const found = foundBy(world, filter)
  same(
    `the file by ${JSON.stringify(filter)}`,
    rows.map((row) =>
      (['date', 'status', 'type', 'method', 'subtotal', 'total'] as const).map(
        (name) => row[at(name)],
      ),
    ),
    found.map(({ day, status, type, parts, subtotal, total }) => [
      formatDay(day),
      labels[status],
      kinds[type],
      parts.map((part) => ways[part.payment_method]).join(' + ') || null,
      subtotal,
      total,
    ]),
  )
}

async function fileOf({ api, club, as }: World, filter: Filter) {
  const cookies = [...(await as('manager').cookies())].map((pair) => pair.join('=')).join('; ')
  const url = `http://zal.test/api/v1/management/payment-list/?export=true&${queryOf(filter)}`
  const headers = { 'x-club-id': String(club), cookie: cookies, 'accept-language': 'uz' }
  const answer = await api.server.fetch(new Request(url, { headers }), {
    ip: '10.0.0.1',
    secure: false,
  })
  if (answer.status !== 200) throw new Error(`No file: ${answer.status} ${await answer.text()}`)
  const file = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return xlsxRows(strFromU8(file['xl/worksheets/sheet1.xml'] ?? new Uint8Array()))
}

const queryOf = (filter: Filter) =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))

/** Payments that match a filter, the latest first. */
function foundBy({ books }: World, filter: Filter): Payment[] {
  const { start_date, end_date, status, pay_method, refund_method } = filter
  const { subscription, plan_id, class_id } = filter
  return books.payments
    .filter(
      ({ day, status: is, type, plan, parts, refunds }) =>
        (!start_date || day >= start_date) &&
        (!end_date || day <= end_date) &&
        (!status || status.split(',').includes(is)) &&
        (!pay_method || parts.some((part) => part.payment_method === pay_method)) &&
        (!refund_method || refunds.some((part) => part.payment_method === refund_method)) &&
        (!subscription || type === subscription) &&
        (!plan_id || (type === 1 && plan === plan_id)) &&
        (!class_id || (type === 2 && plan === class_id)),
    )
    .toSorted((one, other) => (one.day === other.day ? other.id - one.id : later(one, other)))
}

const later = (one: Payment, other: Payment) => (one.day < other.day ? 1 : -1)

/** Expected totals of these payments. A void returns money by the original methods, a refund by its own. */
export function totalsOf(found: readonly Payment[]): Totals {
  const sum = (of: (each: Payment) => number) => found.reduce((total, each) => total + of(each), 0)
  const back = (each: Payment) => (each.status === 'void' ? each.parts : each.refunds)
  const known = new Set(
    found.flatMap((each) => [...each.parts, ...each.refunds].map((part) => part.payment_method)),
  )
  return {
    total: sum(({ total }) => total),
    returned: sum(({ returned }) => returned),
    by_method: [...known]
      .toSorted((one, other) => one - other)
      .map((payment_method) => ({
        payment_method,
        amount: sum(({ parts }) => sumOfParts(parts, payment_method)),
        returned: sum((each) => sumOfParts(back(each), payment_method)),
      })),
  }
}
