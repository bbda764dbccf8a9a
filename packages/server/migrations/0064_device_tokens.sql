-- The cookie of a device gets a fresh value at every sign-in. The value before it is valid until the browser proves,
-- by opening the session, that it has received the fresh one: an answer that is lost on its way takes no device away.
alter table device add former_hash text;
create index device_by_token on device (token_hash);
create index device_by_former on device (former_hash) where former_hash is not null;
alter table redirect_hash add device_hash text;

-- The approved device of a merchant that has this token; that of one person where a person is named. A browser that
-- several people share has a row for each of them, and the lowest id stands for the browser.
create function approved_device(merchant bigint, token text, staff bigint default null) returns bigint
language sql stable as $$
  select min(d.id) from device d
   where d.merchant_id = merchant and (d.token_hash = token or d.former_hash = token) and d.status = 'approved'
     and (staff is null or d.staff_id = staff)
$$;

drop function account_of(text, text);
create function account_of(mail text, device text)
returns table (merchant_id bigint, staff_id bigint, password_hash text, role text, country text,
               own_device bigint, merchant_device bigint)
language sql stable as $$
  select t.merchant_id, t.id, case when t.is_active then t.password_hash end, t.role, m.country,
         approved_device(t.merchant_id, device, t.id), approved_device(t.merchant_id, device)
    from staff t join merchant m on m.id = t.merchant_id
   where lower(t.email) = lower(mail)
$$;
select reader_function('account_of(text, text)');

drop function recoverable(text);
create function recoverable(mail text, device text)
returns table (merchant_id bigint, staff_id bigint, language text, own_device bigint, merchant_device bigint)
language sql stable as $$
  select t.merchant_id, t.id, t.language,
         approved_device(t.merchant_id, device, t.id), approved_device(t.merchant_id, device)
    from staff t where lower(t.email) = lower(mail) and t.is_active
$$;
select reader_function('recoverable(text, text)');

-- One browser has one cookie for every merchant whose people use it, so its rows get the fresh token together.
create policy renewer on device for update to zal_reader using (true) with check (true);
grant update (token_hash, former_hash) on device to zal_reader;

create function renew_device(presented text, fresh text) returns void language sql as $$
  update device d set token_hash = fresh, former_hash = presented
   where d.token_hash = presented or d.former_hash = presented
$$;
select reader_function('renew_device(text, text)');

-- The browser has received this token: the one before it, and one of another sign-in at the same moment, are void.
create function confirm_device(known text, received text) returns void language sql as $$
  update device d set token_hash = received, former_hash = null where d.token_hash = known
$$;
select reader_function('confirm_device(text, text)');
