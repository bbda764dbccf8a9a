-- The database refuses half a sale at the commit: a posting without its payment, and a payment without its posting or
-- with parts that do not come to its total.
alter table ledger_transaction add constraint ledger_transaction_of_known_payment
  foreign key (merchant_id, payment_id) references payment (merchant_id, id) deferrable initially deferred;
alter table ledger_transaction add constraint ledger_transaction_of_known_member
  foreign key (merchant_id, member_id) references member (merchant_id, id) deferrable initially deferred;

create function check_whole_payment() returns trigger language plpgsql as $$
declare
  parts bigint;
begin
  select coalesce(sum(x.amount), 0) into parts from payment_part x
   where x.merchant_id = new.merchant_id and x.payment_id = new.id and x.edition = 1;
  if parts <> new.total then
    raise exception 'the parts of payment % come to %, not to %', new.id, parts, new.total
      using errcode = '23514', constraint = 'payment_whole';
  end if;
  if not exists (select from ledger_transaction t
                  where t.merchant_id = new.merchant_id and t.payment_id = new.id and t.kind = 'payment') then
    raise exception 'payment % is not in the ledger', new.id using errcode = '23514', constraint = 'payment_posted';
  end if;
  return null;
end $$;
create constraint trigger payment_whole after insert on payment deferrable initially deferred
  for each row execute function check_whole_payment();
