-- Sums of the payments of each day and of each month (by its first day), maintained by triggers, so that the totals of a
-- history do not cost more the longer a club works. A payment is counted by everything that the history filters by: day,
-- type, status, the methods of its parts (bit n of ways is method n), and its plan: once under its own and once under 0,
-- which means all plans. Each such group has a line for method 0 with the count and total of its payments, and one for
-- each method with the sums that came and went back by it.
create table payment_sum (
  merchant_id bigint not null references merchant,
  club_id bigint not null,
  plan bigint not null,
  payment_date date not null,
  type smallint not null,
  status text not null,
  ways smallint not null,
  method smallint not null,
  payments integer not null,
  amount bigint not null,
  returned bigint not null,
  span text not null check (span in ('day', 'month')),
  primary key (merchant_id, club_id, plan, span, payment_date, type, status, ways, method),
  foreign key (merchant_id, club_id) references club (merchant_id, id)
);
select tenant_table('payment_sum');
revoke delete on payment_sum from zal_app;
