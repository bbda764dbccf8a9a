-- Every list, profile, check-in and export asks of each membership whether it is frozen. The exclusion constraint can
-- answer that, but takes ten times as long as an index that holds just the answer.
create index freeze_of_membership on membership_freeze (merchant_id, membership_id, end_date) include (start_date)
  where cancelled_at is null;

-- A payment and a line of a deposit show the face of whose they are. Only this value is new.
do $$
declare
  named regprocedure;
  before text;
  after text;
begin
  foreach named in array array['payment_json(bigint, bigint, date)', 'deposit_json(bigint, bigint, date)']::regprocedure[] loop
    before := pg_get_functiondef(named);
    after := replace(before, '''phone'', m.phone, ''is_external_user''',
                             '''phone'', m.phone, ''avatar'', avatar_json(m.avatar_id), ''is_external_user''');
    assert after <> before, format('%s has no place for the avatar', named);
    execute after;
  end loop;
end $$;
