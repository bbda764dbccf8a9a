create or replace function member_indexed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (select from gone g join come c using (merchant_id, id)
        where (g.scope_club, g.search_words, g.deleted_at) is distinct from (c.scope_club, c.search_words, c.deleted_at)) then
      return null;
    end if;
  end if;
  -- Words before blocks, always: what two registrations may both touch is locked in one order.
  if tg_op in ('UPDATE', 'INSERT') then
    insert into name_word (merchant_id, word)
      select distinct merchant_id, unnest(search_words) from come where deleted_at is null order by 1, 2
      on conflict do nothing;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    delete from member_word w using gone g where w.merchant_id = g.merchant_id and w.member_id = g.id;
    update member_block b set members = b.members - n.members
      from (select merchant_id, scope_club, id / 1024 as block, count(*)::integer as members
              from gone where deleted_at is null group by 1, 2, 3) n
     where (b.merchant_id, b.scope_club, b.block) = (n.merchant_id, n.scope_club, n.block);
  end if;
  if tg_op in ('UPDATE', 'INSERT') then
    insert into member_word (merchant_id, scope_club, word, member_id)
      select distinct merchant_id, scope_club, unnest(search_words), id from come where deleted_at is null;
    insert into member_block as b (merchant_id, scope_club, block, members)
      select merchant_id, scope_club, id / 1024, count(*)::integer from come where deleted_at is null group by 1, 2, 3 order by 1, 2, 3
      on conflict (merchant_id, scope_club, block) do update set members = b.members + excluded.members;
  end if;
  return null;
end $$;
create or replace trigger member_come after insert on member referencing new table as come for each statement execute function member_indexed();
create or replace trigger member_change after update on member referencing old table as gone new table as come for each statement execute function member_indexed();
create or replace trigger member_go after delete on member referencing old table as gone for each statement execute function member_indexed();

-- A member with the state of the day and the membership it is about, the contract's MemberState. The member's own status
-- decides first, then the first of the states that a membership gives, in this order: frozen, active, starts, pending or
-- unpaid, ended. Of several, the one that ends first counts, of ended ones the last. A membership that was voided or
-- refunded never counts. Balances are summed inside the plan, which costs half of a function call per row.
create or replace function member_on(today date)
returns table (
  merchant_id bigint, id bigint, membership_id bigint, membership text, membership_status text, start_date date, end_date date,
  days_left integer, visits_left integer, package_id bigint, frozen_until date, balance bigint, state jsonb
) language sql stable as $$
  select p.merchant_id, p.id, m.id, m.name, m.status, m.start_date, m.end_date,
         case when m.status in ('active', 'freeze', 'paid') then m.end_date - greatest(today, m.start_date) + 1 when m.id is not null then 0 end,
         m.visits_left, m.package_id, case when m.status = 'freeze' then m.freeze_end_date end,
         (select -coalesce(sum(e.amount), 0)::bigint from ledger_entry e
           where e.merchant_id = p.merchant_id and e.member_id = p.id and e.account = 'deposit'),
         jsonb_build_object(
           'key', case when p.status <> 'active' then p.status else coalesce(m.state, 'none') end,
           'date', case when p.status = 'active' then case m.state
             when 'frozen' then m.freeze_end_date
             when 'starts' then m.start_date
             when 'active' then m.end_date
             when 'expired' then m.end_date
           end end,
           'membership', case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end)
    from member p
    left join lateral (
      select x.*, membership_state(x.status, x.visits_left) as state from membership_on(today) x
       where x.merchant_id = p.merchant_id and x.member_id = p.id and membership_state(x.status, x.visits_left) is not null
       order by case x.status when 'freeze' then 0 when 'active' then 1 when 'partial_refund' then 1 when 'paid' then 2
                              when 'expired' then 4 else 3 end,
                case when x.status <> 'expired' then x.end_date end, x.end_date desc, x.id desc
       limit 1
    ) m on true
$$;

-- Members as the contract's MemberRow, in the order of the ids.
create or replace function member_rows(ids bigint[], today date) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  me constant bigint := current_merchant();
begin
  return (
    select coalesce(json_agg(json_build_object(
             'id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name), 'phone', m.phone, 'gender', m.gender,
             'birth_date', m.birth_date, 'avatar', avatar_json(m.avatar_id), 'status', m.status,
             'membership', o.membership, 'membership_status', o.membership_status, 'end_date', o.end_date,
             'days_left', o.days_left, 'visits_left', o.visits_left, 'state', o.state, 'balance', o.balance, 'prediction', m.prediction,
             'is_global', m.is_global, 'is_external_user', m.is_external_user, 'read_only', m.read_only,
             'club', json_build_object('id', c.id, 'name', c.name), 'version', m.version) order by u.nth), '[]')
      from unnest(ids) with ordinality u (id, nth)
      join member m on m.merchant_id = me and m.id = u.id
      join club c on c.merchant_id = me and c.id = m.club_id
      join member_on(today) o on o.merchant_id = me and o.id = u.id);
end $$;

-- A page of the members of the club and the global ones, newest first. The counts of member_block give the total
-- and the run of ids in which the page begins, so that a late page costs as much as the first one.
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
