-- Search for members. These are functions so that connections cache their plans. member_find runs as zal_reader, since no
-- index serves LIKE under row-level security, and filters by merchant and club itself.

create or replace function is_swap(word text, typed text) returns boolean language sql immutable parallel safe as $$
  select exists (select from generate_series(1, length(typed) - 1) i
                  where overlay(typed placing reverse(substr(typed, i, 2)) from i for 2) = word)
$$;

-- Whether one letter is added, missing or different, or two neighbours are swapped.
create or replace function one_typo(word text, typed text) returns boolean language sql immutable parallel safe as $$
  select levenshtein_less_equal(word, typed, 1) <= 1 or length(word) = length(typed) and is_swap(word, typed)
$$;

create or replace function count_members(merchant bigint, scopes bigint[], words text[], enough integer) returns integer language sql stable as $$
  select count(*)::integer
    from (select from unnest(words) h (word) cross join unnest(scopes) s (scope)
           cross join lateral (select from member_word w where w.merchant_id = merchant and w.scope_club = s.scope and w.word = h.word
                               offset 0) w
           limit enough) x
$$;


-- Words that have a term inside (1) or with one error (2), of `among` or, without it, of the whole dictionary. Terms that
-- do not lead the search are matched this way too, however many names begin with them.
create or replace function word_near(merchant bigint, starts text[], among text[])
returns table (word text, rank integer) language plpgsql stable as $$
declare
  typed constant text := starts[1];
  n constant integer := length(typed);
  head constant text := left(typed, n / 2);
  tail constant text := right(typed, (n - 1) / 2);
begin
  if n < 2 then return; end if;
  return query
    select w.word, case when strpos(w.word, typed) > 0 then 1 else 2 end
      from (select d.word from name_word d where among is null and d.merchant_id = merchant union all select unnest(among)) w
     where not w.word ^@ any (starts)
       and (strpos(w.word, typed) > 0
            or n >= 4 and length(w.word) between n - 1 and n + 1 and (w.word ^@ head or right(w.word, length(tail)) = tail)
               and one_typo(w.word, typed));
end $$;

-- The meanings of one term. starts are the foldings that a word may begin with, the term itself first (see foldQuery). The
-- whole dictionary is read only where beginnings do not find enough; an error in an unfinished word counts only when
-- nothing else is found.
create or replace function word_hits(merchant bigint, scopes bigint[], starts text[], enough integer) returns word_hits
language plpgsql stable as $$
declare
  typed constant text := starts[1];
  n constant integer := length(typed);
  hits word_hits;
begin
  select array_agg(w.word order by w.word), array_agg(0) into hits.words, hits.ranks
    from unnest(starts) s (start) join name_word w on w.merchant_id = merchant and w.word >= s.start and w.word < s.start || chr(1114109);
  hits.members := count_members(merchant, scopes, hits.words, enough);
  if hits.members >= enough or n < 2 then return hits; end if;

  select hits.words || array_agg(x.word order by x.rank, x.word), hits.ranks || array_agg(x.rank order by x.rank, x.word)
    into hits.words, hits.ranks
    from word_near(merchant, starts, null) x;
  if hits.words is null and n >= 4 then
    select array_agg(w.word order by w.word), array_agg(2) into hits.words, hits.ranks
      from name_word w where w.merchant_id = merchant and w.word ^@ left(typed, n / 2) and one_typo(left(w.word, n), typed);
  end if;
  hits.members := count_members(merchant, scopes, hits.words, enough);
  return hits;
end $$;

-- Members by digits of the phone: 0 ends with them, 1 begins with them (with or without the country), 2 has them inside.
-- Each kind stops at enough, and is skipped when the kinds before it have found that many. A whole phone is not part of a
-- longer one: 12 digits are looked for at the end and at the beginning only.
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

-- Members of the club and the global ones who match all terms and whose phone has the digits, best first; of broad terms
-- the first `most`. The rarest term leads, the others are looked up for its members: where the dictionary was not read for
-- one of them, in the words of those members. `whole` is true when no match was left out.
create or replace function member_find(terms text[], digits text, club bigint, writable boolean, lim integer, off integer,
                            most integer default 1000)
