-- The cookie of a device gets a fresh value at every sign-in. The value before it is valid until the browser proves,
-- by opening the session, that it has received the fresh one: an answer that is lost on its way takes no device away.
alter table device add former_hash text;
create index device_by_token on device (token_hash);
create index device_by_former on device (former_hash) where former_hash is not null;
alter table redirect_hash add device_hash text;

-- The approved device of a merchant that has this token; that of one person where a person is named. A browser that
-- several people share has a row for each of them, and the lowest id stands for the browser.
create function approved_device(merchant bigint, token text, staff bigint default null) returns bigint
language sql stable as $$
  select min(d.id) from device d
   where d.merchant_id = merchant and (d.token_hash = token or d.former_hash = token) and d.status = 'approved'
     and (staff is null or d.staff_id = staff)
$$;

drop function account_of(text, text);
create function account_of(mail text, device text)
returns table (merchant_id bigint, staff_id bigint, password_hash text, role text, country text,
               own_device bigint, merchant_device bigint)
language sql stable as $$
  select t.merchant_id, t.id, case when t.is_active then t.password_hash end, t.role, m.country,
         approved_device(t.merchant_id, device, t.id), approved_device(t.merchant_id, device)
    from staff t join merchant m on m.id = t.merchant_id
   where lower(t.email) = lower(mail)
$$;
select reader_function('account_of(text, text)');

drop function recoverable(text);
create function recoverable(mail text, device text)
returns table (merchant_id bigint, staff_id bigint, language text, own_device bigint, merchant_device bigint)
language sql stable as $$
  select t.merchant_id, t.id, t.language,
         approved_device(t.merchant_id, device, t.id), approved_device(t.merchant_id, device)
    from staff t where lower(t.email) = lower(mail) and t.is_active
$$;
select reader_function('recoverable(text, text)');

-- One browser has one cookie for every merchant whose people use it, so its rows get the fresh token together.
create policy renewer on device for update to zal_reader using (true) with check (true);
grant update (token_hash, former_hash) on device to zal_reader;

create function renew_device(presented text, fresh text) returns void language sql as $$
  update device d set token_hash = fresh, former_hash = presented
   where d.token_hash = presented or d.former_hash = presented
$$;
select reader_function('renew_device(text, text)');

-- The browser has received this token: the one before it, and one of another sign-in at the same moment, are void.
create function confirm_device(known text, received text) returns void language sql as $$
  update device d set token_hash = received, former_hash = null where d.token_hash = known
$$;
select reader_function('confirm_device(text, text)');

-- Members of the club and the global ones who answer all terms and whose phone has the digits, best first; of broad
-- terms the first `most`, so that a file can hold all of them. Whole says that nobody who fits was left out.
drop function member_set(text[], text, bigint);
drop function member_find(text[], text, bigint, boolean, integer, integer);
create function member_find(terms text[], digits text, club bigint, writable boolean, lim integer, off integer,
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

-- Everybody who is found, for sums and files: they are exact or there are none.
create function member_set(terms text[], digits text, club bigint, most integer default 1000) returns bigint[]
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
