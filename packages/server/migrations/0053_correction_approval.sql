-- A replenishment that is put right to less may need a second person, too; it has no reason of its own.
alter table deposit_return alter column reason drop not null,
  add constraint deposit_return_said check (reason is not null or approved_by is not null);
