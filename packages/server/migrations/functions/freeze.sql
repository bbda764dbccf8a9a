-- Computes the end of a membership from its lines whenever the end is written. The range of taken days moves along, unless
-- it was shortened. Plans of triggers are cached: planned while the tables are small, they would keep scanning them.
create or replace function membership_end() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  new.end_date := new.start_date + new.days - 1 + coalesce((
    select sum(l.days)::integer from membership_line l
     where l.merchant_id = new.merchant_id and l.membership_id = new.id), 0);
  if upper(old.taken) = old.end_date + 1 then
    new.taken := daterange(lower(new.taken), new.end_date + 1);
  end if;
  return new;
end $$;
create or replace trigger membership_end before update of end_date on membership for each row execute function membership_end();

-- Adds the line of every new, moved or cancelled freeze.
create or replace function membership_freeze_counts() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  before constant integer := case when tg_op = 'INSERT' or old.cancelled_at is not null then 0 else old.end_date - old.start_date end;
  after constant integer := case when new.cancelled_at is not null then 0 else new.end_date - new.start_date end;
begin
  if tg_op = 'UPDATE' and (old.start_date, old.end_date, old.cancelled_at is null) = (new.start_date, new.end_date, new.cancelled_at is null) then
    return null;
  end if;
  insert into membership_line (merchant_id, membership_id, freeze_id, corrects_id, kind, days, start_date, end_date, notes, staff_id, at)
  values (new.merchant_id, new.membership_id, new.id,
          (select max(l.id) from membership_line l where l.merchant_id = new.merchant_id and l.membership_id = new.membership_id and l.freeze_id = new.id),
          case when tg_op = 'INSERT' then 'freeze' when new.cancelled_at is not null then 'cancel'
               when new.returned_at is not null then 'return' else 'change' end,
          after - before, new.start_date, new.end_date, new.notes, coalesce(new.changed_by, new.staff_id),
          coalesce(new.changed_at, new.created_at));
  update membership set end_date = end_date, version = version + 1
   where merchant_id = new.merchant_id and id = new.membership_id;
  return null;
end $$;
create or replace trigger membership_freeze_counts after insert or update on membership_freeze for each row execute function membership_freeze_counts();

-- Moves a following package: its days stay as many as they were.
create or replace function membership_move_counts() returns trigger language plpgsql as $$
begin
  update membership
     set start_date = start_date + new.days, end_date = end_date + new.days,
         taken = daterange(lower(taken) + new.days, upper(taken) + new.days), version = version + 1
   where merchant_id = new.merchant_id and id = new.membership_id;
  return null;
end $$;
create or replace trigger membership_move_counts after insert on membership_move for each row execute function membership_move_counts();

-- The freezes of a membership, its lines and moves, and the facts that the rule of freezing decides by.
create or replace function freeze_facts(membership bigint, today date)
returns table (
  id bigint, member bigint, fullname text, read_only boolean, plan_id bigint, plan text, type smallint, version integer,
  status text, start_date date, end_date date, days integer, freeze_days integer, freeze_times integer,
  freezes jsonb, followers jsonb, lines jsonb, moves jsonb
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
    select m.id, m.member_id, concat_ws(' ', p.last_name, p.first_name), p.read_only, coalesce(m.package_id, m.id), m.name, m.type, m.version,
           x.status, m.start_date, m.end_date, m.days, m.freeze_days, m.freeze_times,
           (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'start_date', f.start_date, 'end_date', f.end_date, 'notes', f.notes)
                                      order by f.start_date), '[]')
              from membership_freeze f
             where f.merchant_id = m.merchant_id and f.membership_id = m.id and f.cancelled_at is null),
           (select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'plan', n.name, 'start_date', lower(n.taken), 'end_date', upper(n.taken) - 1,
                     'moved', coalesce((
                       select sum(v.days)::integer from membership_move v
                         join membership_freeze f on f.merchant_id = v.merchant_id and f.id = v.freeze_id
                        where v.merchant_id = n.merchant_id and v.membership_id = n.id and f.membership_id = m.id
                          and f.end_date > today and f.cancelled_at is null), 0)) order by lower(n.taken)), '[]')
              from membership n
             where n.merchant_id = m.merchant_id and n.member_id = m.member_id and n.id <> m.id and n.state = 'sold' and n.type = 1
               and n.days > 1 and m.days > 1 and upper(m.taken) = m.end_date + 1 and lower(n.taken) > m.end_date),
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', l.id, 'kind', l.kind, 'days', l.days, 'start_date', l.start_date, 'end_date', l.end_date,
                     'until', m.start_date + m.days - 1 + l.so_far, 'notes', l.notes, 'by', l.by, 'at', moment_text(l.at))
                     order by l.id), '[]')
              from (select k.*, sum(k.days) over (order by k.id)::integer as so_far, concat_ws(' ', s.last_name, s.first_name) as by
                      from membership_line k
                      join staff s on s.merchant_id = k.merchant_id and s.id = k.staff_id
                     where k.merchant_id = m.merchant_id and k.membership_id = m.id) l),
           (select coalesce(jsonb_agg(jsonb_build_object(
                     'id', v.id, 'days', v.days, 'start_date', v.start_date, 'moved_to', v.start_date + v.days,
                     'plan', b.name, 'by', concat_ws(' ', s.last_name, s.first_name), 'at', moment_text(v.at)) order by v.id), '[]')
              from membership_move v
              join membership_freeze f on f.merchant_id = v.merchant_id and f.id = v.freeze_id
              join membership b on b.merchant_id = f.merchant_id and b.id = f.membership_id
              join staff s on s.merchant_id = v.merchant_id and s.id = v.staff_id
             where v.merchant_id = m.merchant_id and v.membership_id = m.id)
      from membership m
      join member p on p.merchant_id = m.merchant_id and p.id = m.member_id
      join membership_on(today) x on x.merchant_id = m.merchant_id and x.id = m.id
     where m.merchant_id = current_merchant() and m.id = membership;
end $$;
