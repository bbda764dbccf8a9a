-- From the last schema of numbered migrations (0066_import_uploading.sql) to the baseline. It has the same columns and
-- constraints; keys and indexes differ, and functions/ is applied afterwards. A database goes through it once.

-- The primary key (merchant_id, id) serves lookups by id; no foreign key and no query needs the id alone.
alter table approval drop constraint approval_id_key;
alter table audit_log drop constraint audit_log_id_key;
alter table class drop constraint class_id_key;
alter table class_time drop constraint class_time_id_key;
alter table closed_day drop constraint closed_day_id_key;
alter table device drop constraint device_id_key;
alter table document drop constraint document_id_key;
alter table file drop constraint file_id_key;
alter table membership_freeze drop constraint membership_freeze_id_key;
alter table membership_line drop constraint membership_line_id_key;
alter table member_import drop constraint member_import_id_key;
alter table ledger_transaction drop constraint ledger_transaction_id_key;
alter table ledger_entry drop constraint ledger_entry_id_key;
alter table mobile_user drop constraint mobile_user_id_key;
alter table member drop constraint member_id_key;
alter table membership drop constraint membership_id_key;
alter table note drop constraint note_id_key;
alter table online_transaction drop constraint online_transaction_id_key;
alter table package drop constraint package_id_key;
alter table payment drop constraint payment_id_key;
alter table payment_part drop constraint payment_part_id_key;
alter table payment_item drop constraint payment_item_id_key;
alter table receipt_print drop constraint receipt_print_id_key;
alter table payment_reversal drop constraint payment_reversal_id_key;
alter table room drop constraint room_id_key;
alter table shift drop constraint shift_id_key;
alter table shift_move drop constraint shift_move_id_key;
alter table saved_view drop constraint saved_view_id_key;
alter table visit drop constraint visit_id_key;

alter table timetable add primary key (merchant_id, resource, resource_id, week_day, minutes);

-- A delete of the referenced row scans the table without these.
create index session_of_device on session (merchant_id, device_id);
create index session_of_club on session (merchant_id, club_id) where club_id is not null;
create index redirect_hash_of_staff on redirect_hash (merchant_id, staff_id);
create index redirect_hash_of_device on redirect_hash (merchant_id, device_id);
create index socket_ticket_of_session on socket_ticket (merchant_id, session_id);
create index ledger_transaction_of_member on ledger_transaction (merchant_id, member_id) where member_id is not null;
create index package_of_trainer on package (merchant_id, trainer_id) where trainer_id is not null;
create index member_of_club on member (merchant_id, club_id);
create index member_of_mobile_user on member (merchant_id, mobile_user_id) where mobile_user_id is not null;
create index member_deleted_by on member (merchant_id, deleted_by) where deleted_by is not null;
create index membership_of_club on membership (merchant_id, club_id);
create index membership_sold_by on membership (merchant_id, sold_by);
create index membership_freeze_of_staff on membership_freeze (merchant_id, staff_id);
create index membership_freeze_changed_by_staff on membership_freeze (merchant_id, changed_by) where changed_by is not null;
create index membership_line_of_freeze on membership_line (merchant_id, freeze_id);
create index membership_line_of_staff on membership_line (merchant_id, staff_id);
create index visit_of_staff on visit (merchant_id, staff_id);
create index payment_of_staff on payment (merchant_id, staff_id);
create index note_of_club on note (merchant_id, club_id);
create index note_of_staff on note (merchant_id, staff_id);
create index file_of_staff on file (merchant_id, staff_id);
create index document_of_staff on document (merchant_id, staff_id);
create index saved_view_of_staff on saved_view (merchant_id, staff_id);
create index member_import_of_staff on member_import (merchant_id, staff_id);
create index payment_reversal_of_transaction on payment_reversal (merchant_id, transaction_id);
create index payment_reversal_of_staff on payment_reversal (merchant_id, staff_id);
create index payment_reversal_approved_by on payment_reversal (merchant_id, approved_by) where approved_by is not null;
create index deposit_return_approved_by on deposit_return (merchant_id, approved_by) where approved_by is not null;
create index receipt_print_of_reversal on receipt_print (merchant_id, reversal_id) where reversal_id is not null;
create index receipt_print_of_staff on receipt_print (merchant_id, staff_id);
create index shift_opened_by on shift (merchant_id, opened_by);
create index shift_closed_by on shift (merchant_id, closed_by) where closed_by is not null;
create index shift_move_of_transaction on shift_move (merchant_id, transaction_id);
create index shift_move_of_staff on shift_move (merchant_id, staff_id);
create index online_payment_of_club on online_payment (merchant_id, club_id);
create index online_payment_of_member on online_payment (merchant_id, member_id) where member_id is not null;
create index online_payment_of_staff on online_payment (merchant_id, staff_id);
create index online_payment_of_deposit on online_payment (merchant_id, deposit_id) where deposit_id is not null;
create index closed_day_closed_by on closed_day (merchant_id, closed_by);
create index approval_of_payment on approval (merchant_id, payment_id) where payment_id is not null;
create index approval_of_member on approval (merchant_id, member_id) where member_id is not null;
create index approval_asked_by on approval (merchant_id, asked_by);
create index approval_approved_by on approval (merchant_id, approved_by);

-- Partial indexes that did not serve their foreign key.
drop index session_of_staff;
create index session_of_staff on session (merchant_id, staff_id, ended_at);
drop index recovery_link_of_staff;
create index recovery_link_of_staff on recovery_link (merchant_id, staff_id);
drop index note_of_member;
create index note_of_member on note (merchant_id, member_id, id desc);
drop index saved_view_shared;
create index saved_view_of_club on saved_view (merchant_id, club_id, noun);

comment on table sign_in_attempt is
  'No row-level security: sign-ins are counted before the merchant is known, and the keys are hashes.';
comment on table receipt_reader is
  'No row-level security: readers of public receipts have no session, and the keys are hashes of addresses.';
comment on table schema_migration is
  'No row-level security: it holds the applied files of the schema, and only the owner of the database reads it.';
