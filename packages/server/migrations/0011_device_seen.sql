-- Who has seen the request of a device on a screen.
alter table device add column seen_by bigint[] not null default '{}';
