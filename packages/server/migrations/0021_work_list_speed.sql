-- The work list reads the memberships of a club that end in a range, and whether a later one was sold or waits for its money,
-- from the second index alone. It replaces the one that had only sold memberships.
create index membership_of_club_by_end on membership (merchant_id, club_id, end_date) where state = 'sold';
create index membership_last on membership (merchant_id, end_date) include (member_id, type, class_id, state)
  where state in ('sold', 'pending');
drop index membership_by_end;
-- Month and day of the birth, 229 for the 29th of February. A column, because an index of the expression is not used under
-- row-level security: its functions are not leakproof.
alter table member add column birthday smallint
  generated always as (extract(month from birth_date) * 100 + extract(day from birth_date)) stored;
create index member_by_birthday on member (merchant_id, birthday) where deleted_at is null;
