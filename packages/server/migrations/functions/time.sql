create or replace function club_day(at timestamptz, zone text) returns date language sql immutable parallel safe as
  $$ select (at at time zone zone)::date $$;

create or replace function moment_text(at timestamptz) returns text language sql immutable parallel safe as
  $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- The first day of the month, which identifies the month in payment_sum.
create or replace function month_of(day date) returns date language sql immutable parallel safe as $$
  select date_trunc('month', day::timestamp)::date
$$;
