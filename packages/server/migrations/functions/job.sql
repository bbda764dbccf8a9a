-- Wakes the processes that run jobs and send messages. A statement that inserts no row wakes them as well, so that the
-- work of the server does not tell whether a person was found. The functions that schedule jobs run in each turn of these
-- processes, so they insert only what is missing.
create or replace function wake_background() returns trigger language plpgsql as $$
begin
  perform pg_notify('zal_work', '');
  return null;
end $$;
create or replace trigger job_wakes after insert on job for each statement execute function wake_background();
create or replace trigger delivery_wakes after insert on delivery for each statement execute function wake_background();

-- Takes the next due job. One whose process ended is due again when its lease has lapsed.
create or replace function claim_job(kinds text[], at timestamptz, until timestamptz)
returns table (merchant_id bigint, id bigint, kind text, key text, payload jsonb, attempts integer, zone text)
language sql as $$
  update job j set taken_until = until, attempts = j.attempts + 1
    from merchants_with_zone() m
   where m.id = j.merchant_id and (j.merchant_id, j.id) = (
           select d.merchant_id, d.id from job d
            where d.done_at is null and d.failed_at is null and d.run_at <= at and d.kind = any(kinds)
              and (d.taken_until is null or d.taken_until <= at)
            order by d.run_at limit 1 for update skip locked)
  returning j.merchant_id, j.id, j.kind, j.key, j.payload, j.attempts, m.zone
$$;
select reader_function('claim_job(text[], timestamptz, timestamptz)');

-- Makes the row of today of a daily job, for every merchant by its own clock. Days that were missed are made up for where
-- the job asks for it, 400 at most; otherwise the former day is dropped.
create or replace function schedule_daily(daily text, clock time, at timestamptz, catches_up boolean) returns void language plpgsql as $$
declare missing record;
begin
  delete from job j using merchants_with_zone() m
   where not catches_up and j.merchant_id = m.id and j.kind = daily and j.key < (at at time zone m.zone)::date::text
     and j.done_at is null and j.failed_at is null and (j.taken_until is null or j.taken_until <= at);
  for missing in
    select m.id, d.day::date::text as key, (d.day::date + clock) at time zone m.zone as run_at
      from (select z.id, z.zone, (at at time zone z.zone)::date as today from merchants_with_zone() z) m
      cross join lateral (
        select case when catches_up
               then greatest(coalesce((select max(j.key)::date + 1 from job j where j.merchant_id = m.id and j.kind = daily), m.today),
                             m.today - 400)
               else m.today end as first) f
      cross join lateral generate_series(f.first::timestamp, m.today::timestamp, interval '1 day') d (day)
     where not exists (select from job j where j.merchant_id = m.id and j.kind = daily and j.key = d.day::date::text)
  loop
    insert into job (merchant_id, kind, key, run_at) values (missing.id, daily, missing.key, missing.run_at)
      on conflict do nothing;
  end loop;
end $$;
select reader_function('schedule_daily(text, time, timestamptz, boolean)');

-- Makes the only row of a job that repeats by minutes, for every merchant.
create or replace function schedule_repeating(repeating text, at timestamptz) returns void language plpgsql as $$
declare missing bigint;
begin
  for missing in
    select m.id from merchant m
     where not exists (select from job j where j.merchant_id = m.id and j.kind = repeating and j.key = '')
  loop
    insert into job (merchant_id, kind, run_at) values (missing, repeating, at) on conflict do nothing;
  end loop;
end $$;
select reader_function('schedule_repeating(text, timestamptz)');

-- Deletes jobs that ended a month ago. The row of a failed one stays for a year.
create or replace function sweep_jobs(at timestamptz) returns void language sql as $$
  delete from job j where j.done_at < at - interval '30 days' or j.failed_at < at - interval '1 year';
$$;
select reader_function('sweep_jobs(timestamptz)');
