import { note } from './print.mjs'

/**
 * Adds payments to the first club until it has that many, of all members visible there: two years of
 * packages, splits, voids and refunds, each with its membership. Ledger rows are omitted, since the history
 * does not read them.
 */
export async function sales({ query }, count) {
  const [{ have }] = await query(
    'select count(*)::integer as have from payment where merchant_id = 1 and club_id = 1',
  )
  const more = count - have
  if (more <= 0) return
  note(`Adding ${more} payments`)
  // Aggregated below in one statement. The exclusion constraints cost more than all the rest, and this bench
  // sells nothing. Payments without ledger rows, or of days that are closed, are refused by triggers otherwise.
  await query(`
    set local zal.bulk = 'on';
    alter table payment disable trigger payment_whole;
    alter table ledger_transaction disable trigger ledger_day_open;
    alter table membership drop constraint if exists membership_overlap, drop constraint if exists membership_class_overlap;
    create temporary table sale as
      select n, nextval('payment_id_seq') as id, nextval('membership_id_seq') as membership,
             (current_date - (n * 730 / ${more})::integer) as day,
             m.ids[1 + (n * 7919) % m.size] as member, p.ids[1 + (n * 31) % p.size] as plan, s.id as staff,
             200000 + (n * 37 % 400) * 1000 as total,
             case when n % 50 = 0 then 'void' when n % 70 = 0 then 'refund' when n % 90 = 0 then 'partial_refund' else 'paid' end as status,
             n % 4 = 0 as is_split, 1 + (n * 13 % 4) as way
        from generate_series(1, ${more}::bigint) n,
             (select array_agg(id) as ids, count(*) as size from member where merchant_id = 1 and scope_club in (0, 1) and deleted_at is null) m,
             (select array_agg(id) as ids, count(*) as size from package where merchant_id = 1 and club_id = 1) p,
             (select id from staff where merchant_id = 1 and role = 'owner' limit 1) s;
    insert into membership (merchant_id, id, club_id, member_id, type, package_id, name, price, days, start_date, end_date, taken, sold_by, created_at)
      select 1, membership, 1, member, 1, plan, 'Oylik', total, 30, day, day + 29, 'empty', staff, day from sale;
    with paid as (
      insert into payment (merchant_id, id, club_id, invoice_no, type, member_id, membership_id, payment_date, subtotal, total, currency, staff_id, business_day, at)
      select 1, id, 1, 10000000 + n, 1, member, membership, day, total, total, 'UZS', staff, day, day from sale)
    insert into payment_part (merchant_id, payment_id, method, amount)
      select 1, id, way, case when is_split then total / 2 else total end from sale
      union all select 1, id, 1 + way % 4, total - total / 2 from sale where is_split;
    insert into ledger_transaction (merchant_id, id, club_id, kind, business_day, payment_id, staff_id, at)
      overriding system value
      select 1, nextval('ledger_transaction_id_seq'), 1, 'refund', day, id, staff, day from sale where status <> 'paid';
    insert into payment_reversal (merchant_id, payment_id, kind, method, amount, reason_id, reason, transaction_id, business_day, staff_id, at)
      select 1, s.id, s.status, case when s.status <> 'void' then 3 end, case when s.status = 'partial_refund' then 50000 else s.total end,
             case when s.status = 'void' then 1 end, 'Mijoz fikridan qaytdi', t.id, s.day, s.staff, s.day
        from sale s join ledger_transaction t on t.merchant_id = 1 and t.payment_id = s.id where s.status <> 'paid';
    update payment_state z set status = s.status, returned = case when s.status = 'partial_refund' then 50000 else s.total end
      from sale s where z.merchant_id = 1 and z.payment_id = s.id and s.status <> 'paid';
    drop table sale;`)
  await query('alter table ledger_transaction enable trigger ledger_day_open')
  note('Summing them')
  await query('truncate payment_sum')
  await query('select payment_sum_fill()')
  await query('vacuum analyze')
}
