import { note } from './print.mjs'

/**
 * Adds members until there are so many: each a copy of a seeded one with its memberships, freezes, visits of the running
 * memberships and movements of its deposit, some days earlier or later, in two batches that any database holds.
 */
export async function manyMembers({ query }, wanted) {
  const [{ have }] = await query(
    'select count(*)::integer as have from member where merchant_id = 1',
  )
  if (wanted <= have) return
  note(`Adding ${wanted - have} members`)
  for (const statement of statements(wanted - have, have)) await query(statement)
  await query('vacuum analyze')
}

const statements = (count, have) => [
  `select set_config('zal.merchant', '1', false), set_config('zal.bulk', 'on', false)`,
  `create table bench_model as
     select row_number() over (order by id) as nth, id from member where merchant_id = 1 and deleted_at is null`,
  `create table bench_copy as
     select nextval('member_id_seq') as id, m.id as model, n % 29 - 14 as later, n
       from generate_series(1, ${count}) n
       join bench_model m on m.nth = 1 + (n * 7919) % (select count(*) from bench_model)`,
  `insert into member (merchant_id, id, club_id, is_global, first_name, last_name, gender, birth_date, date_joined, phone, status,
                       search_words, sort_key, created_at, prediction)
     select 1, c.id, m.club_id, m.is_global, m.first_name, m.last_name, m.gender, m.birth_date + (c.n % 365)::integer, m.date_joined,
            '+99820' || lpad((c.n + ${have})::text, 7, '0'), m.status, m.search_words, m.sort_key, m.created_at + c.later * interval '1 day',
            m.prediction
       from bench_copy c join member m on m.merchant_id = 1 and m.id = c.model`,
  `create table bench_membership as
     select nextval('membership_id_seq') as id, s.id as model, c.id as member, c.later
       from bench_copy c join membership s on s.merchant_id = 1 and s.member_id = c.model`,
  `insert into membership (merchant_id, id, club_id, member_id, type, package_id, name, price, days, visits, start_date, end_date,
                           taken, start_time, end_time, week_days, trainer, is_global, state, sold_by, created_at, class_id,
                           class_time_id)
     select 1, b.id, s.club_id, b.member, s.type, s.package_id, s.name, s.price, s.days, s.visits, s.start_date + b.later::integer,
            s.end_date + b.later::integer, 'empty', s.start_time, s.end_time, s.week_days, s.trainer, s.is_global, s.state,
            s.sold_by, s.created_at, s.class_id, s.class_time_id
       from bench_membership b join membership s on s.merchant_id = 1 and s.id = b.model`,
  `insert into membership_freeze (merchant_id, membership_id, start_date, end_date, staff_id, created_at, cancelled_at)
     select 1, b.id, f.start_date + b.later::integer, f.end_date + b.later::integer, f.staff_id, f.created_at, f.cancelled_at
       from bench_membership b join membership_freeze f on f.merchant_id = 1 and f.membership_id = b.model`,
  `insert into visit (merchant_id, club_id, type, member_id, membership_id, class_time_id, amount, business_day, at, staff_id)
     select 1, v.club_id, v.type, b.member, b.id, v.class_time_id, v.amount, v.business_day, v.at, v.staff_id
       from bench_membership b
       join membership s on s.merchant_id = 1 and s.id = b.model and s.visits is not null and s.end_date >= current_date
       join visit v on v.merchant_id = 1 and v.membership_id = s.id and v.reverses_id is null`,
  `create table bench_transaction as
     select nextval('ledger_transaction_id_seq') as id, t.id as model, c.id as member
       from bench_copy c
       join ledger_entry e on e.merchant_id = 1 and e.member_id = c.model and e.account = 'deposit'
       join ledger_transaction t on t.merchant_id = 1 and t.id = e.transaction_id`,
  `insert into ledger_transaction (merchant_id, id, club_id, kind, business_day, member_id, staff_id, at)
     select 1, b.id, t.club_id, 'deposit', t.business_day, b.member, t.staff_id, t.at
       from bench_transaction b join ledger_transaction t on t.merchant_id = 1 and t.id = b.model`,
  `insert into ledger_entry (merchant_id, transaction_id, club_id, account, member_id, amount, currency)
     select 1, b.id, e.club_id, e.account, case when e.account = 'deposit' then b.member end, e.amount, e.currency
       from bench_transaction b join ledger_entry e on e.merchant_id = 1 and e.transaction_id = b.model`,
  'drop table bench_model, bench_copy, bench_membership, bench_transaction',
]
