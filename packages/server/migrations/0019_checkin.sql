-- Who is in the club now, without a walk through all visits that ever were.
create index visit_of_club_at on visit (merchant_id, club_id, at desc);
