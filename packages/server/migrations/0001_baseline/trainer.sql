-- The public profile of staff with the role of a trainer.
create table trainer (
  merchant_id bigint not null references merchant,
  staff_id bigint not null,
  specialities text[] not null default '{}',
  bio text not null default '',
  week_days smallint[] not null default '{}',
  start_time time,
  end_time time,
  primary key (merchant_id, staff_id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id) on delete cascade,
  check ((start_time is null) = (end_time is null) and start_time < end_time)
);
select tenant_table('trainer');
