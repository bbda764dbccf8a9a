/**
 * Queries after every step as an SQL function: the connection caches its plans, and one call replaces a
 * transaction of four statements.
 */
export const proving = `
  create function simulator_found(club bigint, members bigint[], today date, entries bigint, audits bigint) returns jsonb
  language plpgsql as $$
  begin
    perform set_config('zal.merchant', '1', true);
    return jsonb_build_object(
      'sum', (select coalesce(sum(amount), 0) from ledger_entry where id > entries),
      'entry', (select coalesce(max(id), entries) from ledger_entry where id > entries),
      'actions', (select coalesce(jsonb_agg(distinct action), '[]') from audit_log where id > audits),
      'audit', (select coalesce(max(id), audits) from audit_log where id > audits),
      'balances', (select jsonb_object_agg(m, member_balance(1, m)) from unnest(members) m),
      'payments', (select jsonb_object_agg(payment_id, jsonb_build_object('status', status, 'returned', returned))
                     from payment_state s where s.club_id = simulator_found.club),
      'full', (select coalesce(jsonb_agg(f.id), '[]') from (
                 select p.id, p.slot, (select count(*) from membership_on(today) m where m.package_id = p.id
                          and m.status in ('active', 'freeze', 'paid')) as taken
                   from package p where p.club_id = simulator_found.club and p.slot is not null
                 union all
                 select b.id, b.slot, (select count(*) from membership_on(today) m where m.class_time_id = b.id
                          and m.status in ('active', 'freeze', 'paid'))
                   from class_time b join class c on c.id = b.class_id
                  where c.club_id = simulator_found.club and b.slot is not null) f where f.slot < f.taken),
      'spent', (select coalesce(jsonb_agg(m.id), '[]') from membership_on(today) m
                 where m.member_id = any (members) and (m.visits_left < 0 or m.visits_left > m.visits)),
      'shared', (select coalesce(jsonb_agg(one.id), '[]') from membership one join membership other
                     on other.member_id = one.member_id and other.id > one.id and other.taken && one.taken
                    and other.type = one.type and other.class_id is not distinct from one.class_id
                  where one.member_id = any (members) and one.state = 'sold' and other.state = 'sold'
                    and (one.type = 2 or (one.days > 1 and other.days > 1))));
  end $$;`
