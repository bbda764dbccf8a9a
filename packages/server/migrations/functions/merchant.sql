-- All merchants with their time zones, for background work that is done for each of them.
create or replace function merchants_with_zone() returns table (id bigint, zone text) language sql stable as $$
  select m.id, case m.country when 'UZB' then 'Asia/Tashkent' else 'Asia/Bishkek' end from merchant m order by m.id
$$;
select reader_function('merchants_with_zone()');
