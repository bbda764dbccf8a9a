-- A sample gym: one club with generated data, which its owner or director loads and removes as a whole.
alter table club add column is_sample boolean not null default false;
create unique index club_sample on club (merchant_id) where is_sample;
-- People who were generated with the sample gym; they have no password.
alter table staff add column is_sample boolean not null default false;

-- The generator numbers its rows itself, by ids that it takes from the sequences.
do $$
declare
  name text;
begin
  foreach name in array array['club', 'staff', 'room', 'package', 'class', 'class_time', 'member', 'membership',
    'membership_freeze', 'visit', 'payment', 'payment_part', 'ledger_transaction', 'ledger_entry', 'payment_reversal', 'note']
  loop
    execute format('grant usage on sequence %s to zal_app', pg_get_serial_sequence(name, 'id'));
  end loop;
end $$;

-- zal_remover owns the function that deletes those rows of a sample gym that no request may delete. Its policies hold for the sample gym of
-- the current merchant alone, so that it sees no row of any other club.
do $$ begin
  create role zal_remover nologin;
exception when duplicate_object or unique_violation then null; end $$;
grant zal_remover to current_user;
grant usage on schema public to zal_remover;
do $$
declare
  place record;
begin
  grant select on club to zal_remover;
  create policy remover on club for select to zal_remover using (merchant_id = current_merchant() and is_sample);
  for place in select * from (values
    ('event', 'club_id', 'club'), ('ledger_entry', 'club_id', 'club'), ('ledger_seal', 'club_id', 'club'),
    ('ledger_transaction', 'club_id', 'club'), ('payment', 'club_id', 'club'), ('payment_item', 'club_id', 'club'),
    ('visit', 'club_id', 'club'), ('membership', 'club_id', 'club'), ('member', 'club_id', 'club'), ('shift', 'club_id', 'club'),
    ('payment_state', 'club_id', 'club'), ('payment_sum', 'club_id', 'club'), ('online_payment', 'club_id', 'club'),
    ('online_transaction', 'club_id', 'club'),
    ('payment_part', 'payment_id', 'payment'), ('payment_reversal', 'payment_id', 'payment'),
    ('receipt_print', 'payment_id', 'payment'), ('membership_line', 'membership_id', 'membership'),
    ('membership_move', 'membership_id', 'membership'), ('deposit_return', 'transaction_id', 'ledger_transaction'),
    ('shift_move', 'transaction_id', 'ledger_transaction')) x (name, link, of)
  loop
    -- The subquery is bound by the policy of its own table.
    execute format('create policy remover on %I to zal_remover using (merchant_id = current_merchant() and %I in (select id from %I))',
                   place.name, place.link, place.of);
    execute format('grant select%s on %I to zal_remover',
                   case when place.name in ('member', 'membership') then '' else ', delete' end, place.name);
  end loop;
  grant select, delete on approval to zal_remover;
  create policy remover on approval to zal_remover
    using (merchant_id = current_merchant() and (payment_id in (select id from payment) or member_id in (select id from member)));
end $$;
