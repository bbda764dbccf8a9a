-- The approved device of a merchant that has this token; with `staff`, that of this person. A browser that several
-- people share has a row for each of them; the lowest id identifies the browser.
create or replace function approved_device(merchant bigint, token text, staff bigint default null) returns bigint
language sql stable as $$
  select min(d.id) from device d
   where d.merchant_id = merchant and (d.token_hash = token or d.former_hash = token) and d.status = 'approved'
     and (staff is null or d.staff_id = staff)
$$;

create or replace function renew_device(presented text, fresh text) returns void language sql as $$
  update device d set token_hash = fresh, former_hash = presented
   where d.token_hash = presented or d.former_hash = presented
$$;
select reader_function('renew_device(text, text)');

-- The browser has received this token: the one before it, and one of a concurrent sign-in, become invalid.
create or replace function confirm_device(known text, received text) returns void language sql as $$
  update device d set token_hash = received, former_hash = null where d.token_hash = known
$$;
select reader_function('confirm_device(text, text)');

create or replace function tell_device() returns trigger language plpgsql as $$
begin
  perform end_sessions(new.merchant_id, new.staff_id, new.id);
  return null;
end $$;
create or replace trigger device_told after update of status on device for each row
  when (new.status = 'rejected' and old.status <> 'rejected') execute function tell_device();
