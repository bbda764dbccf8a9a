-- The morning digest of a person: whether and at which hour of the merchant it is sent, and the last day that has one.
alter table staff add column digest boolean not null default false;
alter table staff add column digest_hour smallint not null default 8 check (digest_hour between 5 and 12);
alter table staff add column digest_day date;
