create or replace function check_balance() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry e where e.merchant_id = new.merchant_id and e.transaction_id = new.transaction_id
              group by e.currency having sum(e.amount) <> 0) then
    raise exception 'ledger transaction % does not sum to 0', new.transaction_id using errcode = '23514', constraint = 'ledger_balanced';
  end if;
  return null;
end $$;
drop trigger if exists ledger_balanced on ledger_entry;
create constraint trigger ledger_balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function check_balance();

-- Every transaction of the ledger is sealed with its entries at the commit: the SHA-256 of the previous seal of the club
-- and of the rows. A later change of a row, past the server and its triggers, is found.

-- A row as the same bytes on every server, whatever the settings of the connection. These two never change: a later column
-- goes to a new function, for the transactions from then on.
create or replace function ledger_bytes(t ledger_transaction) returns bytea language sql stable parallel safe as $$
  select record_send(row(t.merchant_id, t.id, t.club_id, t.kind, t.business_day, t.payment_id, t.member_id, t.reverses_id,
                         t.staff_id, t.at, t.shift_id)) $$;

create or replace function ledger_bytes(e ledger_entry) returns bytea language sql stable parallel safe as $$
  select record_send(row(e.merchant_id, e.id, e.transaction_id, e.club_id, e.account, e.member_id, e.amount, e.currency)) $$;

create or replace function ledger_link(before bytea, first bytea, content bytea) returns bytea language plpgsql immutable parallel safe as
  $$ begin return sha256(coalesce(before, first, '') || content); end $$;
create or replace aggregate ledger_chain(first bytea, content bytea) (sfunc = ledger_link, stype = bytea);

-- Seals all transactions that are not sealed yet and that the caller sees: the many rows of a seed at once. Returns their
-- number.
create or replace function seal_ledger() returns bigint language plpgsql as $$
declare sealed bigint;
begin
  with last as (
    select distinct on (merchant_id, club_id) merchant_id, club_id, seq, hash from ledger_seal
     order by merchant_id, club_id, seq desc
  ), entries as (
    select merchant_id, transaction_id, string_agg(ledger_bytes(e), '' order by id) as content
      from ledger_entry e group by 1, 2
  ), fresh as (
    select t.merchant_id, t.club_id, t.id, ledger_bytes(t) || coalesce(e.content, '') as content
      from ledger_transaction t
      left join entries e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
     where not exists (select from ledger_seal s where s.merchant_id = t.merchant_id and s.transaction_id = t.id)
  )
  insert into ledger_seal (merchant_id, club_id, seq, transaction_id, hash)
  select f.merchant_id, f.club_id, coalesce(l.seq, 0) + row_number() over chain, f.id,
         ledger_chain(l.hash, f.content) over chain
    from fresh f
    left join last l on l.merchant_id = f.merchant_id and l.club_id = f.club_id
  window chain as (partition by f.merchant_id, f.club_id order by f.id);
  get diagnostics sealed = row_count;
  return sealed;
end $$;

-- Runs at the commit, after the entries. Every sale has locked the counter of its club by then, so that the seals of a
-- club are serialised; a statement after the lock sees the previous seal.
create or replace function seal_transaction() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_seal where merchant_id = new.merchant_id and transaction_id = new.id) then
    return null;
  end if;
  perform from club_counter where merchant_id = new.merchant_id and club_id = new.club_id for no key update;
  insert into ledger_seal (merchant_id, club_id, seq, transaction_id, hash)
  select new.merchant_id, new.club_id, coalesce(l.seq, 0) + 1, new.id,
         sha256(coalesce(l.hash, '') || ledger_bytes(new) || coalesce(
           (select string_agg(ledger_bytes(e), '' order by e.id) from ledger_entry e
             where e.merchant_id = new.merchant_id and e.transaction_id = new.id), ''))
    from (values (1)) one
    left join lateral (
      select s.seq, s.hash from ledger_seal s where s.merchant_id = new.merchant_id and s.club_id = new.club_id
       order by s.seq desc limit 1) l on true;
  return null;
end $$;
drop trigger if exists ledger_sealed on ledger_transaction;
create constraint trigger ledger_sealed after insert on ledger_transaction deferrable initially deferred
  for each row execute function seal_transaction();
