-- The face of a member: an uploaded picture, cut to a small square when the member takes it.
alter table member add column avatar_id bigint;
alter table member add foreign key (merchant_id, avatar_id) references file (merchant_id, id);
create unique index member_avatar on member (merchant_id, avatar_id) where avatar_id is not null;

-- Whoever is only a draft may not have told yet.
alter table member drop constraint member_gender_check;
alter table member add constraint member_gender_check check (gender in (1, 2) or gender = 0 and status = 'draft');

-- Where a face is seen. The address needs the session's cookie and the right to see the member, so it holds no secret
-- and a list of any length asks for nothing more.
create function avatar_json(file bigint) returns json language sql immutable parallel safe as $$
  select case when file is not null then json_build_object('url', concat('/api/v1/files/', file, '/')) end
$$;

-- Rows of members carry the face. Only this one value changes: whatever else rows have learnt by now stays as it is.
do $$
declare
  before constant text := pg_get_functiondef('member_rows(bigint[], date)'::regprocedure);
  after constant text := replace(before, '''avatar'', null', '''avatar'', avatar_json(m.avatar_id)');
begin
  assert after <> before, 'member_rows has no place for the avatar';
  execute after;
end $$;

create or replace function sweep_files(at timestamptz) returns void language sql as $$
  delete from document d where d.deleted_at < sweep_files.at - interval '30 days';
  delete from file f where f.created_at < sweep_files.at - interval '1 day'
     and not exists (select from document d where (d.merchant_id, d.file_id) = (f.merchant_id, f.id))
     and not exists (select from member m where (m.merchant_id, m.avatar_id) = (f.merchant_id, f.id));
$$;
select reader_function('sweep_files(timestamptz)');
