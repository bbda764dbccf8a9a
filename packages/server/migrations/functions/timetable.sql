create or replace function minutes_of(from_time time, to_time time) returns int4range language sql immutable parallel safe as $$
  select int4range((extract(epoch from from_time) / 60)::integer, (extract(epoch from to_time) / 60)::integer)
$$;

-- Serialises writers of a merchant's timetable, so that they do not deadlock.
create or replace function lock_timetable(merchant bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('timetable', merchant))
$$;

-- Books the room and the trainer of a package with hours; without weekdays, on every day.
create or replace function book_package() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from timetable t where t.merchant_id = new.merchant_id and t.package_id = new.id;
  end if;
  if new.is_active and new.start_time is not null and (new.room_id is not null or new.trainer_id is not null) then
    perform lock_timetable(new.merchant_id);
    insert into timetable (merchant_id, resource, resource_id, week_day, minutes, package_id)
      select new.merchant_id, r.resource, r.id, d, minutes_of(new.start_time, new.end_time), new.id
        from (values ('room', new.room_id), ('trainer', new.trainer_id)) r (resource, id)
       cross join unnest(case when new.week_days = '{}' then array[1, 2, 3, 4, 5, 6, 7]::smallint[] else new.week_days end) d
       where r.id is not null;
  end if;
  return null;
end $$;
create or replace trigger package_booked after insert or update of is_active, start_time, end_time, room_id, trainer_id, week_days on package
  for each row execute function book_package();

-- Books all time blocks of a class; called after they are written.
create or replace function book_class(merchant bigint, class bigint) returns void language plpgsql as $$
begin
  perform lock_timetable(merchant);
  delete from timetable t where t.merchant_id = merchant and t.class_id = class;
  insert into timetable (merchant_id, resource, resource_id, week_day, minutes, class_id)
    select c.merchant_id, r.resource, r.id, d, minutes_of(b.start_time, b.end_time), c.id
      from class c
      join class_time b on b.merchant_id = c.merchant_id and b.class_id = c.id
     cross join unnest(b.week_days) d
     cross join lateral (
       select 'room' as resource, b.room_id as id where b.room_id is not null
       union all
       select 'trainer', x.trainer_id from class_time_trainer x where x.merchant_id = b.merchant_id and x.class_time_id = b.id
     ) r
     where c.merchant_id = merchant and c.id = class and c.is_active;
end $$;
