-- Trainer, room, slots and weekdays of a time block, in the shape that a package has; of several trainers the first.
create or replace function class_time_snapshot(b class_time) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'trainer', (select jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name))
                  from class_time_trainer x join staff s on s.merchant_id = x.merchant_id and s.id = x.trainer_id
                 where x.merchant_id = b.merchant_id and x.class_time_id = b.id
                 order by lower(s.last_name), s.id limit 1),
    'room', (select jsonb_build_object('id', r.id, 'name', r.name)
               from room r where r.merchant_id = b.merchant_id and r.id = b.room_id),
    'slot', b.slot, 'week_days', b.week_days)
$$;

-- The id of a time block and its trainers.
create or replace function class_time_json(b class_time) returns jsonb language sql stable as $$
  select jsonb_build_object('id', b.id, 'trainers', (
    select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name))
                              order by lower(s.last_name), s.id), '[]')
      from class_time_trainer x join staff s on s.merchant_id = x.merchant_id and s.id = x.trainer_id
     where x.merchant_id = b.merchant_id and x.class_time_id = b.id))
$$;

-- The number of members who hold a slot of a time block on the day or later.
create or replace function class_time_holders(b class_time, today date) returns integer language sql stable as $$
  select count(*)::integer from membership x
    join lateral (select m.status from membership_on(today) m where m.merchant_id = x.merchant_id and m.id = x.id) m on true
   where x.merchant_id = b.merchant_id and x.class_time_id = b.id and x.end_date >= today
     and m.status in ('active', 'freeze', 'paid')
$$;

-- The number of other people checked in to a time block on the day: each member once, and every one-time payment.
create or replace function class_time_entered(block bigint, today date, but_not bigint) returns integer language sql stable as $$
  select (select count(distinct m.member_id)::integer
            from membership m
           where m.merchant_id = current_merchant() and m.class_time_id = block and m.member_id <> but_not and m.end_date >= today
             -- From the few holders to their visits; the reverse order would scan all visits of the day.
             and 0 < (select count(*) from visit v
                       where v.merchant_id = m.merchant_id and v.membership_id = m.id and v.business_day = today
                         and v.reverses_id is null and not visit_removed(v.merchant_id, v.id)))
       + (select count(*)::integer from visit v
           where v.merchant_id = current_merchant() and v.class_time_id = block and v.business_day = today
             and v.reverses_id is null and not visit_removed(v.merchant_id, v.id))
$$;
