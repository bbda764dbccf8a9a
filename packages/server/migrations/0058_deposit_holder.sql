-- A line of a deposit says whether its member may be changed, and what is there now: what can be done from it.
do $$
declare
  before text := pg_get_functiondef('deposit_json(bigint, bigint, date)'::regprocedure);
  after text;
begin
  after := replace(before, '''is_external_user'', m.is_external_user)',
                           '''is_external_user'', m.is_external_user, ''read_only'', m.read_only,
                                              ''balance'', member_balance(m.merchant_id, m.id))');
  assert after <> before, 'deposit_json has no place for the balance';
  execute after;
end $$;
