-- Functions that policies and other functions are built on. This file runs before the tables, the others after them.
create or replace function current_merchant() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('zal.merchant', true), '')::bigint $$;

create or replace function current_club() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('zal.club', true), '')::bigint $$;

create or replace function current_staff() returns bigint language sql stable parallel safe as
  $$ select nullif(current_setting('zal.staff', true), '')::bigint $$;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user = 'zal_eraser' then return null; end if;
  if tg_op = 'DELETE' and current_user = 'zal_remover' then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

-- Row-level security of a table: zal_app sees the rows of its merchant, zal_reader all of them. Every table of a merchant
-- calls this or tenant_ledger right after it is created.
create or replace function tenant_table(name regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', name);
  execute format('create policy tenant on %s to zal_app using (merchant_id = current_merchant()) with check (merchant_id = current_merchant())', name);
  execute format('create policy reader on %s for select to zal_reader using (true)', name);
  execute format('grant select, insert, update, delete on %s to zal_app', name);
  execute format('grant select on %s to zal_reader', name);
end $$;

create or replace function tenant_ledger(name regclass) returns void language plpgsql as $$
begin
  perform tenant_table(name);
  execute format('revoke update, delete on %s from zal_app', name);
  execute format('create trigger append_only before update or delete or truncate on %s for each statement execute function refuse_change()', name);
end $$;

-- Makes a function run as zal_reader, which sees the rows of every merchant: for the lookup of a session, which comes
-- before the merchant is known, and for searches that no index serves under row-level security.
create or replace function reader_function(name regprocedure) returns void language plpgsql as $$
begin
  execute format('alter function %s security definer set search_path = public, pg_temp', name);
  execute format('revoke execute on function %s from public', name);
  execute format('grant execute on function %s to zal_app', name);
  execute format('alter function %s owner to zal_reader', name);
end $$;
