-- Progress of the daily predictions: every member once a day, up to next_member, and in between the members that the
-- audit log names after audit_id.
create table prediction_run (
  merchant_id bigint primary key references merchant,
  day date not null,
  next_member bigint,
  audit_id bigint not null
);
select tenant_table('prediction_run');
