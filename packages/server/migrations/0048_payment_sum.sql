-- What the payments of a day come to, kept along by the database, so that the totals of a history do not cost more the
-- longer a club works. A payment is counted by everything that the history filters by: day, type, status, the methods of
-- its parts (bit n of ways is method n), and its plan: once under its own and once under 0, which stands for all.
-- Of each such heap there is a line for method 0, which counts the payments and what they come to, and one for each
-- method with what came and went back by it.
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
  primary key (merchant_id, club_id, plan, payment_date, type, status, ways, method),
  foreign key (merchant_id, club_id) references club (merchant_id, id)
);

-- The lines of one payment as its state says: what went back by then, by the ways it came where it is void, else by
-- those of its refunds.
create function payment_lines(z payment_state)
returns table (plan bigint, type smallint, ways smallint, method smallint, payments integer, amount bigint, returned bigint)
language sql stable as $$
  with part as (
    select x.method, sum(x.amount)::bigint as amount from payment_part x
     where x.merchant_id = z.merchant_id and x.payment_id = z.payment_id and x.edition = z.edition group by 1
  ), back as (
    select r.method, sum(r.amount)::bigint as amount
      from (select r.method, r.amount, sum(r.amount) over (order by r.id) as by_then from payment_reversal r
             where r.merchant_id = z.merchant_id and r.payment_id = z.payment_id and r.kind <> 'void') r
     where r.by_then <= z.returned group by 1
    union all
    select part.method, part.amount from part where z.status = 'void'
  ), line as (
    select 0::smallint as method, 1 as payments, z.total as amount, z.returned
    union all
    select w.method, 0, sum(w.amount)::bigint, sum(w.returned)::bigint
      from (select method, amount, 0 as returned from part union all select method, 0, amount from back) w group by 1
  )
  select k.plan, p.type, coalesce((select bit_or(1 << part.method) from part), 0)::smallint, line.method, line.payments,
         line.amount, line.returned
    from payment p
    left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
   cross join lateral (select 0::bigint as plan union all
                       select coalesce(m.package_id, m.class_id) where coalesce(m.package_id, m.class_id) is not null) k
   cross join line
   where p.merchant_id = z.merchant_id and p.id = z.payment_id
$$;

create function payment_count(z payment_state, sign integer) returns void language plpgsql as $$
begin
  insert into payment_sum as s
    (merchant_id, club_id, plan, payment_date, type, status, ways, method, payments, amount, returned)
  select z.merchant_id, z.club_id, l.plan, z.payment_date, l.type, z.status, l.ways, l.method,
         sign * l.payments, sign * l.amount, sign * l.returned
    from payment_lines(z) l
  on conflict (merchant_id, club_id, plan, payment_date, type, status, ways, method) do update
    set payments = s.payments + excluded.payments, amount = s.amount + excluded.amount,
        returned = s.returned + excluded.returned;
end $$;

-- At the commit, when the parts and what went back are written. Who counts has its turn at the club, as whoever tells
-- its screens has, so that two who count the same lines in another order do not wait for each other.
create function payment_counted() returns trigger language plpgsql as $$
begin
  if current_setting('zal.bulk', true) = 'on' then return null; end if;
  perform take_turn(new.club_id);
  if tg_op = 'UPDATE' then perform payment_count(old, -1); end if;
  perform payment_count(new, 1);
  return null;
end $$;
create constraint trigger payment_counted after insert on payment_state deferrable initially deferred
  for each row execute function payment_counted();
create constraint trigger payment_counted_anew after update on payment_state deferrable initially deferred
  for each row when ((old.payment_date, old.status, old.returned, old.edition)
                     is distinct from (new.payment_date, new.status, new.returned, new.edition))
  execute function payment_counted();

-- All that is there at once: here, and behind a seed, which does not count along (zal.bulk). The same lines as above,
-- but of all payments in a few passes.
create function payment_sum_fill() returns void language sql as $$
  with part as materialized (
    select z.merchant_id, z.payment_id, x.method, sum(x.amount)::bigint as amount
      from payment_state z
      join payment_part x on x.merchant_id = z.merchant_id and x.payment_id = z.payment_id and x.edition = z.edition
     group by 1, 2, 3
  ), heap as materialized (
    select z.merchant_id, z.payment_id, z.club_id, z.payment_date, z.status, z.total, z.returned, p.type,
           coalesce(m.package_id, m.class_id) as plan, coalesce(w.ways, 0)::smallint as ways
      from payment_state z
      join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
      left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
      left join (select merchant_id, payment_id, bit_or(1 << method) as ways from part group by 1, 2) w
        on w.merchant_id = z.merchant_id and w.payment_id = z.payment_id
  ), line as (
    select merchant_id, payment_id, 0::smallint as method, 1 as payments, total as amount, returned from heap
    union all
    select x.merchant_id, x.payment_id, x.method, 0, x.amount, case when h.status = 'void' then x.amount else 0 end
      from part x join heap h on h.merchant_id = x.merchant_id and h.payment_id = x.payment_id
    union all
    select merchant_id, payment_id, method, 0, 0, amount from payment_reversal where kind <> 'void'
  )
  insert into payment_sum (merchant_id, club_id, plan, payment_date, type, status, ways, method, payments, amount, returned)
  select h.merchant_id, h.club_id, k.plan, h.payment_date, h.type, h.status, h.ways, l.method,
         sum(l.payments), sum(l.amount), sum(l.returned)
    from heap h
    join line l on l.merchant_id = h.merchant_id and l.payment_id = h.payment_id
   cross join lateral (select 0::bigint as plan union all select h.plan where h.plan is not null) k
   group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

alter table payment no force row level security;
alter table payment_part no force row level security;
alter table payment_state no force row level security;
alter table payment_reversal no force row level security;
alter table membership no force row level security;
select payment_sum_fill();
alter table payment force row level security;
alter table payment_part force row level security;
alter table payment_state force row level security;
alter table payment_reversal force row level security;
alter table membership force row level security;
select tenant_table('payment_sum');
revoke delete on payment_sum from zal_app;
