create or replace function recoverable(mail text, device text)
returns table (merchant_id bigint, staff_id bigint, language text, own_device bigint, merchant_device bigint)
language sql stable as $$
  select t.merchant_id, t.id, t.language,
         approved_device(t.merchant_id, device, t.id), approved_device(t.merchant_id, device)
    from staff t where lower(t.email) = lower(mail) and t.is_active
$$;
select reader_function('recoverable(text, text)');

create or replace function recovery_of(given text) returns table (merchant_id bigint, staff_id bigint) language sql stable as
  $$ select r.merchant_id, r.staff_id from recovery_link r where r.hash = given $$;
select reader_function('recovery_of(text)');
