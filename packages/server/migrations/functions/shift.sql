-- A shift changes once, when it is closed.
create or replace function shift_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a closed shift stays as it is' using errcode = '42501';
end $$;
create or replace trigger shift_stays before update on shift for each row
  when (old.closed_at is not null) execute function shift_stays();
