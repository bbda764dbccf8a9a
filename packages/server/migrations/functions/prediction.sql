-- The facts that the rule of predictions decides by, for many members. Several visits on a day count once, reversed ones do
-- not count.
create or replace function prediction_facts(ids bigint[], today date)
returns table (
  id bigint, days integer, recent integer, total integer, since integer, days_left integer, renewed boolean, balance bigint
) language sql stable as $$
  select m.id, today - m.date_joined, v.recent, v.total, today - v.last, coalesce(o.days_left, 0),
         exists (select from membership x where x.merchant_id = m.merchant_id and x.member_id = m.id
                    and x.state = 'sold' and x.start_date > today),
         o.balance
    from member m
    join member_on(today) o on o.merchant_id = m.merchant_id and o.id = m.id
    cross join lateral (
      select count(distinct v.business_day) filter (where v.business_day > today - 28)::integer as recent,
             count(distinct v.business_day)::integer as total, max(v.business_day) as last
        from visit v
       where v.merchant_id = m.merchant_id and v.member_id = m.id and v.reverses_id is null
         and v.business_day between today - 364 and today
         and not exists (select from visit r where r.merchant_id = v.merchant_id and r.reverses_id = v.id)
    ) v
   where m.merchant_id = current_merchant() and m.id = any(ids)
$$;
