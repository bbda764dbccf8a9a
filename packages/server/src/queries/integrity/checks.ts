import { methods } from '@zal/api/methods'

/** A faulty record, with the expected and the found value. */
export interface Fault {
  record: 'transaction' | 'payment' | 'member' | 'membership' | 'club'
  id: number
  name: string
  expected: string
  found: string
}

/**
 * Invariants of the books, each as a query that counts the records checked and a query that finds the faults:
 * `id`, `name`, `expected`, `found`. Row-level security limits them to one merchant, except for the owner of
 * the tables.
 */
export interface Check {
  name: string
  record: Fault['record']
  counts: string
  finds: string
}

const values = Object.entries(methods).map(
  ([method, account]) => `(${method}::smallint, '${account}')`,
)
const ways = `(values ${values.join(', ')}) w (method, account)`

/** Amounts by method, in the format of the payment state. */
const paid = `array[${Object.keys(methods)
  .map((method) => `sum(amount) filter (where method = ${method})`)
  .join(', ')}]::bigint[]`

export const checks: Check[] = [
  {
    name: 'transactions',
    record: 'transaction',
    counts: 'select count(*) from ledger_transaction',
    finds: `
      select t.id, t.id::text as name, '0' as expected, coalesce(e.amount, 0)::text as found
        from ledger_transaction t
        left join (select merchant_id, transaction_id, sum(amount) as amount, count(*) as entries
                     from ledger_entry group by merchant_id, transaction_id, currency) e
          on e.merchant_id = t.merchant_id and e.transaction_id = t.id
       where coalesce(e.amount, 0) <> 0 or coalesce(e.entries, 0) < 2`,
  },
  {
    name: 'chain',
    record: 'transaction',
    counts: 'select count(*) from ledger_seal',
    // Prefixes of hashes; each seal is checked against the previous stored one, so that a fault is reported
    // where it occurs.
    finds: `
      with entries as (
        select e.merchant_id, e.transaction_id, string_agg(ledger_bytes(e), '' order by e.id) as content
          from ledger_entry e group by 1, 2
      ), link as (
        select s.*, lag(s.hash, 1, '') over chain as before, s.seq - lag(s.seq, 1, 0::bigint) over chain as step
          from ledger_seal s window chain as (partition by s.merchant_id, s.club_id order by s.seq)
      ), proved as (
        select l.transaction_id, l.hash, l.step,
               case when t.club_id = l.club_id
                    then sha256(l.before || ledger_bytes(t) || coalesce(e.content, '')) else '' end as found
          from link l
          left join ledger_transaction t on t.merchant_id = l.merchant_id and t.id = l.transaction_id
          left join entries e on e.merchant_id = l.merchant_id and e.transaction_id = l.transaction_id
      )
      select transaction_id as id, transaction_id::text as name, left(encode(hash, 'hex'), 12) as expected,
             left(encode(found, 'hex'), 12) as found
        from proved where hash <> found or step <> 1`,
  },
  {
    name: 'sealed',
    record: 'transaction',
    counts: 'select count(*) from ledger_transaction',
    finds: `
      select t.id, t.id::text as name, '1' as expected, '0' as found
        from ledger_transaction t
        left join ledger_seal s on s.merchant_id = t.merchant_id and s.transaction_id = t.id
       where s.transaction_id is null`,
  },
  {
    name: 'parts',
    record: 'payment',
    counts: 'select count(*) from payment',
    // The sum, and the amount by each method; what the state repeats of the payment.
    finds: `
      select p.id, p.invoice_no::text as name,
             concat_ws(' / ', p.total, array_to_string(x.paid, ' / ', '0'), case when f.differ then f.expected end) as expected,
             concat_ws(' / ', coalesce(x.amount, 0), array_to_string(z.paid, ' / ', '0'), case when f.differ then f.found end) as found
        from payment p
        left join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
        left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
       cross join lateral (
         select (p.type, coalesce(m.package_id, m.class_id), p.at) is distinct from (z.type, z.plan, z.at) as differ,
                concat_ws(' ', p.type, coalesce(m.package_id, m.class_id), p.at) as expected,
                concat_ws(' ', z.type, z.plan, z.at) as found) f
        left join (select merchant_id, payment_id, edition, sum(amount) as amount, ${paid} as paid
                     from payment_part group by 1, 2, 3) x
          on x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition
       where coalesce(x.amount, 0) <> p.total or p.subtotal - p.discount_amount <> p.total or z.total is distinct from p.total
          or f.differ
          or z.paid is distinct from coalesce(x.paid, array_fill(null::bigint, array[8]))`,
  },
  {
    name: 'booked',
    record: 'payment',
    counts: 'select count(*) from payment',
    finds: `
      select b.payment_id as id, coalesce(p.invoice_no, b.payment_id)::text as name, b.due::text as expected, b.posted::text as found
        from (select merchant_id, payment_id, method, sum(due) as due, sum(posted) as posted
                from (select x.merchant_id, x.payment_id, x.method, x.amount as due, 0::bigint as posted
                        from payment_state z
                        join payment_part x on x.merchant_id = z.merchant_id and x.payment_id = z.payment_id and x.edition = z.edition
                       where z.status in ('paid', 'partial_refund', 'refund')
                      union all
                      select merchant_id, payment_id, method, -amount, 0 from payment_reversal where kind <> 'void'
                      union all
                      select t.merchant_id, t.payment_id, w.method, 0, e.amount
                        from ledger_transaction t
                        join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
                        join ${ways} on w.account = e.account
                       where t.payment_id is not null) a
               group by 1, 2, 3) b
        left join payment p on p.merchant_id = b.merchant_id and p.id = b.payment_id
       where b.due <> b.posted or p.id is null`,
  },
  {
    name: 'returned',
    record: 'payment',
    counts: 'select count(*) from payment_state',
    finds: `
      select z.payment_id as id, p.invoice_no::text as name, coalesce(r.amount, 0)::text as expected, z.returned::text as found
        from payment_state z
        join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
        left join (select merchant_id, payment_id, sum(amount) as amount, bool_or(kind = 'void') as void, bool_or(kind = 'refund') as refund
                     from payment_reversal group by 1, 2) r
          on r.merchant_id = z.merchant_id and r.payment_id = z.payment_id
       where coalesce(r.amount, 0) <> z.returned
          or (z.status = 'void') <> coalesce(r.void, false)
          or (z.status = 'refund') <> coalesce(r.refund, false)`,
  },
  {
    name: 'sums',
    record: 'club',
    counts: 'select count(*) from payment_sum',
    // The first differing line of each day: number of payments, amount, returned.
    finds: `
      with stored as (
        select * from payment_sum where (payments, amount, returned) <> (0, 0, 0)
      ), wrong as (
        select distinct on (merchant_id, club_id, payment_date) merchant_id, club_id, payment_date,
               concat_ws(' / ', coalesce(d.payments, 0), coalesce(d.amount, 0), coalesce(d.returned, 0)) as expected,
               concat_ws(' / ', coalesce(k.payments, 0), coalesce(k.amount, 0), coalesce(k.returned, 0)) as found
          from payment_sum_rows() d
          full join stored k using (merchant_id, club_id, plan, span, payment_date, type, status, ways, method)
         where (d.payments, d.amount, d.returned) is distinct from (k.payments, k.amount, k.returned)
         order by merchant_id, club_id, payment_date, span, plan, method, status, type, ways
      )
      select w.club_id as id, concat_ws(' · ', c.name, to_char(w.payment_date, 'DD/MM/YYYY')) as name, w.expected, w.found
        from wrong w
        left join club c on c.merchant_id = w.merchant_id and c.id = w.club_id`,
  },
  {
    name: 'balances',
    record: 'member',
    counts: `select count(distinct (merchant_id, member_id)) from ledger_entry where account = 'deposit'`,
    // Several clubs may have lent: the highest limit counts, also one of before its last change, and one without a limit
    // means none.
    finds: `
      with held as (
        select merchant_id, id as club_id, (settings ->> 'credit_limit')::bigint as credit_limit from club
         union
        select merchant_id, record_id, (before ->> 'credit_limit')::bigint from audit_log
         where record_type = 'club' and action = 'club.changed' and before ? 'credit_limit'
      ), limits as (
        select merchant_id, club_id, max(credit_limit) as credit_limit, bool_and(credit_limit is not null) as is_limited
          from held group by merchant_id, club_id
      )
      select e.member_id as id, coalesce(concat_ws(' ', m.last_name, m.first_name), e.member_id::text) as name,
             (-max(c.credit_limit))::text as expected, (-sum(e.amount))::text as found
        from ledger_entry e
        join limits c on c.merchant_id = e.merchant_id and c.club_id = e.club_id
        left join member m on m.merchant_id = e.merchant_id and m.id = e.member_id
       where e.account = 'deposit'
       group by e.merchant_id, e.member_id, m.last_name, m.first_name
      having bool_and(c.is_limited) and -sum(e.amount) < -max(c.credit_limit)`,
  },
  {
    name: 'invoices',
    record: 'club',
    counts: 'select count(*) from club_counter',
    finds: `
      select k.club_id as id, c.name, k.invoice_no::text as expected,
             (case when count(p.id) <> k.invoice_no then count(p.id) else max(p.invoice_no) end)::text as found
        from club_counter k
        join club c on c.merchant_id = k.merchant_id and c.id = k.club_id
        left join payment p on p.merchant_id = k.merchant_id and p.club_id = k.club_id
       group by k.merchant_id, k.club_id, c.name, k.invoice_no
      having count(p.id) <> k.invoice_no or coalesce(max(p.invoice_no), 0) <> k.invoice_no or coalesce(min(p.invoice_no), 1) <> 1`,
  },
  {
    name: 'ends',
    record: 'membership',
    counts: 'select count(*) from membership',
    finds: `
      select m.id, m.name, (m.start_date + m.days - 1 + coalesce(sum(l.days), 0)::integer)::text as expected, m.end_date::text as found
        from membership m
        left join membership_line l on l.merchant_id = m.merchant_id and l.membership_id = m.id
       group by m.merchant_id, m.id, m.name, m.start_date, m.days, m.end_date
      having m.end_date <> m.start_date + m.days - 1 + coalesce(sum(l.days), 0)::integer`,
  },
  {
    name: 'visits',
    record: 'membership',
    counts: 'select count(*) from membership',
    finds: `
      select m.id, m.name, m.visits::text as expected, sum(v.amount)::text as found
        from membership m
        join visit v on v.merchant_id = m.merchant_id and v.membership_id = m.id
       group by m.merchant_id, m.id, m.name, m.visits having sum(v.amount) < 0 or sum(v.amount) > m.visits`,
  },
  {
    name: 'holders',
    record: 'payment',
    counts: 'select count(*) from payment where membership_id is not null',
    finds: `
      select p.id, p.invoice_no::text as name, z.status as expected, coalesce(m.state, '') as found
        from payment p
        join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
        left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
       where p.membership_id is not null
         and (m.id is null or m.member_id <> p.member_id
              or (case when z.status in ('void', 'refund') then z.status else '' end)
                 <> (case when m.state in ('void', 'refund') then m.state else '' end))`,
  },
]
