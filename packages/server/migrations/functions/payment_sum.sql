-- The methods of payment_state.paid as bits: bit n is method n.
create or replace function ways_of(paid bigint[]) returns smallint language sql immutable parallel safe as $$
  select ((paid[1] is not null)::integer * 2 + (paid[2] is not null)::integer * 4 + (paid[3] is not null)::integer * 8
        + (paid[4] is not null)::integer * 16 + (paid[5] is not null)::integer * 32 + (paid[6] is not null)::integer * 64
        + (paid[7] is not null)::integer * 128 + (paid[8] is not null)::integer * 256)::smallint
$$;

-- The lines of one payment by its state: returned money counts by the methods of the payment if it is void, else by those of
-- its refunds.
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
  select k.plan, z.type, ways_of(z.paid), line.method, line.payments, line.amount, line.returned
    from (select 0::bigint as plan union all select z.plan where z.plan is not null) k
   cross join line
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

-- Runs at the commit, when parts and reversals are written. Takes the turn of the club, as publish does, so that two
-- transactions that update the same lines in another order do not deadlock.
create or replace function payment_counted() returns trigger language plpgsql as $$
begin
  if current_setting('zal.bulk', true) = 'on' then return null; end if;
  perform take_turn(new.club_id);
  if tg_op = 'UPDATE' then perform payment_count(old, -1); end if;
  perform payment_count(new, 1);
  return null;
end $$;
drop trigger if exists payment_counted on payment_state;
create constraint trigger payment_counted after insert on payment_state deferrable initially deferred
  for each row execute function payment_counted();
drop trigger if exists payment_counted_anew on payment_state;
create constraint trigger payment_counted_anew after update on payment_state deferrable initially deferred
  for each row when ((old.payment_date, old.status, old.returned, old.paid)
                     is distinct from (new.payment_date, new.status, new.returned, new.paid))
  execute function payment_counted();

-- The expected content of payment_sum, for filling and for proving it: days from the payments, months from the days. Each
-- row is read once; the few sums are repeated for their plan, not the many rows.
create or replace function payment_sum_rows()
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

-- Fills the empty table after a seed, which switches the trigger off (zal.bulk).
create or replace function payment_sum_fill() returns void language sql as $$
  insert into payment_sum (merchant_id, club_id, plan, span, payment_date, type, status, ways, method, payments, amount, returned)
  select merchant_id, club_id, plan, span, payment_date, type, status, ways, method, payments, amount, returned from payment_sum_rows()
$$;
