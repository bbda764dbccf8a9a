-- Visits of past days by club and hour, so that a chart of many days does not read all their visits. Hour -1 is the whole
-- day; a day with this row is stored. People: each member once, each unnamed visitor once. A nightly job stores the days; a
-- visit of a stored day that is undone or comes later removes its rows, and a day that is not stored is counted from its
-- visits.
create table visit_day (
  merchant_id bigint not null references merchant,
  club_id bigint not null,
  business_day date not null,
  hour smallint not null check (hour between -1 and 23),
  visits integer not null check (visits >= people),
  people integer not null check (people >= 0),
  primary key (merchant_id, club_id, business_day, hour),
  foreign key (merchant_id, club_id) references club (merchant_id, id)
);
select tenant_table('visit_day');
