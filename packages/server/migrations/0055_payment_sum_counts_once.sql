-- What payment_sum has to hold, as before, but each row of the books is passed once: the few sums are told again for
-- their plan, not the many rows.
create or replace function payment_sum_rows()
returns table (merchant_id bigint, club_id bigint, plan bigint, payment_date date, type smallint, status text, ways smallint,
               method smallint, payments bigint, amount bigint, returned bigint)
language sql stable as $$
  with way as (
    select z.merchant_id, z.payment_id, bit_or(1 << x.method) as ways
      from payment_state z
      join payment_part x on x.merchant_id = z.merchant_id and x.payment_id = z.payment_id and x.edition = z.edition
     group by 1, 2
  ), heap as materialized (
    select z.merchant_id, z.payment_id, z.club_id, z.payment_date, z.status, z.edition, z.total, z.returned, p.type,
           coalesce(m.package_id, m.class_id) as plan, coalesce(w.ways, 0)::smallint as ways
      from payment_state z
      join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
      left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
      left join way w on w.merchant_id = z.merchant_id and w.payment_id = z.payment_id
  ), sums as (
    select h.merchant_id, h.club_id, h.plan, h.payment_date, h.type, h.status, h.ways, 0::smallint as method,
           count(*) as payments, sum(h.total) as amount, sum(h.returned) as returned
      from heap h group by 1, 2, 3, 4, 5, 6, 7
    union all
    select h.merchant_id, h.club_id, h.plan, h.payment_date, h.type, h.status, h.ways, x.method,
           0, sum(x.amount), sum(case when h.status = 'void' then x.amount else 0 end)
      from heap h
      join payment_part x on x.merchant_id = h.merchant_id and x.payment_id = h.payment_id and x.edition = h.edition
     group by 1, 2, 3, 4, 5, 6, 7, 8
    union all
    select h.merchant_id, h.club_id, h.plan, h.payment_date, h.type, h.status, h.ways, r.method, 0, 0, sum(r.amount)
      from heap h
      join payment_reversal r on r.merchant_id = h.merchant_id and r.payment_id = h.payment_id
     where r.kind <> 'void' group by 1, 2, 3, 4, 5, 6, 7, 8
  )
  select s.merchant_id, s.club_id, k.plan, s.payment_date, s.type, s.status, s.ways, s.method,
         sum(s.payments)::bigint, sum(s.amount)::bigint, sum(s.returned)::bigint
    from sums s
   cross join lateral (select 0::bigint as plan union all select s.plan where s.plan is not null) k
   group by 1, 2, 3, 4, 5, 6, 7, 8
$$;
