-- The text with dots where a pattern matches, not shorter than reasons have to be. A capture group is kept.
create or replace function masked(words text, patterns text[]) returns text language plpgsql immutable as $$
declare
  pattern text;
  after text := words;
begin
  foreach pattern in array patterns loop
    after := regexp_replace(after, pattern, '\1•••', 'g');
  end loop;
  return case when char_length(words) >= 10 then rpad(after, greatest(char_length(after), 10), '•') else after end;
end $$;

-- Erases the text about a member of the bin in append-only rows; `named` are patterns of the name and the phones. Of the
-- audit rows, the values are erased; action, time and author remain.
create or replace function erase_words(erased bigint, named text[]) returns void language plpgsql as $$
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
  -- Exports and saved views contain search terms.
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
  -- The notes of freezes are personal data.
  update membership_line l set notes = '' from membership s
   where l.merchant_id = me and s.merchant_id = me and s.id = l.membership_id and s.member_id = erased and l.notes <> '';
end $$;
grant create on schema public to zal_eraser;
alter function erase_words(bigint, text[]) security definer set search_path = public, pg_temp;
revoke execute on function erase_words(bigint, text[]) from public;
grant execute on function erase_words(bigint, text[]) to zal_app;
alter function erase_words(bigint, text[]) owner to zal_eraser;
revoke create on schema public from zal_eraser;

-- The files that belong to a member: documents, the photo, and former photos.
create or replace function erased_files(erased bigint) returns bigint[] language sql stable as $$
  select array(
    select d.file_id from document d where d.merchant_id = current_merchant() and d.member_id = erased
    union
    select m.avatar_id from member m where m.merchant_id = current_merchant() and m.id = erased and m.avatar_id is not null
    union
    select f.id from audit_log a join file f on f.merchant_id = a.merchant_id
       and f.id::text in (a.before #>> '{avatar,id}', a.after #>> '{avatar,id}')
     where a.merchant_id = current_merchant() and a.record_type = 'member' and a.record_id = erased)
$$;
