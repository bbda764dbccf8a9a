create or replace function account_of(mail text, device text)
returns table (merchant_id bigint, staff_id bigint, password_hash text, role text, country text,
               own_device bigint, merchant_device bigint)
language sql stable as $$
  select t.merchant_id, t.id, case when t.is_active then t.password_hash end, t.role, m.country,
         approved_device(t.merchant_id, device, t.id), approved_device(t.merchant_id, device)
    from staff t join merchant m on m.id = t.merchant_id
   where lower(t.email) = lower(mail)
$$;
select reader_function('account_of(text, text)');

create or replace function tell_staff() returns trigger language plpgsql as $$
begin
  if not new.is_active or old.password_hash is distinct from new.password_hash then
    perform end_sessions(new.merchant_id, new.id);
  elsif (old.role, old.overrides) is distinct from (new.role, new.overrides) then
    update session s set former_hash = s.token_hash, token_hash = 'renew ' || s.token_hash, renewed_at = null
     where s.merchant_id = new.merchant_id and s.staff_id = new.id and s.ended_at is null
       and s.token_hash not like 'renew %';
  end if;
  perform pg_notify('zal_staff', new.id::text);
  return null;
end $$;
create or replace trigger staff_told after update on staff for each row
  when ((old.role, old.overrides, old.is_active, old.password_hash)
        is distinct from (new.role, new.overrides, new.is_active, new.password_hash))
  execute function tell_staff();

-- A socket listens to one club; it is closed when its person loses access.
create or replace function tell_clubs() returns trigger language plpgsql as $$
begin
  perform pg_notify('zal_staff', coalesce(new.staff_id, old.staff_id)::text);
  return null;
end $$;
create or replace trigger staff_club_told after insert or delete on staff_club for each row execute function tell_clubs();
