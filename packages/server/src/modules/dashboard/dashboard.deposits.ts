import { sql } from 'kysely'
import { DEPOSIT, methods } from '@zal/api/methods'
import type { Answer, Query } from '../../core/operation/context.ts'
import { paging } from '../../core/db/page.ts'
import { known } from '../../queries/memberVisibility.ts'
import { debtSince } from '../../queries/debtSince.ts'
import { periodOf, readFigures, type Scope } from './dashboard.scope.ts'

type Report = Answer<'getDepositReport'>['results']
type Debtors = Answer<'getDashboardDebtors'>['results']

/** Methods with their ledger accounts, as rows. */
const accounts = sql.join(
  Object.entries(methods).map(
    ([method, account]) => sql`(${sql.lit(Number(method))}, ${sql.lit(account)})`,
  ),
)

/**
 * Sum that deposits gained or lost in a range. Money of a replenishment or of a return is at the accounts of its methods; a
 * sale moves the account of deposits, a liability, whose debit is a withdrawal. A correction of the methods alone has no
 * entry of that account.
 */
export function depositReport(scope: Scope, query: Query<'getDepositReport'>) {
  const { principal, clubs, db } = scope
  const { from, to } = periodOf(query, scope)
  const moved = sql`
    t.merchant_id = ${principal.merchant} and t.club_id = any(${clubs}::bigint[])
    and t.business_day between ${from}::date and ${to}::date`
  const byMethods = (kind: string, sign: 1 | -1, kinds: string[]) => sql`
    select ${kind} as kind, w.method, ${sql.lit(sign)} * e.amount as amount
      from ledger_transaction t
      join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
      join (values ${accounts}) w (method, account) on w.account = e.account
     where ${moved} and t.payment_id is null and t.kind = any(${kinds}::text[]) and w.method <> ${DEPOSIT}`
  const sales = sql`
    select 'sale', ${DEPOSIT}::integer, e.amount
      from ledger_entry e
      join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id
     where ${moved} and t.payment_id is not null and e.account = 'deposit' and e.club_id = any(${clubs}::bigint[])`
  const lines =
    query.status === 'withdrawal'
      ? sql`${byMethods('return', -1, ['withdrawal'])} union all ${sales}`
      : byMethods('replenishment', 1, ['deposit', 'correction'])
  return readFigures<Report>(
    db,
    sql`
    with line as (
      select x.kind, x.method, sum(x.amount) as amount from (${lines}) x group by 1, 2
    )
    select jsonb_build_object(
             'total', coalesce(sum(l.amount), 0),
             'data', coalesce(jsonb_agg(jsonb_build_object('kind', l.kind, 'method', l.method, 'amount', l.amount)
                                        order by l.kind desc, l.method), '[]')) as figures
      from line l where l.amount <> 0`,
  )
}

/** The debtors of the clubs, the largest debt first. */
export function debtors(scope: Scope, query: Query<'getDashboardDebtors'>) {
  const { principal, clubs, db } = scope
  const { limit, offset } = paging(query)
  return readFigures<Debtors>(
    db,
    sql`
    with owing as materialized (
      select e.member_id, -sum(e.amount) as balance from ledger_entry e
       where e.merchant_id = ${principal.merchant} and e.account = 'deposit'
       group by e.member_id having sum(e.amount) > 0
    ), found as materialized (
      select m.id, m.merchant_id, m.club_id, m.avatar_id, m.last_name, m.first_name, b.balance
        from owing b
        join member m on m.id = b.member_id
       where ${known(principal)} and m.scope_club = any(array_append(${clubs}::bigint[], 0))
         and m.id = any(array(select member_id from owing))
    )
    select jsonb_build_object(
             'total', (select coalesce(-sum(f.balance), 0) from found f), 'count', (select count(*) from found),
             'data', (
               select coalesce(jsonb_agg(jsonb_build_object(
                        'gym_customer_id', f.id, 'full_name', concat_ws(' ', f.last_name, f.first_name), 'balance', f.balance,
                        'avatar', avatar_json(f.avatar_id), 'club', jsonb_build_object('id', f.club_id, 'name', c.name),
                        'since', (${debtSince}))
                      order by f.balance, f.id), '[]')
                 from (select f.* from found f order by f.balance, f.id limit ${limit} offset ${offset}) f
                 join club c on c.merchant_id = f.merchant_id and c.id = f.club_id)) as figures`,
  )
}
