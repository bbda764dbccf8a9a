import { methods } from '@zal/api/methods'
import { addDays } from '../../src/domain/membershipDates.ts'
import {
  figures,
  left,
  ofMethods,
  soldIn,
  sum,
  type Figures,
  type Range,
} from './dashboardFigures.ts'
import {
  checkDebtors,
  checkDepositReport,
  checkItems,
  checkMethods,
  checkSummary,
  kinds,
} from './sums.sales.ts'
import { same } from './truth.ts'
import { todayOf, type World } from './world.ts'

/**
 * Checks that the calls of the dashboard tell the same money, visits and members as the model, the lists and the ledger:
 * of the default range, of random days, and of the months of the year; and that two clubs are the sum of both.
 */
export async function checkDashboard(world: World, days: { start_date: string; end_date: string }) {
  const today = todayOf(world)
  const { start_date, end_date } = days
  await checkToday(world, today)
  await checkVisits(world, today)
  await checkMembers(world)
  await checkDebtors(world)
  const ranges: Range[] = [
    { from: addDays(today, -6), to: today, query: '' },
    { from: start_date, to: end_date, query: `start_date=${start_date}&end_date=${end_date}` },
    { from: `${today.slice(0, 4)}-01-01`, to: today, query: 'period=year' },
  ]
  for (const range of ranges) {
    await checkMethods(world, range)
    await checkItems(world, range)
    await checkSummary(world, range)
    await checkDepositReport(world, range)
  }
  await checkTwoClubs(world, ranges[1]?.query ?? '')
}

async function checkToday(world: World, today: string) {
  const sale = await figures(world, 'today/total-sale/')
  const sold = soldIn(world, { from: today, to: today })
  const before = addDays(today, -7)
  same(
    'the sales of today',
    {
      total: sale.total,
      cash: sale.cash,
      returned: sale.returned_today,
      hours: sum(sale.hours.map(({ total }) => total)),
      week: sum(sale.hours.map(({ last_week }) => last_week)),
      clubs: sale.each_gym_data.map(({ club_id, total }) => [club_id, total]),
    },
    {
      total: left(sold),
      cash: ofMethods(sold).cash ?? 0,
      returned: returnedOn(world, today),
      hours: left(sold),
      week: left(soldIn(world, { from: before, to: before })),
      clubs: [[world.club, left(sold)]],
    },
  )
}

/** Voids and refunds of a day, of payments of earlier days. */
const returnedOn = ({ books }: World, day: string) =>
  sum(
    books.journal
      .filter(
        ({ kind, day: on, payment }) =>
          on === day &&
          (kind === 'void' || kind === 'refund') &&
          books.payments.some((each) => each.id === payment && each.day < day),
      )
      .flatMap(({ accounts }) => Object.values(methods).map((name) => -(accounts[name] ?? 0))),
  )

/** The visits of today against the list of check-ins, and against those that the model has. */
async function checkVisits(world: World, today: string) {
  const visits = await figures(world, 'today/total-visits/')
  const { class: classes, package: packages, one_time } = visits.today
  const listed = async (query: string) => {
    const { body } = await world
      .as('owner')
      .get(`/check-in/history-list/?per_page=1&start_date=${today}&end_date=${today}${query}`)
    return body.total_count
  }
  const all = packages + classes + one_time
  same(
    'the visits of today as in the list of check-ins',
    [packages, classes, all],
    [await listed('&subscription=1'), await listed('&subscription=2'), await listed('')],
  )
  const [kept] = await world.api.sql<{ today: number; yesterday: number }>(
    1,
    `select count(*) filter (where business_day = $2::date)::int as today,
            count(*) filter (where business_day = $2::date - 1)::int as yesterday
       from visit where club_id = $3 and id = any ($1::bigint[])`,
    [world.visits, today, world.club],
  )
  same(
    'the visits of today and of yesterday',
    [all, visits.yesterday],
    [kept?.today, kept?.yesterday],
  )
  const plans = await Promise.all(
    [1, 2].map((kind) => figures(world, 'today/visits-by-plan/', `subscription=${kind}`)),
  )
  same(
    'the visits of today by plan',
    plans.map((rows) => sum(rows.map(({ count }) => count))),
    [packages, classes],
  )
}

const lists = {
  total: '',
  active: 'subscription=active',
  inactive: 'status=3',
  frozen: 'subscription=freeze',
  expired: 'subscription=expired',
  expiring_7: 'subscription=ends_soon',
}

async function checkMembers(world: World) {
  const { member } = await figures(world, 'members-report/')
  for (const [name, query] of Object.entries(lists)) {
    const { body } = await world.as('owner').get(`/management/member-list/?per_page=1&${query}`)
    same(`the members: ${name}`, member[name], body.total_count)
  }
}

/** Figures of two clubs that each life compares, chosen by chance. */
const AT_ONCE = 2

/** The sums of this club and of another one, asked for together, are those of both. */
async function checkTwoClubs(world: World, days: string) {
  const [other] = await world.api.sql<{ id: number }>(
    1,
    `select c.id::int from club c join staff_club x on x.club_id = c.id and x.staff_id = 1
      where c.id <> $1 order by c.id desc limit 1`,
    [world.club],
  )
  const clubs = [world.club, other?.id ?? 0]
  for (let nth = 0; nth < AT_ONCE; nth += 1) {
    const { path, query, read } = world.chance.pick(summable)
    const of = (location: string) =>
      read(world, [`location=${location}`, query, isRanged(path) && days].filter(Boolean).join('&'))
    const each = await Promise.all(clubs.map((club) => of(String(club))))
    const both = each[0]?.map((_, at) => sum(each.map((one) => one[at] ?? 0)))
    same(`${path} of the clubs ${clubs.join(' and ')}`, await of(clubs.join()), both)
  }
}

const isRanged = (path: keyof Figures) =>
  path.startsWith('sales/') && path !== 'sales/debtors-list/'

/** A call with those of its numbers that add up over clubs. */
const summed = <P extends keyof Figures>(
  path: P,
  query: string,
  counts: (answer: Figures[P]) => number[],
) => ({
  path,
  query,
  read: async (world: World, asked: string) => counts(await figures(world, path, asked)),
})

const summable = [
  summed('today/total-sale/', '', ({ total, cash, returned_today }) => [
    total,
    cash,
    returned_today,
  ]),
  summed('today/total-visits/', '', ({ today, people }) => [...Object.values(today), people]),
  summed('sales/by-methods/', '', ({ total, payments }) => [total, payments]),
  summed('sales/by-methods/', 'status=refund', ({ total, payments }) => [total, payments]),
  summed('sales/by-methods/', 'status=void', ({ total, payments }) => [total, payments]),
  summed('sales/summery/', '', (rows) =>
    rows.flatMap((row) => Object.keys(kinds).map((kind) => row[`${kind}_total`] ?? 0)),
  ),
  summed('sales/deposit-reports/', '', ({ total }) => [total]),
  summed('sales/deposit-reports/', 'status=withdrawal', ({ total }) => [total]),
  summed('sales/debtors-list/', '', ({ total, count }) => [total, count]),
]
