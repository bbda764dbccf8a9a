-- Memberships of a class: of one of its blocks, which says when, where and with whom; a block that moves takes its
-- members along. Name, price, days and visits stay as they were sold.
alter table membership
  add constraint membership_of_what check ((type = 2) = (class_id is not null) and (class_id is null) = (class_time_id is null)),
  add constraint membership_class_overlap exclude using gist
    (merchant_id with =, member_id with =, class_id with =, taken with &&) where (state = 'sold' and type = 2);

-- Trainer, room, places and weekdays of a block, in the shape in which a package keeps them; of several trainers the first.
create function class_time_snapshot(b class_time) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'trainer', (select jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name))
                  from class_time_trainer x join staff s on s.merchant_id = x.merchant_id and s.id = x.trainer_id
                 where x.merchant_id = b.merchant_id and x.class_time_id = b.id
                 order by lower(s.last_name), s.id limit 1),
    'room', (select jsonb_build_object('id', r.id, 'name', r.name)
               from room r where r.merchant_id = b.merchant_id and r.id = b.room_id),
    'slot', b.slot, 'week_days', b.week_days)
$$;

-- The id of a block and everybody who trains in it.
create function class_time_json(b class_time) returns jsonb language sql stable as $$
  select jsonb_build_object('id', b.id, 'trainers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name))
                              order by lower(s.last_name), s.id), '[]')
      from class_time_trainer x join staff s on s.merchant_id = x.merchant_id and s.id = x.trainer_id
     where x.merchant_id = b.merchant_id and x.class_time_id = b.id))
$$;

-- As before, and what a class adds: hours, weekdays, trainer and room of its block as they are now. Who asks for none
-- of them does not pay for the join.
drop function membership_on(date);
create function membership_on(today date)
returns table (
  merchant_id bigint, id bigint, club_id bigint, member_id bigint, type smallint, package_id bigint, name text, price bigint,
  days integer, visits integer, visits_left integer, start_date date, end_date date, start_time time, end_time time,
  week_days smallint[], trainer jsonb, is_global boolean, sold_by bigint, created_at timestamptz,
  freeze_start_date date, freeze_end_date date, status text, class_id bigint, class_time_id bigint
) language sql stable as $$
  select m.merchant_id, m.id, m.club_id, m.member_id, m.type, m.package_id, m.name, m.price,
         m.days, m.visits, m.visits - u.used, m.start_date, m.end_date, coalesce(b.start_time, m.start_time),
         coalesce(b.end_time, m.end_time), coalesce(b.week_days, m.week_days),
         case when m.class_time_id is null then m.trainer else class_time_snapshot(b) end,
         m.is_global, m.sold_by, m.created_at, f.start_date, f.end_date,
         membership_status(m.state, m.start_date, m.end_date, coalesce(f.start_date <= today, false), m.visits - u.used, today),
         m.class_id, m.class_time_id
    from membership m
    left join class_time b on b.merchant_id = m.merchant_id and b.id = m.class_time_id
    left join lateral (
      select coalesce(sum(v.amount), 0)::integer as used from visit v
       where v.merchant_id = m.merchant_id and v.membership_id = m.id
    ) u on m.visits is not null
    left join lateral (
      select z.start_date, z.end_date from membership_freeze z
       where z.merchant_id = m.merchant_id and z.membership_id = m.id and z.end_date > today and z.cancelled_at is null
       order by z.end_date limit 1
    ) f on true
$$;

create or replace function membership_json(merchant bigint, membership bigint, today date) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
           'id', m.id, 'type', m.type,
           'plan', jsonb_build_object('id', coalesce(m.package_id, m.class_id, m.id), 'name', m.name),
           'price', m.price, 'days', m.days, 'frozen_days', m.end_date - m.start_date - m.days + 1,
           'start_date', m.start_date, 'end_date', m.end_date,
           'start_time', to_char(m.start_time, 'HH24:MI'), 'end_time', to_char(m.end_time, 'HH24:MI'),
           'visit', m.visits, 'visits_left', m.visits_left, 'status', m.status,
           'freeze_start_date', m.freeze_start_date, 'freeze_end_date', m.freeze_end_date,
           'is_global', m.is_global, 'fio', concat_ws(' ', s.last_name, s.first_name), 'package_trainer', m.trainer,
           'class_time', (select class_time_json(b) from class_time b
                           where b.merchant_id = m.merchant_id and b.id = m.class_time_id),
           'club', jsonb_build_object('id', c.id, 'name', c.name),
           'payment', (select p.id from payment p where p.merchant_id = m.merchant_id and p.membership_id = m.id))
    from membership_on(today) m
    join club c on c.merchant_id = m.merchant_id and c.id = m.club_id
    join staff s on s.merchant_id = m.merchant_id and s.id = m.sold_by
   where m.merchant_id = merchant and m.id = membership);
end $$;

-- Who else came to a block on the day: members, however often each of them came.
create function class_time_entered(block bigint, today date, but_not bigint) returns integer language sql stable as $$
  select count(distinct m.member_id)::integer
    from membership m
   where m.merchant_id = current_merchant() and m.class_time_id = block and m.member_id <> but_not and m.end_date >= today
     -- From the few holders to their visits; the other way all visits of the day would be looked at.
     and 0 < (select count(*) from visit v
               where v.merchant_id = m.merchant_id and v.membership_id = m.id and v.business_day = today
                 and v.reverses_id is null and not visit_removed(v.merchant_id, v.id))
$$;

-- As before, and the places that are left in the class today; null is without limit.
drop function entry_plans(bigint, date, text);
create function entry_plans(member bigint, today date, zone text)
returns table (
  id bigint, name text, club bigint, club_name text, is_global boolean, status text, end_date date, frozen_until date,
  week_days smallint[], start_time text, end_time text, days_left integer, visits_left integer, entered_at text,
  slots_left integer
) language sql stable as $$
  select m.id, m.name, m.club_id, c.name, m.is_global, m.status, m.end_date,
         case when m.status = 'freeze' then m.freeze_end_date end, m.week_days,
         to_char(m.start_time, 'HH24:MI'), to_char(m.end_time, 'HH24:MI'), m.end_date - today + 1, m.visits_left,
         (select to_char(max(v.at) at time zone zone, 'HH24:MI') from visit v
           where v.merchant_id = m.merchant_id and v.membership_id = m.id and v.business_day = today
             and v.reverses_id is null and not visit_removed(v.merchant_id, v.id)),
         (select b.slot - class_time_entered(b.id, today, member) from class_time b
           where b.merchant_id = m.merchant_id and b.id = m.class_time_id and b.slot is not null)
    from membership_on(today) m
    join club c on c.merchant_id = m.merchant_id and c.id = m.club_id
   where m.merchant_id = current_merchant() and m.member_id = member
     and m.status in ('active', 'freeze', 'expired') and today between m.start_date and m.end_date
   order by m.end_date, m.id
$$;
