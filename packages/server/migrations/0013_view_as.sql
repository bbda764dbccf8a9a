-- People as whom a session may look at the app: somebody started it there, and the audit log says so.
create table view_as (
  merchant_id bigint not null references merchant,
  session_id bigint not null,
  staff_id bigint not null,
  started_at timestamptz not null,
  primary key (merchant_id, session_id, staff_id),
  foreign key (merchant_id, session_id) references session (merchant_id, id),
  foreign key (merchant_id, staff_id) references staff (merchant_id, id)
);
create index view_as_of_staff on view_as (merchant_id, staff_id);
select tenant_table('view_as');

-- The person whose rights the socket of this ticket has.
alter table socket_ticket add column viewed_id bigint;
alter table socket_ticket add foreign key (merchant_id, viewed_id) references staff (merchant_id, id);
create index socket_ticket_of_viewed on socket_ticket (merchant_id, viewed_id) where viewed_id is not null;
