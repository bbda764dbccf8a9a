import { sql, type RawBuilder } from 'kysely'
import { methods, type Method } from '@zal/api/methods'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { pageOf, paging, type Page } from '../../core/db/page.ts'

export type Shift = Answer<'listShifts'>['results'][number]
export type Report = Answer<'getShift'>

/** The shifts of the club, the latest first. */
export async function page(
  db: Db,
  query: Query<'listShifts'>,
  principal: Principal,
): Promise<Page<Shift>> {
  const { limit, offset } = paging(query)
  const { start_date = null, end_date = null, status = null } = query
  const asked = sql`
    (${start_date}::date is null or s.business_day >= ${start_date}::date)
    and (${end_date}::date is null or s.business_day <= ${end_date}::date)
    and (${status}::text is null or ${status}::text = case when s.closed_at is null then 'open'
           when s.difference_reason is null then 'even' else 'differs' end)`
  const [shifts, total] = await Promise.all([
    rowsOf(db, principal, asked, sql`order by s.id desc limit ${limit} offset ${offset}`),
    sql<{ count: number }>`
      select count(*)::int as count from shift s
       where s.merchant_id = ${principal.merchant} and s.club_id = ${principal.club} and ${asked}`.execute(
      db,
    ),
  ])
  return pageOf(shifts, total.rows[0]?.count ?? 0, query)
}

/** The report of a shift. That of an open one omits everything that reveals the expected cash. */
export async function one(db: Db, id: number, principal: Principal): Promise<Report> {
  const [[shift], sums, moves, count] = await Promise.all([
    rowsOf(db, principal, sql`s.id = ${id}`),
    sumsOf(db, id, principal),
    sql<Report['moves'][number]>`
      select m.id, m.direction, m.amount, m.reason, concat_ws(' ', t.last_name, t.first_name) as by, moment_text(m.at) as at
        from shift_move m join staff t on t.merchant_id = m.merchant_id and t.id = m.staff_id
       where m.merchant_id = ${principal.merchant} and m.shift_id = ${id} order by m.id`.execute(
      db,
    ),
    sql<Pick<Report, 'notes' | 'coins'>>`
      select coalesce(notes, '[]') as notes, coalesce(coins, 0) as coins from shift
       where merchant_id = ${principal.merchant} and id = ${id}`.execute(db),
  ])
  if (!shift) notFound()
  const isOpen = shift.status === 'open'
  return {
    ...shift,
    cash: isOpen ? [] : cashOf(sums),
    by_method: isOpen ? [] : methodsOf(sums),
    moves: moves.rows,
    notes: count.rows[0]?.notes ?? [],
    coins: count.rows[0]?.coins ?? 0,
  }
}

export async function openOne(db: Db, principal: Principal): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from shift where merchant_id = ${principal.merchant} and club_id = ${principal.club} and closed_at is null`.execute(
    db,
  )
  return rows[0]?.id ?? null
}

/** Expected cash in the drawer: the sum of all cash entries of the shift. */
export async function expectedIn(db: Db, id: number, principal: Principal): Promise<number> {
  const { rows } = await sql<{
    expected: number
  }>`select ${expected(sql`${id}`, principal)} as expected`.execute(db)
  return rows[0]?.expected ?? 0
}

// Excludes the row that empties the drawer at closing.
const expected = (id: RawBuilder<unknown>, principal: Principal) => sql`(
  select coalesce(sum(e.amount), 0)::bigint from ledger_transaction t
    join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
   where t.merchant_id = ${principal.merchant} and t.shift_id = ${id} and t.kind <> 'shift_close' and e.account = 'cash')`

async function rowsOf(db: Db, principal: Principal, where: RawBuilder<unknown>, rest = sql``) {
  const { rows } = await sql<Shift>`
    select f.id, case when f.closed_at is null then 'open' else 'closed' end as status, f.business_day::text,
           moment_text(f.opened_at) as opened_at, f.opener as opened_by, moment_text(f.closed_at) as closed_at,
           f.closer as closed_by, f.float, f.expected, f.counted, f.counted - f.expected as difference, f.difference_reason
      from (select s.*, concat_ws(' ', o.last_name, o.first_name) as opener,
                   case when c.id is not null then concat_ws(' ', c.last_name, c.first_name) end as closer,
                   (select coalesce(sum(e.amount), 0)::bigint from ledger_transaction t
                      join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
                     where t.merchant_id = s.merchant_id and t.shift_id = s.id and t.kind = 'float' and e.account = 'cash') as float,
                   case when s.closed_at is not null then ${expected(sql`s.id`, principal)} end as expected
              from shift s
              join staff o on o.merchant_id = s.merchant_id and o.id = s.opened_by
              left join staff c on c.merchant_id = s.merchant_id and c.id = s.closed_by
             where s.merchant_id = ${principal.merchant} and s.club_id = ${principal.club} and ${where} ${rest}) f
     order by f.id desc`.execute(db)
  return rows
}

interface Sum {
  kind: Report['cash'][number]['kind']
  account: string
  amount: number
  /** Belongs to a payment, not to a deposit or the drawer. */
  is_paid: boolean
}

async function sumsOf(db: Db, id: number, principal: Principal): Promise<Sum[]> {
  const accounts = Object.values(methods)
  const { rows } = await sql<Sum>`
    select t.kind, e.account, t.payment_id is not null as is_paid, sum(e.amount)::bigint as amount
      from ledger_transaction t join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
     where t.merchant_id = ${principal.merchant} and t.club_id = ${principal.club} and t.shift_id = ${id}
       and t.kind <> 'shift_close' and e.account = any (${accounts}::text[])
     group by 1, 2, 3`.execute(db)
  return rows
}

const kinds: readonly Sum['kind'][] = [
  'float',
  'payment',
  'deposit',
  'cash_in',
  'correction',
  'void',
  'refund',
  'withdrawal',
  'cash_out',
]

const cashOf = (sums: Sum[]): Report['cash'] =>
  kinds.flatMap((kind) => {
    const own = sums.filter((sum) => sum.kind === kind && sum.account === 'cash')
    return own.length > 0 ? [{ kind, amount: total(own) }] : []
  })

/** Sums by method, without float and cash in or out; deposit changes count by their method. */
function methodsOf(sums: Sum[]): Report['by_method'] {
  const desk = ['float', 'cash_in', 'cash_out']
  const taken = sums.filter(
    ({ kind, account, is_paid }) => !desk.includes(kind) && (is_paid || account !== 'deposit'),
  )
  return Object.entries(methods).flatMap(([method, account]) => {
    const own = taken.filter((sum) => sum.account === account)
    return own.length > 0 ? [{ payment_method: Number(method) as Method, amount: total(own) }] : []
  })
}

const total = (sums: readonly Sum[]) => sums.reduce((all, { amount }) => all + amount, 0)
