-- Answers of writes by the client's key; a repeated request gets the stored answer.
create table idempotency_key (
  merchant_id bigint not null references merchant,
  staff_id bigint not null,
  operation text not null,
  key uuid not null,
  request_hash text not null,
  answer text,
  at timestamptz not null,
  primary key (merchant_id, staff_id, operation, key)
);
create index idempotency_key_by_age on idempotency_key (at);
select tenant_table('idempotency_key');
create policy sweeper on idempotency_key for delete to zal_reader using (true);
grant delete on idempotency_key to zal_reader;
