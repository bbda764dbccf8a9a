-- A fair queue for the counter of a club. The row lock alone is not fair: each update leaves those who wait behind an old
-- version of the row, while later ones lock the new version directly.
create or replace function take_turn(club bigint) returns boolean language sql as
  $$ select pg_advisory_xact_lock(1, club::integer) is not null $$;

-- Numbers the events of one request, in one statement and last of all, because it locks the club's counter.
create or replace function publish(club bigint, kinds text[], records bigint[], at timestamptz) returns void language plpgsql as $$
declare
  last bigint;
begin
  perform take_turn(club);
  update club_counter c set event_seq = c.event_seq + cardinality(kinds)
   where c.merchant_id = current_merchant() and c.club_id = club returning c.event_seq into last;
  insert into event (merchant_id, club_id, seq, kind, record_id, at)
    select current_merchant(), club, last - cardinality(kinds) + e.n, e.kind, e.record, publish.at
      from unnest(kinds, records) with ordinality as e (kind, record, n);
  perform pg_notify('zal_event', json_build_object('merchant', current_merchant(), 'club', club,
            'seq', last - cardinality(kinds) + e.n, 'kind', e.kind, 'id', e.record)::text)
     from unnest(kinds, records) with ordinality as e (kind, record, n);
end $$;
