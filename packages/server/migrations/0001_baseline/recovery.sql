-- A link that sets a new password: single use, 30 minutes, stored as its hash only.
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
create index recovery_link_of_staff on recovery_link (merchant_id, staff_id);
select tenant_table('recovery_link');
create policy sweeper on recovery_link for delete to zal_reader using (true);
grant delete on recovery_link to zal_reader;
