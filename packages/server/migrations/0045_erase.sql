-- Erasing a member. Rows that are only ever added hold words as well: reasons, notes of freezes, what the audit says of
-- before and after. Whoever erases may put other words there and nothing else: the rights are on those columns alone, so
-- no sum, no day and no visit can change on this way.
do $$ begin
  create role zal_eraser nologin;
exception when duplicate_object or unique_violation then null; end $$;
grant zal_eraser to current_user;
grant usage, create on schema public to zal_eraser;

create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user = 'zal_eraser' then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end $$;

do $$
declare
  place record;
begin
  for place in select * from (values
    ('audit_log', 'before, after, reason'), ('payment', 'discount_reason'), ('payment_item', 'name'),
    ('payment_reversal', 'reason'), ('deposit_return', 'reason'), ('membership_line', 'notes')) x (name, words)
  loop
    execute format('grant select, update (%s) on %I to zal_eraser', place.words, place.name);
    execute format('create policy eraser on %I to zal_eraser using (merchant_id = current_merchant())
                      with check (merchant_id = current_merchant())', place.name);
  end loop;
  for place in select * from (values ('member'), ('membership'), ('ledger_entry'), ('document'), ('file')) x (name)
  loop
    execute format('grant select on %I to zal_eraser', place.name);
    execute format('create policy eraser on %I for select to zal_eraser using (merchant_id = current_merchant())', place.name);
  end loop;
end $$;

-- The text with dots where it names somebody; not shorter than reasons have to be. A pattern keeps what it has in brackets.
create function masked(words text, patterns text[]) returns text language plpgsql immutable as $$
declare
  pattern text;
  after text := words;
begin
  foreach pattern in array patterns loop
    after := regexp_replace(after, pattern, '\1•••', 'g');
  end loop;
  return case when char_length(words) >= 10 then rpad(after, greatest(char_length(after), 10), '•') else after end;
end $$;

-- The words about a member of the bin in rows that are only added; named are patterns of the name and the phones. What the
-- audit knew of the member goes; that something was done, when and by whom, stays.
create function erase_words(erased bigint, named text[]) returns void language plpgsql as $$
declare
  me constant bigint := current_merchant();
  files constant bigint[] := erased_files(erased);
  moves constant bigint[] := array(select distinct e.transaction_id from ledger_entry e where e.merchant_id = me and e.member_id = erased);
begin
  if not exists (select from member m where m.merchant_id = me and m.id = erased and m.deleted_at is not null) then
    raise exception 'Only a member of the bin is erased' using errcode = '42501';
  end if;
  update audit_log a set before = null, after = null, reason = null
   where a.merchant_id = me and a.member_id = erased and (a.before is not null or a.after is not null or a.reason is not null);
  update audit_log a set before = null, after = null, reason = null
    from (select 'member' as type, erased as id
          union all select 'file', unnest(files)
          union all select 'payment', p.id from payment p where p.merchant_id = me and p.member_id = erased
          union all select 'deposit', t.id from unnest(moves) t (id)) x
   where a.merchant_id = me and a.record_type = x.type and a.record_id = x.id
     and (a.before is not null or a.after is not null or a.reason is not null);
  -- Exports and saved views say what was searched for.
  update audit_log a set before = null, after = null
   where a.merchant_id = me and a.record_type in ('club', 'view', 'saved_view')
     and (a.before::text ~ any (named) or a.after::text ~ any (named));
  update payment p set discount_reason = masked(p.discount_reason, named)
   where p.merchant_id = me and p.member_id = erased and p.discount_reason ~ any (named);
  update payment_item i set name = masked(i.name, named) from payment p
   where i.merchant_id = me and p.merchant_id = me and p.id = i.payment_id and p.member_id = erased and i.name ~ any (named);
  update payment_reversal r set reason = masked(r.reason, named) from payment p
   where r.merchant_id = me and p.merchant_id = me and p.id = r.payment_id and p.member_id = erased and r.reason ~ any (named);
  update deposit_return r set reason = masked(r.reason, named)
   where r.merchant_id = me and r.transaction_id = any (moves) and r.reason ~ any (named);
  -- Why somebody rested is nobody's business any more.
  update membership_line l set notes = '' from membership s
   where l.merchant_id = me and s.merchant_id = me and s.id = l.membership_id and s.member_id = erased and l.notes <> '';
end $$;

-- The files that belong to a member: documents, the face, and faces that were before.
create function erased_files(erased bigint) returns bigint[] language sql stable as $$
  select array(
    select d.file_id from document d where d.merchant_id = current_merchant() and d.member_id = erased
    union
    select m.avatar_id from member m where m.merchant_id = current_merchant() and m.id = erased and m.avatar_id is not null
    union
    select f.id from audit_log a join file f on f.merchant_id = a.merchant_id
       and f.id::text in (a.before #>> '{avatar,id}', a.after #>> '{avatar,id}')
     where a.merchant_id = current_merchant() and a.record_type = 'member' and a.record_id = erased)
$$;

alter function erase_words(bigint, text[]) security definer set search_path = public, pg_temp;
revoke execute on function erase_words(bigint, text[]) from public;
grant execute on function erase_words(bigint, text[]) to zal_app;
alter function erase_words(bigint, text[]) owner to zal_eraser;
revoke create on schema public from zal_eraser;
