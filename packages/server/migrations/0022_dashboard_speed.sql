-- The dashboard reads the new members of some days, the ledger transactions of deposits and the members of whom a membership
-- waits for its payment, each from its index: few rows among all.
create index member_by_creation on member (merchant_id, created_at) where deleted_at is null;
create index ledger_transaction_of_deposit on ledger_transaction (merchant_id, club_id, business_day) where payment_id is null;
create index membership_pending on membership (merchant_id, member_id) where state = 'pending';
