-- The request of a device to be approved: since when, the code that both screens show while it waits, and who decided.
alter table device add column requested_at timestamptz;
update device set requested_at = created_at;
alter table device alter column requested_at set not null;
alter table device add column code text check (code ~ '^[0-9]{4}$');
alter table device add column code_until timestamptz;
alter table device add column asked_at timestamptz;
alter table device add column decided_by bigint;
alter table device add column decided_at timestamptz;
alter table device add foreign key (merchant_id, decided_by) references staff (merchant_id, id);
create index device_decided_by on device (merchant_id, decided_by) where decided_by is not null;

-- A session whose device waits for its approval: it reads nothing but the state of its request.
alter table session add column waits boolean not null default false;
-- Its result has another column now.
drop function if exists enter(text, bigint, timestamptz);
