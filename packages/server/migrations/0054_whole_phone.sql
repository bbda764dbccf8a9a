-- A whole phone is nowhere inside of a longer one: 12 digits are looked for at the end and at the beginning only.
create or replace function phone_find(merchant bigint, scopes bigint[], digits text, enough integer)
returns table (id bigint, rank integer) language plpgsql stable as $$
declare
  found_so_far integer;
begin
  return query
    select m.id, 0 from member m
     where m.merchant_id = merchant and m.deleted_at is null and m.scope_club = any (scopes)
       and m.phone_reversed >= reverse(digits) and m.phone_reversed < reverse(digits) || ':'
     limit enough;
  get diagnostics found_so_far = row_count;
  if found_so_far >= enough or length(digits) < 3 then return; end if;
  return query
    select p.id, 1 from unnest(array['+', '+998', '+996']) c (code)
     cross join lateral (select m.id from member m
                          where m.merchant_id = merchant and m.deleted_at is null and m.scope_club = any (scopes)
                            and m.phone >= c.code || digits and m.phone < c.code || digits || ':' limit enough) p
     limit enough;
  get diagnostics found_so_far = row_count;
  if found_so_far >= enough or length(digits) not between 5 and 11 then return; end if;
  return query
    select m.id, 2 from member m
     where m.merchant_id = merchant and m.deleted_at is null and m.scope_club = any (scopes) and m.phone like '%' || digits || '%'
     limit enough;
end $$;
