alter table staff add column birth_date date;

-- A new sign-in e-mail that waits for its link to be opened: one per person, single use, stored as its hash only.
create table email_change (
  merchant_id bigint not null references merchant,
  staff_id bigint not null,
  email text not null,
  hash text not null,
  expires_at timestamptz not null,
  primary key (merchant_id, staff_id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create unique index email_change_by_hash on email_change (hash);
select tenant_table('email_change');

-- The name that a person gives to a device; its public id, which is never the cookie.
alter table device add column name text not null default '';
alter table device add column uuid uuid generated always as (md5(merchant_id::text || '-' || id::text)::uuid) stored;
create unique index device_by_uuid on device (merchant_id, uuid);
