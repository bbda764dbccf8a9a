-- The owner reads the books of a club by day.
create index ledger_transaction_of_day on ledger_transaction (merchant_id, club_id, business_day desc, id desc);
