-- How likely a member is to stay, in percent, as it was last counted; null while it is too early to tell. Lists read this
-- column; the profile counts anew (rules/prediction.ts).
alter table member add column prediction smallint check (prediction between 1 and 99);

-- How far the counting has come: everybody once a day, up to next_member, and in between whoever the audit names.
create table prediction_run (
  merchant_id bigint primary key references merchant,
  day date not null,
  next_member bigint,
  audit_id bigint not null
);
select tenant_table('prediction_run');

-- For work that is done for every merchant in turn, by the day of each.
create function merchants_with_zone() returns table (id bigint, zone text) language sql stable as $$
  select m.id, case m.country when 'UZB' then 'Asia/Tashkent' else 'Asia/Bishkek' end from merchant m order by m.id
$$;
select reader_function('merchants_with_zone()');

-- What the rule looks at, of many members at once. Of several visits on a day one counts, one that was taken back does not.
create function prediction_facts(ids bigint[], today date)
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

-- Rows of members carry the number. Nothing else of them changes.
do $$
declare
  before constant text := pg_get_functiondef('member_rows(bigint[], date)'::regprocedure);
  after constant text := replace(before, '''balance'', o.balance', '''balance'', o.balance, ''prediction'', m.prediction');
begin
  assert after <> before, 'member_rows has no place for the prediction';
  execute after;
end $$;
