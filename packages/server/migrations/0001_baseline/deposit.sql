-- The reason why money of a deposit was given back. The sum is in the ledger.
create table deposit_return (
  merchant_id bigint not null references merchant,
  transaction_id bigint not null,
  reason text check (char_length(btrim(reason)) >= 10),
  approved_by bigint,
  primary key (merchant_id, transaction_id),
  foreign key (merchant_id, transaction_id) references ledger_transaction (merchant_id, id),
  constraint deposit_return_approved foreign key (merchant_id, approved_by) references staff (merchant_id, id),
  -- A correction to a smaller sum has no reason of its own, but it may need a second person.
  constraint deposit_return_said check (reason is not null or approved_by is not null)
);
create index deposit_return_approved_by on deposit_return (merchant_id, approved_by) where approved_by is not null;
select tenant_ledger('deposit_return');
