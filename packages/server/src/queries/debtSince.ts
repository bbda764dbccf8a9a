import { sql } from 'kysely'

/** The day since which the member `f (merchant_id, id)` has a debt: of the first line after the last one with a balance of zero or more. */
export const debtSince = sql`
  select min(l.business_day) from (
    select t.business_day, l.id, l.id > coalesce(max(l.id) filter (where l.balance >= 0) over (), 0) as owes
      from (select e.transaction_id as id, sum(-sum(e.amount)) over (order by e.transaction_id) as balance
              from ledger_entry e
             where e.merchant_id = f.merchant_id and e.member_id = f.id and e.account = 'deposit'
             group by e.transaction_id) l
      join ledger_transaction t on t.merchant_id = f.merchant_id and t.id = l.id
  ) l where l.owes`
