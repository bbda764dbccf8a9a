-- Finding and listing members. These are functions so that connections keep their plans; member_find looks past the
-- row-level security, since no index serves LIKE and the like underneath it, and filters by merchant and club itself.

create function is_swap(word text, typed text) returns boolean language sql immutable parallel safe as $$
  select exists (select from generate_series(1, length(typed) - 1) i
                  where overlay(typed placing reverse(substr(typed, i, 2)) from i for 2) = word)
$$;

-- One letter more, less or other, or two neighbours swapped.
create function one_typo(word text, typed text) returns boolean language sql immutable parallel safe as $$
  select levenshtein_less_equal(word, typed, 1) <= 1 or length(word) = length(typed) and is_swap(word, typed)
$$;

create function count_members(merchant bigint, scopes bigint[], words text[], enough integer) returns integer language sql stable as $$
  select count(*)::integer
    from (select from unnest(words) h (word) cross join unnest(scopes) s (scope)
           cross join lateral (select from member_word w where w.merchant_id = merchant and w.scope_club = s.scope and w.word = h.word
                               offset 0) w
           limit enough) x
$$;

-- What a term may mean: words of names with how they answer it (0 begin with it, 1 have it inside, 2 have it with one
-- error), and how many members those have, counted up to enough.
create type word_hits as (words text[], ranks integer[], members integer);

-- starts are the foldings that a word may begin with, the term itself first (see foldQuery). The whole dictionary is
-- read only where beginnings do not bring enough; an error in a word that is not finished counts when nothing else does.
create function word_hits(merchant bigint, scopes bigint[], starts text[], enough integer) returns word_hits language plpgsql stable as $$
declare
  typed constant text := starts[1];
  n constant integer := length(typed);
  head constant text := left(typed, n / 2);
  tail constant text := right(typed, (n - 1) / 2);
  hits word_hits;
begin
  select array_agg(w.word order by w.word), array_agg(0) into hits.words, hits.ranks
    from unnest(starts) s (start) join name_word w on w.merchant_id = merchant and w.word >= s.start and w.word < s.start || chr(1114109);
  hits.members := count_members(merchant, scopes, hits.words, enough);
  if hits.members >= enough or n < 2 then return hits; end if;

  select hits.words || array_agg(x.word order by x.rank, x.word), hits.ranks || array_agg(x.rank order by x.rank, x.word)
    into hits.words, hits.ranks
    from (select w.word, case when strpos(w.word, typed) > 0 then 1 else 2 end as rank from name_word w
           where w.merchant_id = merchant and not w.word ^@ any (starts)
             and (strpos(w.word, typed) > 0
                  or n >= 4 and length(w.word) between n - 1 and n + 1 and (w.word ^@ head or right(w.word, length(tail)) = tail)
                     and one_typo(w.word, typed))) x;
  if hits.words is null and n >= 4 then
    select array_agg(w.word order by w.word), array_agg(2) into hits.words, hits.ranks
      from name_word w where w.merchant_id = merchant and w.word ^@ head and one_typo(left(w.word, n), typed);
  end if;
  hits.members := count_members(merchant, scopes, hits.words, enough);
  return hits;
end $$;

-- Members by digits of the phone: 0 ends with them, 1 begins with them (with or without the country), 2 has them inside.
-- Each kind stops at enough, and is not looked for when the kinds before it have filled that.
create function phone_find(merchant bigint, scopes bigint[], digits text, enough integer)
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
  if found_so_far >= enough or length(digits) < 5 then return; end if;
  return query
    select m.id, 2 from member m
     where m.merchant_id = merchant and m.deleted_at is null and m.scope_club = any (scopes) and m.phone like '%' || digits || '%'
     limit enough;
end $$;

