create or replace function books_of(merchant bigint, club bigint) returns bigint language sql immutable as $$
  select hashtextextended('books ' || merchant || ' ' || club, 0)
$$;

-- Refuses postings on a closed day. Closing takes the exclusive lock: it waits for postings that have begun, and later ones
-- wait for it. Statements after the lock see what was committed meanwhile.
create or replace function ledger_day_open() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(books_of(new.merchant_id, new.club_id));
  if exists (select from closed_day d
              where d.merchant_id = new.merchant_id and d.club_id = new.club_id and d.day = new.business_day) then
    raise exception 'the books of % are closed', new.business_day using errcode = '23514', constraint = 'day_closed';
  end if;
  return new;
end $$;
create or replace trigger ledger_day_open before insert on ledger_transaction for each row execute function ledger_day_open();
