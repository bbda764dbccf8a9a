-- Rooms and trainers as active packages and classes with hours occupy them, in minutes of a weekday. The exclusion
-- constraint keeps each of them from being in two places at a time.
create table timetable (
  merchant_id bigint not null references merchant,
  resource text not null check (resource in ('room', 'trainer')),
  resource_id bigint not null,
  week_day smallint not null check (week_day between 1 and 7),
  minutes int4range not null,
  package_id bigint,
  class_id bigint,
  primary key (merchant_id, resource, resource_id, week_day, minutes),
  check (num_nonnulls(package_id, class_id) = 1),
  foreign key (merchant_id, package_id) references package (merchant_id, id) on delete cascade,
  foreign key (merchant_id, class_id) references class (merchant_id, id) on delete cascade,
  constraint timetable_clash exclude using gist
    (merchant_id with =, resource with =, resource_id with =, week_day with =, minutes with &&)
);
create index timetable_of_package on timetable (merchant_id, package_id);
create index timetable_of_class on timetable (merchant_id, class_id);
select tenant_table('timetable');
