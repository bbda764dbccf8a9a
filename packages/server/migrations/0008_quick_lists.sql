-- A page of members for half the price: balances are summed inside the plan instead of by a function that each row
-- calls, plans are made once a connection, and the first page does not look for the run of ids where it begins.
create or replace function member_on(today date)
returns table (
  merchant_id bigint, id bigint, membership_id bigint, membership text, membership_status text, start_date date, end_date date,
  days_left integer, visits_left integer, package_id bigint, frozen_until date, balance bigint
) language sql stable as $$
  select p.merchant_id, p.id, m.id, m.name, m.status, m.start_date, m.end_date,
         case when m.status in ('active', 'freeze', 'paid') then m.end_date - greatest(today, m.start_date) + 1 when m.id is not null then 0 end,
         m.visits_left, m.package_id, case when m.status = 'freeze' then m.freeze_end_date end,
         (select -coalesce(sum(e.amount), 0)::bigint from ledger_entry e
           where e.merchant_id = p.merchant_id and e.member_id = p.id and e.account = 'deposit')
    from member p
    left join lateral (
      select x.* from membership_on(today) x
       where x.merchant_id = p.merchant_id and x.member_id = p.id
       order by case x.status when 'active' then 0 when 'freeze' then 1 when 'paid' then 2 when 'expired' then 3 else 4 end,
                case when x.status in ('active', 'paid') then x.end_date end, x.end_date desc, x.id desc
       limit 1
    ) m on true
$$;

alter function member_rows(bigint[], date) set plan_cache_mode = force_generic_plan;

create or replace function member_page(club bigint, today date, lim integer, off bigint)
returns table (total bigint, results json) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  me constant bigint := current_merchant();
  below bigint := 9223372036854775807;
  skip integer := 0;
  ids bigint[];
begin
  if off = 0 then
    select coalesce(sum(b.members), 0) into total from member_block b where b.merchant_id = me and b.scope_club in (0, club);
  else
    with run as (
      select b.block, sum(b.members) as members from member_block b
       where b.merchant_id = me and b.scope_club in (0, club) group by b.block
    ), reached as (
      select r.block, r.members, sum(r.members) over (order by r.block desc) as members_so_far from run r
    )
    select (select coalesce(sum(r.members), 0) from run r), (f.block + 1) * 1024, off - (f.members_so_far - f.members)
      into total, below, skip
      from (values (1)) one
      left join (select r.* from reached r where r.members_so_far > off order by r.block desc limit 1) f on true;
  end if;
  select array_agg(x.id order by x.id desc) into ids
    from (select y.id from (
            (select m.id from member m where m.merchant_id = me and m.scope_club = 0 and m.deleted_at is null and m.id < below
              order by m.id desc limit skip + lim)
            union all
            (select m.id from member m where m.merchant_id = me and m.scope_club = club and m.deleted_at is null and m.id < below
              order by m.id desc limit skip + lim)) y
           order by y.id desc limit lim offset skip) x;
  results := member_rows(ids, today);
  return next;
end $$;
