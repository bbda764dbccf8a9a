-- A payment says whether its member was removed: nothing goes back to a deposit that nobody can reach. Only this value is new.
do $$
declare
  before text := pg_get_functiondef('payment_json(bigint, bigint, date)'::regprocedure);
  after text;
begin
  after := replace(before, '''is_external_user'', m.is_external_user)',
                           '''is_external_user'', m.is_external_user, ''is_removed'', m.deleted_at is not null)');
  assert after <> before, 'payment_json has no place for whether the member was removed';
  execute after;
end $$;
