-- The first step of every request: finds the session and sets the tenant of the transaction. The club is 0 if none is
-- requested and null if it does not belong to the person. A closed club is none of `clubs`; all of the merchant belong to
-- owners and directors, who read them and take their payments back.
create or replace function enter(token text, chosen bigint, at timestamptz)
returns table (
  session_id bigint, merchant_id bigint, staff_id bigint, role text, overrides jsonb, language text, edition text,
  country text, zone text, club_id bigint, clubs bigint[], is_stale boolean, waits boolean
) language plpgsql as $$
begin
  select s.id, s.merchant_id, s.staff_id, t.role, t.overrides, t.language, m.edition, m.country,
         case m.country when 'UZB' then 'Asia/Tashkent' else 'Asia/Bishkek' end,
         s.seen_at < at - interval '1 minute', s.waits
    into session_id, merchant_id, staff_id, role, overrides, language, edition, country, zone, is_stale, waits
    from session s
    join staff t on t.merchant_id = s.merchant_id and t.id = s.staff_id
    join merchant m on m.id = s.merchant_id
   where s.token_hash = token and s.ended_at is null and t.is_active
     and at < s.expires_at and at < s.seen_at + make_interval(secs => s.idle_seconds);
  if not found then return; end if;
  select coalesce(array_agg(c.id order by c.id) filter (where c.is_active), '{}'),
         coalesce(max(c.zone) filter (where c.id = chosen), enter.zone),
         case when chosen = 0 then 0 else max(c.id) filter (where c.id = chosen) end
    into clubs, zone, club_id
    from club c
    left join staff_club x on x.merchant_id = c.merchant_id and x.club_id = c.id and x.staff_id = enter.staff_id
   where c.merchant_id = enter.merchant_id and c.deleted_at is null
     and case when c.is_active then x.staff_id is not null else enter.role in ('owner', 'director') end;
  perform set_config('zal.merchant', merchant_id::text, true),
          set_config('zal.club', coalesce(club_id, 0)::text, true),
          set_config('zal.staff', staff_id::text, true);
  return next;
end $$;
select reader_function('enter(text, bigint, timestamptz)');

create or replace function redirect_of(given text) returns table (merchant_id bigint, staff_id bigint) language sql stable as
  $$ select r.merchant_id, r.staff_id from redirect_hash r where r.hash = given $$;
select reader_function('redirect_of(text)');

create or replace function ticket_of(given text) returns table (merchant_id bigint, session_id bigint) language sql stable as
  $$ select k.merchant_id, k.session_id from socket_ticket k where k.hash = given $$;
select reader_function('ticket_of(text)');

-- The session of a former token that waits for its exchange, or was exchanged at most 30 seconds ago by a concurrent
-- request.
create or replace function renewable(given text, at timestamptz)
returns table (merchant_id bigint, session_id bigint, token_hash text, expires_at timestamptz) language sql stable as $$
  select s.merchant_id, s.id, s.token_hash, s.expires_at from session s
   where s.former_hash = given and s.ended_at is null
     and (s.renewed_at is null or at < s.renewed_at + interval '30 seconds')
$$;
select reader_function('renewable(text, timestamptz)');

-- Ends the sessions of a person (of one browser), with the links and hashes that could open another one. The session in
-- which a person changes the own password is spared.
create or replace function end_sessions(merchant bigint, person bigint, browser bigint default null) returns void language plpgsql as $$
declare
  at timestamptz := coalesce(nullif(current_setting('zal.now', true), '')::timestamptz, clock_timestamp());
  spared bigint := nullif(current_setting('zal.spared_session', true), '')::bigint;
begin
  update session s set ended_at = at
   where s.merchant_id = merchant and s.staff_id = person and s.ended_at is null
     and (browser is null or s.device_id = browser) and s.id is distinct from spared;
  update redirect_hash r set used_at = at
   where r.merchant_id = merchant and r.staff_id = person and r.used_at is null
     and (browser is null or r.device_id = browser);
  update recovery_link l set used_at = at
   where l.merchant_id = merchant and l.staff_id = person and l.used_at is null and browser is null;
end $$;

-- Notifies the sockets of an ended session.
create or replace function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('zal_session', new.id::text);
  return null;
end $$;
create or replace trigger session_told after update on session for each row
  when (old.ended_at is null and new.ended_at is not null) execute function tell_session();

-- Deletes expired keys, links, tickets and counters.
create or replace function sweep(at timestamptz) returns void language sql as $$
  delete from idempotency_key k where k.at < sweep.at - interval '7 days';
  delete from redirect_hash r where r.expires_at < sweep.at - interval '1 day';
  delete from recovery_link l where l.expires_at < sweep.at - interval '1 day';
  delete from socket_ticket t where t.expires_at < sweep.at - interval '1 day';
  delete from sign_in_attempt a where a.since < sweep.at - interval '2 days';
$$;
select reader_function('sweep(timestamptz)');