-- Members of the club and the global ones who answer all terms and whose phone has the digits, best first; of broad
-- terms the first thousand. The rarest term leads, the others are looked up for its members.
create function member_find(terms text[], digits text, club bigint, writable boolean, lim integer, off integer)
returns table (total integer, ids bigint[]) language plpgsql stable
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
begin
  if cardinality(terms) = 0 then
    select array_agg(x.id), array_agg(x.rank) into found, how
      from (select p.id, min(p.rank) as rank from phone_find(me, scopes, digits, most) p group by p.id) x;
  else
    select array_agg(word_hits(me, scopes, string_to_array(t.term, ' '), look) order by t.nth) into hits
      from unnest(terms[1:5]) with ordinality t (term, nth);
    select h.nth, h.words, h.ranks into lead, words, ranks
      from unnest(hits) with ordinality h (words, ranks, members, nth) order by h.members limit 1;
    select array_agg(x.member_id), array_agg(x.rank) into found, how
      from (select r.member_id, min(r.rank) as rank
              from (select w.member_id, h.rank
                      from unnest(words, ranks) h (word, rank)
                     cross join unnest(scopes) s (scope)
                     cross join lateral (select w.member_id from member_word w
                                          where w.merchant_id = me and w.scope_club = s.scope and w.word = h.word offset 0) w
                     limit case when cardinality(hits) > 1 or digits <> '' then look else most end) r
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
    select count(*)::integer, (array_agg(f.id order by f.rank, f.off, f.sort_key, f.id))[member_find.off + 1 : member_find.off + lim]
      from (select m.id, x.rank, m.status <> 'active' as off, m.sort_key
              from unnest(found, how) x (id, rank)
             cross join lateral (select m.* from member m where m.merchant_id = me and m.id = x.id offset 0) m
             where not (writable and m.read_only) and (digits = '' or strpos(m.phone, digits) > 0)
             limit most) f;
end $$;
select reader_function('member_find(text[], text, bigint, boolean, integer, integer)');

-- Members as the contract's MemberRow, in the order of the ids.
create function member_rows(ids bigint[], today date) returns json language plpgsql stable as $$
declare
  me constant bigint := current_merchant();
begin
  return (
    select coalesce(json_agg(json_build_object(
             'id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name), 'phone', m.phone, 'gender', m.gender,
             'birth_date', m.birth_date, 'avatar', null, 'status', m.status,
             'membership', o.membership, 'membership_status', o.membership_status, 'end_date', o.end_date,
             'days_left', o.days_left, 'visits_left', o.visits_left, 'balance', o.balance,
             'is_global', m.is_global, 'is_external_user', m.is_external_user, 'read_only', m.read_only,
             'club', json_build_object('id', c.id, 'name', c.name), 'version', m.version) order by u.nth), '[]')
      from unnest(ids) with ordinality u (id, nth)
      join member m on m.merchant_id = me and m.id = u.id
      join club c on c.merchant_id = me and c.id = m.club_id
      join member_on(today) o on o.merchant_id = me and o.id = u.id);
end $$;

-- A page of the members of the club and the global ones, newest first. The counts of member_block say how many there are
-- and in which run of ids the page begins, so that a late page costs what the first one does.
create function member_page(club bigint, today date, lim integer, off bigint)
returns table (total bigint, results json) language plpgsql stable as $$
declare
  me constant bigint := current_merchant();
  below bigint;
  skip integer;
  ids bigint[];
begin
  with run as (
    select b.block, sum(b.members) as members from member_block b
     where b.merchant_id = me and b.scope_club in (0, club) group by b.block
  ), reached as (
    select r.block, r.members, sum(r.members) over (order by r.block desc) as members_so_far from run r
  )
  select (select coalesce(sum(r.members), 0) from run r), (f.block + 1) * 1024, off - (f.members_so_far - f.members)
    into total, below, skip
    from (values (1)) one
    left join (select r.* from reached r where r.members_so_far > off order by r.block desc limit 1) f on true;
  select array_agg(x.id order by x.id desc) into ids
    from (select y.id from (
            (select m.id from member m where m.merchant_id = me and m.scope_club = 0 and m.deleted_at is null and m.id < below
              order by m.id desc limit skip + lim)
            union all
            (select m.id from member m where m.merchant_id = me and m.scope_club = club and m.deleted_at is null and m.id < below
              order by m.id desc limit skip + lim)) y
           order by y.id desc limit lim offset skip) x;
  results := member_rows(ids, today);
  return next;
end $$;
