-- The moment at which the first steps of the business were hidden; null while they are shown.
alter table merchant add column first_steps_hidden_at timestamptz;
