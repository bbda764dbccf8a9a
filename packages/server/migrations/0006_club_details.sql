-- Address, opening hours and logo of a club. The city is a key of the built-in gazetteer, the same in every language.
alter table club
  add column city text,
  add column county text not null default '',
  add column postal_code text check (postal_code ~ '^[0-9]{6}$'),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  -- [{week_day, opens, closes}] in the order of the days; a day that is missing is closed. Null is not known.
  add column hours jsonb check (jsonb_typeof(hours) = 'array'),
  add check ((latitude is null) = (longitude is null));
create unique index club_name on club (merchant_id, lower(btrim(name))) where deleted_at is null;
