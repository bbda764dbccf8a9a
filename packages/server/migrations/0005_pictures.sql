-- Pictures of people who sign in, and of clubs.
alter table staff add column avatar_id bigint;
alter table staff add foreign key (merchant_id, avatar_id) references file (merchant_id, id);
create unique index staff_avatar on staff (merchant_id, avatar_id) where avatar_id is not null;
alter table club add column logo_id bigint;
alter table club add foreign key (merchant_id, logo_id) references file (merchant_id, id);
create unique index club_logo on club (merchant_id, logo_id) where logo_id is not null;
