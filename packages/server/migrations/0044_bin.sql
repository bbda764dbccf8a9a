-- The bin: members who were removed, until they come back or are erased. Who put them there is told in its list.
alter table member
  add column deleted_by bigint,
  add column erased_at timestamptz,
  add constraint member_erased_in_bin check (erased_at is null or deleted_at is not null),
  add foreign key (merchant_id, deleted_by) references staff (merchant_id, id);
create index member_bin on member (merchant_id, club_id, deleted_at desc, id desc)
  where deleted_at is not null and erased_at is null;
