-- Takes an idempotency key, waiting up to 4.5 s for its holder. Returns a row when the key was taken before.
create or replace function claim_key(op text, given uuid, request text, at timestamptz)
returns table (request_hash text, answer text) language plpgsql as $$
begin
  perform set_config('lock_timeout', '4500', true);
  insert into idempotency_key (merchant_id, staff_id, operation, key, request_hash, at)
    values (current_merchant(), current_staff(), op, given, request, claim_key.at) on conflict do nothing;
  if not found then
    return query select k.request_hash, k.answer from idempotency_key k
      where k.merchant_id = current_merchant() and k.staff_id = current_staff() and k.operation = op and k.key = given;
  end if;
  perform set_config('lock_timeout', '2000', true);
end $$;
