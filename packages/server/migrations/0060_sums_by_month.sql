-- A payment says by itself how it was paid: paid[n] came by method n, as the split that counts has it. Whoever adds up many
-- payments reads one row of each.
alter table payment_state add column paid bigint[] not null default '{}';

create function payment_paid(merchant bigint, payment bigint, edition smallint) returns bigint[] language sql stable as $$
  select array_agg(w.amount order by w.method)
    from (select m.method, sum(x.amount)::bigint as amount
            from generate_series(1, 8) m (method)
            left join payment_part x on x.merchant_id = payment_paid.merchant and x.payment_id = payment_paid.payment
                                    and x.edition = payment_paid.edition and x.method = m.method
           group by 1) w
$$;

-- The methods as bits: bit n is method n.
create function ways_of(paid bigint[]) returns smallint language sql immutable parallel safe as $$
  select ((paid[1] is not null)::integer * 2 + (paid[2] is not null)::integer * 4 + (paid[3] is not null)::integer * 8
        + (paid[4] is not null)::integer * 16 + (paid[5] is not null)::integer * 32 + (paid[6] is not null)::integer * 64
        + (paid[7] is not null)::integer * 128 + (paid[8] is not null)::integer * 256)::smallint
$$;

alter table payment no force row level security;
alter table payment_part no force row level security;
alter table payment_state no force row level security;
alter table payment_sum no force row level security;
update payment_state set paid = payment_paid(merchant_id, payment_id, edition);

-- The parts of a sale are there by now; those of a new split, or that come later, bring it up to date.
create or replace function payment_stands() returns trigger language plpgsql as $$
begin
  insert into payment_state (merchant_id, payment_id, club_id, member_id, payment_date, total, paid)
  select p.merchant_id, p.id, p.club_id, p.member_id, p.payment_date, p.total, payment_paid(p.merchant_id, p.id, 1::smallint)
    from paid p;
  return null;
end $$;

create function payment_split() returns trigger language plpgsql as $$
begin
  update payment_state z set paid = w.paid
    from (select merchant_id, payment_id, edition, payment_paid(merchant_id, payment_id, edition) as paid
            from fresh group by 1, 2, 3) w
   where z.merchant_id = w.merchant_id and z.payment_id = w.payment_id and z.edition = w.edition
     and z.paid is distinct from w.paid;
  return null;
end $$;
create trigger payment_split after insert on payment_part referencing new table as fresh
  for each statement execute function payment_split();

-- All that a search by name adds up stands in the index, member by member.
drop index payment_state_of_member;
create index payment_state_of_member on payment_state (merchant_id, member_id, payment_date desc, payment_id desc)
  include (club_id, status, total, returned, paid);

-- The sums are kept of each day and of each month, whose first day stands for it.
create function month_of(day date) returns date language sql immutable parallel safe as $$
  select date_trunc('month', day::timestamp)::date
$$;
alter table payment_sum drop constraint payment_sum_pkey,
  add column span text not null default 'day' check (span in ('day', 'month'));
alter table payment_sum alter column span drop default;
insert into payment_sum (merchant_id, club_id, plan, span, payment_date, type, status, ways, method, payments, amount, returned)
select merchant_id, club_id, plan, 'month', month_of(payment_date), type, status, ways, method,
       sum(payments), sum(amount), sum(returned)
  from payment_sum group by 1, 2, 3, 5, 6, 7, 8, 9;
alter table payment_sum add primary key (merchant_id, club_id, plan, span, payment_date, type, status, ways, method);

alter table payment force row level security;
alter table payment_part force row level security;
alter table payment_state force row level security;
alter table payment_sum force row level security;

