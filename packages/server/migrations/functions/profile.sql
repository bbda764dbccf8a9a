-- Whether a person of any merchant signs in with this e-mail, except the given one.
create or replace function email_taken(mail text, person bigint) returns boolean language sql stable as $$
  select exists (select from staff t where lower(t.email) = lower(mail) and t.id <> person)
$$;
select reader_function('email_taken(text, bigint)');

create or replace function email_change_of(given text) returns table (merchant_id bigint, staff_id bigint) language sql stable as
  $$ select e.merchant_id, e.staff_id from email_change e where e.hash = given $$;
select reader_function('email_change_of(text)');
