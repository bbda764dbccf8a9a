-- A sale asks for the id of its payment beforehand, so that ledger, payment and answer travel together.
grant usage on sequence payment_id_seq to zal_app;

-- Plans are made once a connection.
alter function payment_json(bigint, bigint, date) set plan_cache_mode = force_generic_plan;
alter function membership_json(bigint, bigint, date) set plan_cache_mode = force_generic_plan;
