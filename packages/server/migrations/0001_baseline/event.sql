-- The outbox of live messages, numbered per club.
create table event (
  merchant_id bigint not null references merchant,
  club_id bigint not null,
  seq bigint not null,
  kind text not null,
  record_id bigint not null,
  at timestamptz not null,
  primary key (merchant_id, club_id, seq)
);
select tenant_ledger('event');
