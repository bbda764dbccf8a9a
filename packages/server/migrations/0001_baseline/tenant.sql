-- Roles and extensions, before the first table.
--
-- Rules of the tables, which test/catalogue.test.ts reads from the catalogue:
-- - The primary key leads with merchant_id, and no other key repeats `id`. Exceptions: club, staff and session, whose ids
--   are the channels of notifications and keys of locks without the merchant; they stay unique by themselves.
-- - Every foreign key has an index that a delete of the referenced row can use; where the column is nullable, one of the
--   rows that have it.
-- - A table without row-level security says why in its comment.
--
-- zal_app is the role of every request: it owns nothing and row-level security binds it to one merchant.
-- zal_reader owns the few functions that look up a row before the merchant is known.
do $$ begin
  create role zal_app nologin;
exception when duplicate_object or unique_violation then null; end $$;
do $$ begin
  create role zal_reader nologin;
exception when duplicate_object or unique_violation then null; end $$;
grant zal_app, zal_reader to current_user;
revoke create on schema public from public;
grant usage on schema public to zal_app, zal_reader;
grant create on schema public to zal_reader;

-- zal_eraser owns the function that erases a member; erase.sql grants its rights.
do $$ begin
  create role zal_eraser nologin;
exception when duplicate_object or unique_violation then null; end $$;
grant zal_eraser to current_user;
grant usage on schema public to zal_eraser;

create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create extension if not exists fuzzystrmatch;

comment on table schema_migration is
  'No row-level security: it holds the applied files of the schema, and only the owner of the database reads it.';