returns table (total integer, ids bigint[], whole boolean) language plpgsql stable
set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  look constant integer := 3000;
  me constant bigint := current_merchant();
  scopes constant bigint[] := array[0, club];
  hits word_hits[];
  lead integer;
  words text[];
  ranks integer[];
  found bigint[];
  how integer[];
  theirs text[];
  reached integer;
  bound integer := most;
begin
  if cardinality(terms) = 0 then
    select array_agg(x.id), array_agg(x.rank), coalesce(sum(x.hits), 0) into found, how, reached
      from (select p.id, min(p.rank) as rank, count(*) as hits from phone_find(me, scopes, digits, most) p group by p.id) x;
  else
    select array_agg(word_hits(me, scopes, string_to_array(t.term, ' '), look) order by t.nth) into hits
      from unnest(terms[1:5]) with ordinality t (term, nth);
    if cardinality(hits) > 1 or digits <> '' then bound := greatest(look, most); end if;
    select h.nth, h.words, h.ranks, h.members into lead, words, ranks, reached
      from unnest(hits) with ordinality h (words, ranks, members, nth) order by h.members limit 1;
    select array_agg(x.member_id), array_agg(x.rank) into found, how
      from (select r.member_id, min(r.rank) as rank
              from (select w.member_id, h.rank
                      from unnest(words, ranks) h (word, rank)
                     cross join unnest(scopes) s (scope)
                     cross join lateral (select w.member_id from member_word w
                                          where w.merchant_id = me and w.scope_club = s.scope and w.word = h.word offset 0) w
                     limit bound) r
             group by r.member_id) x;
    if cardinality(hits) > 1 then
      select coalesce(array_agg(distinct w.word), '{}') into theirs
        from unnest(found) f (member_id)
       cross join lateral (select w.word from member_word w where w.merchant_id = me and w.member_id = f.member_id offset 0) w
       where reached < look and exists (select from unnest(hits) h where h.members >= look);
      select array_agg(y.member_id), array_agg(y.rank) into found, how
        from (select x.member_id, greatest(min(x.lead_rank), max(x.rank)) as rank
                from (select f.member_id, o.nth, min(f.rank) as lead_rank, min(o.rank) as rank
                        from (select f.member_id, f.rank, w.word from unnest(found, how) f (member_id, rank)
                               cross join lateral (select w.word from member_word w
                                                    where w.merchant_id = me and w.member_id = f.member_id offset 0) w offset 0) f
                        join (select h.nth, o.word, o.rank from unnest(hits) with ordinality h (words, ranks, members, nth)
                               cross join unnest(h.words, h.ranks) o (word, rank) where h.nth <> lead
                              union all
                              select h.nth, o.word, o.rank from unnest(hits) with ordinality h (words, ranks, members, nth)
                               cross join word_near(me, string_to_array(terms[h.nth], ' '), theirs) o
                               where h.nth <> lead and h.members >= look) o on o.word = f.word
                       group by f.member_id, o.nth) x
               group by x.member_id having count(*) = cardinality(hits) - 1) y;
    end if;
  end if;
  return query
    select count(*)::integer, (array_agg(f.id order by f.rank, f.off, f.sort_key, f.id))[member_find.off + 1 : member_find.off + lim],
         reached < bound and count(*) < most
      from (select m.id, x.rank, m.status <> 'active' as off, m.sort_key
              from unnest(found, how) x (id, rank)
             cross join lateral (select m.* from member m where m.merchant_id = me and m.id = x.id offset 0) m
             where not (writable and m.read_only) and (digits = '' or strpos(m.phone, digits) > 0)
             limit most) f;
end $$;
select reader_function('member_find(text[], text, bigint, boolean, integer, integer, integer)');

-- All matches, for sums and files: exact, or an error.
create or replace function member_set(terms text[], digits text, club bigint, most integer default 1000) returns bigint[]
language plpgsql stable as $$
declare
  found record;
begin
  select f.ids, f.whole into found from member_find(terms, digits, club, false, most, 0, most) f;
  if not found.whole then
    raise exception 'too many people are found' using errcode = '23514', constraint = 'too_many_people';
  end if;
  return found.ids;
end $$;
