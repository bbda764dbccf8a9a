create or replace function membership_status(state text, start_date date, end_date date, frozen boolean, visits_left integer, today date)
returns text language sql immutable as $$
  select case
    when state <> 'sold' then state
    when today < start_date then 'paid'
    when today > end_date then 'expired'
    when frozen then 'freeze'
    when visits_left <= 0 then 'expired'
    else 'active'
  end
$$;

-- What a membership makes of its member; null for one that was taken back or never came to be. The member's own status and
-- the order of the states are applied by member_on.
create or replace function membership_state(status text, visits_left integer) returns text language sql immutable as $$
  select case status
    when 'freeze' then 'frozen'
    when 'active' then 'active'
    when 'partial_refund' then 'active'
    when 'paid' then 'starts'
    when 'pending' then 'pending'
    when 'unpaid' then 'unpaid'
    when 'expired' then case when visits_left <= 0 then 'used' else 'expired' end
  end
$$;

-- Every membership with the values that follow from the day: status, visits left, the current or next freeze. A class adds
-- hours, weekdays, trainer and room of its block as they are now. Inlined by the planner, which drops unused joins.
create or replace function membership_on(today date)
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
       where m.visits is not null and v.merchant_id = m.merchant_id and v.membership_id = m.id
    ) u on true
    left join lateral (
      select z.start_date, z.end_date from membership_freeze z
       where z.merchant_id = m.merchant_id and z.membership_id = m.id and z.end_date > today and z.cancelled_at is null
       order by z.end_date limit 1
    ) f on true
$$;

-- A membership as the contract's Membership. PL/pgSQL, because the connection caches its plans.
create or replace function membership_json(merchant bigint, membership bigint, today date) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
           'id', m.id, 'type', m.type,
           'plan', jsonb_build_object('id', coalesce(m.package_id, m.class_id, m.id), 'name', m.name),
           'price', m.price, 'days', m.days, 'frozen_days', m.end_date - m.start_date - m.days + 1,
           'moved_days', coalesce((select sum(v.days)::integer from membership_move v
                                    where v.merchant_id = m.merchant_id and v.membership_id = m.id), 0),
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
