-- Whose members a trainer sees is looked up for every list: by a number that has an index, not in the snapshot of a sale.
alter table membership
  add column trainer_id bigint generated always as ((trainer->'trainer'->>'id')::bigint) stored;
create index membership_of_trainer on membership (merchant_id, trainer_id) include (member_id)
  where state = 'sold' and trainer_id is not null;
