-- The audit screen reads the trail of a club, or of one person, the latest first.
create index audit_log_of_club on audit_log (merchant_id, club_id, id desc);
create index audit_log_of_staff on audit_log (merchant_id, staff_id, id desc);
