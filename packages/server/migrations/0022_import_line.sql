-- Up to which line of its file an import has gone in.
alter table member_import add column last_line integer not null default 0;
