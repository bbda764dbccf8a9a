-- A link that sets a new password: one use, 30 minutes, kept as its hash only.
create table recovery_link (
  merchant_id bigint not null references merchant,
  hash text not null,
  staff_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, hash),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create index recovery_link_by_hash on recovery_link (hash);
create index recovery_link_of_staff on recovery_link (merchant_id, staff_id) where used_at is null;
select tenant_table('recovery_link');
create policy sweeper on recovery_link for delete to zal_reader using (true);
grant delete on recovery_link to zal_reader;

create function recoverable(mail text) returns table (merchant_id bigint, staff_id bigint, language text)
language sql stable as
  $$ select t.merchant_id, t.id, t.language from staff t where lower(t.email) = lower(mail) and t.is_active $$;
select reader_function('recoverable(text)');

create function recovery_of(given text) returns table (merchant_id bigint, staff_id bigint) language sql stable as
  $$ select r.merchant_id, r.staff_id from recovery_link r where r.hash = given $$;
select reader_function('recovery_of(text)');

-- Other rights, another token: the old one moves aside and is exchanged by the next request that brings it.
alter table session add former_hash text, add renewed_at timestamptz;
create index session_by_former on session (former_hash) where former_hash is not null;

-- Where a token that no session has belongs to: it waits for its exchange, or was exchanged 30 seconds ago at most,
-- by a request that travelled beside this one.
create function renewable(given text, at timestamptz)
returns table (merchant_id bigint, session_id bigint, token_hash text, expires_at timestamptz) language sql stable as $$
  select s.merchant_id, s.id, s.token_hash, s.expires_at from session s
   where s.former_hash = given and s.ended_at is null
     and (s.renewed_at is null or at < s.renewed_at + interval '30 seconds')
$$;
select reader_function('renewable(text, timestamptz)');

-- Ends sessions, and whatever else could still open one.
create function end_sessions(merchant bigint, person bigint, browser bigint default null) returns void language plpgsql as $$
declare
  at timestamptz := coalesce(nullif(current_setting('zal.now', true), '')::timestamptz, clock_timestamp());
begin
  update session s set ended_at = at
   where s.merchant_id = merchant and s.staff_id = person and s.ended_at is null
     and (browser is null or s.device_id = browser);
  update redirect_hash r set used_at = at
   where r.merchant_id = merchant and r.staff_id = person and r.used_at is null
     and (browser is null or r.device_id = browser);
  update recovery_link l set used_at = at
   where l.merchant_id = merchant and l.staff_id = person and l.used_at is null and browser is null;
end $$;

create or replace function tell_staff() returns trigger language plpgsql as $$
begin
  if not new.is_active or old.password_hash is distinct from new.password_hash then
    perform end_sessions(new.merchant_id, new.id);
  elsif (old.role, old.permissions) is distinct from (new.role, new.permissions) then
    update session s set former_hash = s.token_hash, token_hash = 'renew ' || s.token_hash, renewed_at = null
     where s.merchant_id = new.merchant_id and s.staff_id = new.id and s.ended_at is null
       and s.token_hash not like 'renew %';
  end if;
  perform pg_notify('zal_staff', new.id::text);
  return null;
end $$;

create function tell_device() returns trigger language plpgsql as $$
begin
  perform end_sessions(new.merchant_id, new.staff_id, new.id);
  return null;
end $$;
create trigger device_told after update of status on device for each row
  when (new.status = 'rejected' and old.status <> 'rejected') execute function tell_device();

-- A socket hears of one club: it closes when its person may no longer be there.
create function tell_clubs() returns trigger language plpgsql as $$
begin
  perform pg_notify('zal_staff', coalesce(new.staff_id, old.staff_id)::text);
  return null;
end $$;
create trigger staff_club_told after insert or delete on staff_club for each row execute function tell_clubs();

create function tell_club() returns trigger language plpgsql as $$
begin
  perform pg_notify('zal_staff', x.staff_id::text) from staff_club x
    where x.merchant_id = new.merchant_id and x.club_id = new.id;
  return null;
end $$;
create trigger club_told after update on club for each row
  when ((old.is_active, old.deleted_at) is distinct from (new.is_active, new.deleted_at)) execute function tell_club();

create or replace function sweep(at timestamptz) returns void language sql as $$
  delete from idempotency_key k where k.at < sweep.at - interval '7 days';
  delete from redirect_hash r where r.expires_at < sweep.at - interval '1 day';
  delete from recovery_link l where l.expires_at < sweep.at - interval '1 day';
  delete from socket_ticket t where t.expires_at < sweep.at - interval '1 day';
  delete from sign_in_attempt a where a.since < sweep.at - interval '2 days';
$$;
select reader_function('sweep(timestamptz)');
