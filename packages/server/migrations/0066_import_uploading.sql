-- The rows of a file are written in several transactions; until the last of them nobody sees the import.
alter table member_import drop constraint member_import_state_check;
alter table member_import add constraint member_import_state_check
  check (state in ('uploading', 'uploaded', 'checked', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone'));

create or replace function sweep_imports(at timestamptz) returns void language sql as $$
  delete from member_import i
   where i.state in ('uploading', 'uploaded', 'checked') and i.created_at < sweep_imports.at - interval '1 day';
  delete from member_import_row r using member_import i
   where (i.merchant_id, i.id) = (r.merchant_id, r.import_id) and i.created_at < sweep_imports.at - interval '8 days';
$$;
select reader_function('sweep_imports(timestamptz)');
