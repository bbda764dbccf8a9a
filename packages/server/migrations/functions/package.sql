-- Trainer, room, slots and weekdays of a package, as a sale stores them.
create or replace function trainer_snapshot(p package) returns jsonb language sql stable as $$
  select case when p.trainer_id is not null or p.room_id is not null or p.slot is not null or p.week_days <> '{}' then
           jsonb_build_object(
             'trainer', (select jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name))
                           from staff s where s.merchant_id = p.merchant_id and s.id = p.trainer_id),
             'room', (select jsonb_build_object('id', r.id, 'name', r.name)
                        from room r where r.merchant_id = p.merchant_id and r.id = p.room_id),
             'slot', p.slot, 'week_days', p.week_days)
         end
$$;