-- The lines of one payment, as before.
create or replace function payment_lines(z payment_state)
returns table (plan bigint, type smallint, ways smallint, method smallint, payments integer, amount bigint, returned bigint)
language sql stable as $$
  with part as (
    select p.method::smallint as method, p.amount from unnest(z.paid) with ordinality p (amount, method) where p.amount is not null
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
  select k.plan, p.type, ways_of(z.paid), line.method, line.payments, line.amount, line.returned
    from payment p
    left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
   cross join lateral (select 0::bigint as plan union all
                       select coalesce(m.package_id, m.class_id) where coalesce(m.package_id, m.class_id) is not null) k
   cross join line
   where p.merchant_id = z.merchant_id and p.id = z.payment_id
$$;

create or replace function payment_count(z payment_state, sign integer) returns void language plpgsql as $$
begin
  insert into payment_sum as s
    (merchant_id, club_id, plan, span, payment_date, type, status, ways, method, payments, amount, returned)
  select z.merchant_id, z.club_id, l.plan, t.span, t.first, l.type, z.status, l.ways, l.method,
         sign * l.payments, sign * l.amount, sign * l.returned
    from payment_lines(z) l
   cross join (values ('day', z.payment_date), ('month', month_of(z.payment_date))) t (span, first)
  on conflict (merchant_id, club_id, plan, span, payment_date, type, status, ways, method) do update
    set payments = s.payments + excluded.payments, amount = s.amount + excluded.amount,
        returned = s.returned + excluded.returned;
end $$;

drop trigger payment_counted_anew on payment_state;
create constraint trigger payment_counted_anew after update on payment_state deferrable initially deferred
  for each row when ((old.payment_date, old.status, old.returned, old.paid)
                     is distinct from (new.payment_date, new.status, new.returned, new.paid))
  execute function payment_counted();

-- What payment_sum has to hold: the days out of the payments, the months out of the days.
drop function payment_sum_rows();
create function payment_sum_rows()
returns table (merchant_id bigint, club_id bigint, plan bigint, span text, payment_date date, type smallint, status text,
               ways smallint, method smallint, payments bigint, amount bigint, returned bigint)
language sql stable as $$
  with heap as not materialized (
    select z.merchant_id, z.payment_id, z.club_id, z.payment_date, z.status, z.total, z.returned, z.paid, p.type,
           coalesce(m.package_id, m.class_id) as plan, ways_of(z.paid) as ways
      from payment_state z
      join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
      left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
  ), pile as materialized (
    select h.merchant_id, h.club_id, h.plan, h.payment_date, h.type, h.status, h.ways, count(*) as payments,
           sum(h.total) as amount, sum(h.returned) as returned,
           array[sum(h.paid[1]), sum(h.paid[2]), sum(h.paid[3]), sum(h.paid[4]),
                 sum(h.paid[5]), sum(h.paid[6]), sum(h.paid[7]), sum(h.paid[8])] as paid
      from heap h group by 1, 2, 3, 4, 5, 6, 7
  ), sums as (
    select p.merchant_id, p.club_id, p.plan, p.payment_date, p.type, p.status, p.ways, 0::bigint as method, p.payments, p.amount,
           p.returned
      from pile p
    union all
    select p.merchant_id, p.club_id, p.plan, p.payment_date, p.type, p.status, p.ways, x.method, 0, x.amount,
           case when p.status = 'void' then x.amount else 0 end
      from pile p
     cross join lateral unnest(p.paid) with ordinality x (amount, method)
     where x.amount is not null
    union all
    select h.merchant_id, h.club_id, h.plan, h.payment_date, h.type, h.status, h.ways, r.method, 0, 0, r.amount
      from payment_reversal r
      join heap h on h.merchant_id = r.merchant_id and h.payment_id = r.payment_id
     where r.kind <> 'void'
  ), day as materialized (
    select s.merchant_id, s.club_id, k.plan, s.payment_date, s.type, s.status, s.ways, s.method::smallint as method,
           sum(s.payments)::bigint as payments, sum(s.amount)::bigint as amount, sum(s.returned)::bigint as returned
      from sums s
     cross join lateral (select 0::bigint as plan union all select s.plan where s.plan is not null) k
     group by 1, 2, 3, 4, 5, 6, 7, 8
  )
  select d.merchant_id, d.club_id, d.plan, 'day', d.payment_date, d.type, d.status, d.ways, d.method, d.payments, d.amount, d.returned
    from day d
  union all
  select d.merchant_id, d.club_id, d.plan, 'month', month_of(d.payment_date), d.type, d.status, d.ways, d.method,
         sum(d.payments)::bigint, sum(d.amount)::bigint, sum(d.returned)::bigint
    from day d group by 1, 2, 3, 5, 6, 7, 8, 9
$$;

create or replace function payment_sum_fill() returns void language sql as $$
  insert into payment_sum (merchant_id, club_id, plan, span, payment_date, type, status, ways, method, payments, amount, returned)
  select merchant_id, club_id, plan, span, payment_date, type, status, ways, method, payments, amount, returned from payment_sum_rows()
$$;
