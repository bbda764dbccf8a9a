-- Deletes imports that were left for a day before they ran, and rows that an undo would need, after its seven days.
create or replace function sweep_imports(at timestamptz) returns void language sql as $$
  delete from member_import i
   where i.state in ('uploading', 'uploaded', 'checked') and i.created_at < sweep_imports.at - interval '1 day';
  delete from member_import_row r using member_import i
   where (i.merchant_id, i.id) = (r.merchant_id, r.import_id) and i.created_at < sweep_imports.at - interval '8 days';
$$;
select reader_function('sweep_imports(timestamptz)');
