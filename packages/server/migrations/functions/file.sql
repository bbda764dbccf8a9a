-- Signed addresses are valid for one session and at most five minutes. They are the same within a minute, so that a
-- browser can cache the picture.
create or replace function file_sign(id bigint, key text, session bigint, until bigint) returns text
language sql immutable parallel safe as $$
  select encode(sha256(convert_to(concat_ws(':', session, id, until, key), 'UTF8')), 'hex')
$$;

create or replace function file_url(id bigint, key text, session bigint, at timestamptz) returns text
language sql immutable parallel safe as $$
  select concat('/api/v1/files/', id, '/?until=', t.until, '&sign=', file_sign(id, key, session, t.until))
    from (select floor(extract(epoch from at) / 60)::bigint * 60 + 300 as until) t
$$;

-- The address of a photo. It needs the session's cookie and the permission to see the member, so it holds no secret, and a
-- list of any length signs nothing.
create or replace function avatar_json(file bigint) returns json language sql immutable parallel safe as $$
  select case when file is not null then json_build_object('url', concat('/api/v1/files/', file, '/')) end
$$;

-- Whether a record uses a file. A test of the catalogue holds that every foreign key to files is asked here.
create or replace function file_in_use(merchant bigint, file bigint) returns boolean language sql stable as $$
  select exists (select from document d where (d.merchant_id, d.file_id) = (merchant, file))
      or exists (select from member m where (m.merchant_id, m.avatar_id) = (merchant, file))
      or exists (select from staff s where (s.merchant_id, s.avatar_id) = (merchant, file))
      or exists (select from club c where (c.merchant_id, c.logo_id) = (merchant, file))
$$;

-- Deletes uploads that were not used within a day, and documents that were removed a month ago.
create or replace function sweep_files(at timestamptz) returns void language sql as $$
  delete from document d where d.deleted_at < sweep_files.at - interval '30 days';
  delete from file f where f.created_at < sweep_files.at - interval '1 day'
     and not file_in_use(f.merchant_id, f.id);
$$;
select reader_function('sweep_files(timestamptz)');
