import { methods } from '@zal/api/methods'
import { added, drawerOf, type Accounts, type Booked } from './books.ts'
import { checkFile, checkHistory, daysOf, filtersOf, totalsOf } from './sums.history.ts'
import { checkDashboard } from './sums.dashboard.ts'
import { close, type Step } from './steps/index.ts'
import { same } from './truth.ts'
import { todayOf, type World } from './world.ts'

/** Closes open shifts, because the sums of an open one are not revealed. */
export async function closeDesk(world: World, send: (step: Step) => Promise<unknown>) {
  for (let step = close(world); step; step = close(world)) await send(step)
}

/**
 * Checks that all totals of the same money agree exactly: of the history and its export by any filter, of the
 * ledger by day and account, of the shifts, of the deposits, and of the dashboard. The expected values come from the model.
 */
export async function checkSums(world: World) {
  for (const filter of filtersOf(world)) {
    await checkHistory(world, filter)
    await checkFile(world, filter)
  }
  await checkLedger(world)
  await checkShifts(world)
  await checkDeposits(world)
  await checkDashboard(world, daysOf(world))
}

async function checkLedger(world: World) {
  const { api, club, books, chance } = world
  const rows = await api.sql<{ day: string; paid: boolean; account: string; amount: number }>(
    1,
    `select t.business_day::text as day, t.payment_id is not null as paid, e.account, sum(e.amount) as amount
       from ledger_transaction t join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
      where t.club_id = $1 group by 1, 2, 3`,
    [club],
  )
  // A life without any sale has empty books.
  const days = books.journal.map((booked) => booked.day)
  const day = chance.pick(days.length > 0 ? days : [todayOf(world)])
  const of = (found: typeof rows) =>
    added(found.map(({ account, amount }) => ({ [account]: amount })))
  same('the ledger', of(rows), sumOf(books.journal))
  same(`the ledger on ${day}`, of(rows.filter((row) => row.day === day)), sumOf(on(books, day)))
  same('money of payments', waysIn(of(rows.filter(({ paid }) => paid))), netOf(world))

  const asked = `?start_date=${day}&end_date=${day}&per_page=100`
  const { body } = await world.as('owner').get(`/finance/ledger/${asked}`)
  const { accounts, results } = body as unknown as Ledger
  same(`the page of the ledger on ${day}`, ofPage(accounts), sumOf(on(books, day)))
  const entries = results.flatMap((each) => each.entries)
  same(`the rows of the ledger on ${day}`, of(entries as typeof rows), sumOf(on(books, day)))
}

interface Ledger {
  accounts: { account: string; sum: number; in: number; out: number }[]
  results: { entries: { account: string; amount: number }[] }[]
}

const ofPage = (accounts: Ledger['accounts']) =>
  added(accounts.map(({ account, sum }) => ({ [account]: sum })))

const on = ({ journal }: World['books'], day: string) => journal.filter((each) => each.day === day)
const sumOf = (journal: readonly Booked[]) => added(journal.map(({ accounts }) => accounts))

/** Received less returned money of the history, by the accounts of the methods. */
const netOf = ({ books }: World) =>
  added(
    totalsOf(books.payments).by_method.map((each) => ({
      [methods[each.payment_method]]: each.amount - each.returned,
    })),
  )

const ways: string[] = Object.values(methods)
const waysIn = (accounts: Accounts) =>
  Object.fromEntries(Object.entries(accounts).filter(([account]) => ways.includes(account)))

interface Report {
  float: number
  expected: number
  counted: number
  difference: number
  cash: { kind: string; amount: number }[]
  by_method: { payment_method: keyof typeof methods; amount: number }[]
}

const desk = ['float', 'cash_in', 'cash_out', 'shift_close']

async function checkShifts(world: World) {
  const { books } = world
  const reports: Accounts[] = []
  for (const { id, closed } of books.shifts) {
    const { body } = await world.as('desk').get<Report>(`/finance/shift/${id}/`)
    const { float, expected, counted, difference, cash, by_method } = body.results
    const mine = books.journal.filter(({ shift }) => shift === id)
    const inDrawer = mine.filter(({ kind }) => kind !== 'shift_close')
    same(
      `shift ${id}`,
      { float, expected, counted, difference },
      {
        float: cashOf(mine.filter(({ kind }) => kind === 'float')),
        ...closed,
        difference: (closed?.counted ?? 0) - (closed?.expected ?? 0),
      },
    )
    same(`the drawer of shift ${id}`, expected, drawerOf(books, id))
    same(
      `the cash of shift ${id}`,
      added(cash.map(({ kind, amount }) => ({ [kind]: amount }))),
      added(inDrawer.map(({ kind, accounts }) => ({ [kind]: accounts.cash ?? 0 }))),
    )
    const told = added(by_method.map((way) => ({ [methods[way.payment_method]]: way.amount })))
    same(`the ways of shift ${id}`, told, takenIn(mine))
    reports.push(told)
  }
  const covered = books.journal.filter(({ shift }) => shift !== null)
  same('all shifts together', added(reports), takenIn(covered))
}

const cashOf = (journal: readonly Booked[]) => sumOf(journal).cash ?? 0

/**
 * Received less returned money; deposit changes count by their method, a deposit itself where it paid for
 * something.
 */
const takenIn = (journal: readonly Booked[]) =>
  added(
    journal
      .filter(({ kind }) => !desk.includes(kind))
      .map(({ payment, accounts }) => {
        const { deposit = 0, ...others } = waysIn(accounts)
        return payment === null ? others : { ...others, deposit }
      }),
  )

async function checkDeposits(world: World) {
  const { books } = world
  const front = world.as('desk')
  const list = await front.get('/management/deposit-payments/')
  const { totals } = list.body as unknown as { totals: Record<string, number> }
  const moved = books.journal.map(({ accounts }) => -(accounts.deposit ?? 0))
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  same('the list of deposits', totals, {
    replenished: sum(moved.filter((amount) => amount > 0)),
    withdrawn: -sum(moved.filter((amount) => amount < 0)),
  })
  const { body } = await front.get('/management/debtor-list/')
  const { total } = body as unknown as { total: number }
  const debts = [...books.balances.values()].filter((balance) => balance < 0)
  same('what is owed', total, -sum(debts))
}
