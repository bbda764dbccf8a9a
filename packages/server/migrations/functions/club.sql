create or replace function count_club() returns trigger language plpgsql as $$
begin
  insert into club_counter (merchant_id, club_id) values (new.merchant_id, new.id);
  return null;
end $$;
create or replace trigger club_counted after insert on club for each row execute function count_club();

-- Owners and directors may stand in a closed club without being staff of it.
create or replace function tell_club() returns trigger language plpgsql as $$
begin
  perform pg_notify('zal_staff', t.id::text) from staff t
    where t.merchant_id = new.merchant_id and (t.role in ('owner', 'director') or exists (
      select from staff_club x where x.merchant_id = t.merchant_id and x.staff_id = t.id and x.club_id = new.id));
  return null;
end $$;
create or replace trigger club_told after update on club for each row
  when ((old.is_active, old.deleted_at) is distinct from (new.is_active, new.deleted_at)) execute function tell_club();

-- The merchant of a club, for calls of payment providers, which name the club only.
create or replace function merchant_of_club(club bigint) returns bigint language sql stable as
  $$ select c.merchant_id from club c where c.id = club and c.is_active and c.deleted_at is null $$;
select reader_function('merchant_of_club(bigint)');
