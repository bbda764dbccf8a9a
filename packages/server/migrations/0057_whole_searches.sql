-- Whoever sums what a search finds must know whether it has found everybody.
drop function member_find(text[], text, bigint, boolean, integer, integer);

-- Members of the club and the global ones who answer all terms and whose phone has the digits, best first; of broad
-- terms the first thousand. The rarest term leads, the others are looked up for its members. Whole says that nobody
-- who fits was left out.
create function member_find(terms text[], digits text, club bigint, writable boolean, lim integer, off integer)
returns table (total integer, ids bigint[], whole boolean) language plpgsql stable
set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  most constant integer := 1000;
  look constant integer := 3000;
  me constant bigint := current_merchant();
  scopes constant bigint[] := array[0, club];
  hits word_hits[];
  lead integer;
  words text[];
  ranks integer[];
  found bigint[];
  how integer[];
  reached integer;
  bound integer := most;
begin
  if cardinality(terms) = 0 then
    select array_agg(x.id), array_agg(x.rank), coalesce(sum(x.hits), 0) into found, how, reached
      from (select p.id, min(p.rank) as rank, count(*) as hits from phone_find(me, scopes, digits, most) p group by p.id) x;
  else
    select array_agg(word_hits(me, scopes, string_to_array(t.term, ' '), look) order by t.nth) into hits
      from unnest(terms[1:5]) with ordinality t (term, nth);
    if cardinality(hits) > 1 or digits <> '' then bound := look; end if;
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
      select array_agg(y.member_id), array_agg(y.rank) into found, how
        from (select x.member_id, greatest(min(x.lead_rank), max(x.rank)) as rank
                from (select f.member_id, o.nth, min(f.rank) as lead_rank, min(o.rank) as rank
                        from (select f.member_id, f.rank, w.word from unnest(found, how) f (member_id, rank)
                               cross join lateral (select w.word from member_word w
                                                    where w.merchant_id = me and w.member_id = f.member_id offset 0) w offset 0) f
                        join (select h.nth, o.word, o.rank from unnest(hits) with ordinality h (words, ranks, members, nth)
                               cross join unnest(h.words, h.ranks) o (word, rank) where h.nth <> lead offset 0) o on o.word = f.word
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
select reader_function('member_find(text[], text, bigint, boolean, integer, integer)');

-- Everybody who is found, for sums and files: they are exact or there are none.
create function member_set(terms text[], digits text, club bigint) returns bigint[] language plpgsql stable as $$
declare
  found record;
begin
  select f.ids, f.whole into found from member_find(terms, digits, club, false, 1000, 0) f;
  if not found.whole then
    raise exception 'too many people are found' using errcode = '23514', constraint = 'too_many_people';
  end if;
  return found.ids;
end $$;
