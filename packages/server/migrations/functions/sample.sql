-- Deletes those rows of the sample gym that no request may delete: of payments, shifts, visits and the ledger. The role that
-- owns this function sees no other rows (0015), and refuse_change lets no other role delete append-only ones.
create or replace function remove_sample_ledger(sample bigint) returns void language plpgsql as $$
declare
  me constant bigint := current_merchant();
begin
  if not exists (select from club c where c.merchant_id = me and c.id = sample and c.is_sample) then
    raise exception 'Only a sample gym is removed' using errcode = '42501';
  end if;
  delete from approval where merchant_id = me;
  delete from online_transaction where merchant_id = me and club_id = sample;
  delete from online_payment where merchant_id = me and club_id = sample;
  -- By their parents, which the indexes serve; the policies alone would read each table as a whole.
  delete from payment_state x using payment p where p.merchant_id = me and p.club_id = sample and (x.merchant_id, x.payment_id) = (me, p.id);
  delete from receipt_print x using payment p where p.merchant_id = me and p.club_id = sample and (x.merchant_id, x.payment_id) = (me, p.id);
  delete from payment_reversal x using payment p where p.merchant_id = me and p.club_id = sample and (x.merchant_id, x.payment_id) = (me, p.id);
  delete from payment_item x using payment p where p.merchant_id = me and p.club_id = sample and (x.merchant_id, x.payment_id) = (me, p.id);
  delete from payment_part x using payment p where p.merchant_id = me and p.club_id = sample and (x.merchant_id, x.payment_id) = (me, p.id);
  delete from deposit_return x using ledger_transaction t
   where t.merchant_id = me and t.club_id = sample and (x.merchant_id, x.transaction_id) = (me, t.id);
  delete from shift_move x using ledger_transaction t
   where t.merchant_id = me and t.club_id = sample and (x.merchant_id, x.transaction_id) = (me, t.id);
  delete from ledger_entry x using ledger_transaction t
   where t.merchant_id = me and t.club_id = sample and (x.merchant_id, x.transaction_id) = (me, t.id);
  delete from payment_sum where merchant_id = me and club_id = sample;
  delete from visit where merchant_id = me and club_id = sample;
  delete from ledger_seal where merchant_id = me and club_id = sample;
  delete from ledger_transaction where merchant_id = me and club_id = sample;
  delete from shift where merchant_id = me and club_id = sample;
  delete from payment where merchant_id = me and club_id = sample;
  delete from membership_line x using membership m where m.merchant_id = me and m.club_id = sample and (x.merchant_id, x.membership_id) = (me, m.id);
  delete from membership_move x using membership m where m.merchant_id = me and m.club_id = sample and (x.merchant_id, x.membership_id) = (me, m.id);
  delete from event where merchant_id = me and club_id = sample;
end $$;
grant create on schema public to zal_remover;
alter function remove_sample_ledger(bigint) security definer set search_path = public, pg_temp;
revoke execute on function remove_sample_ledger(bigint) from public;
grant execute on function remove_sample_ledger(bigint) to zal_app;
alter function remove_sample_ledger(bigint) owner to zal_remover;
revoke create on schema public from zal_remover;

-- Removes the sample gym with everything that belongs to it; uploaded files move to the club `heir`, where the sweep finds
-- them unused. A foreign key refuses it where a record of another club depends on one of its records.
create or replace function remove_sample_gym(sample bigint, heir bigint) returns void language plpgsql as $$
declare
  me constant bigint := current_merchant();
  people bigint[];
begin
  -- Waits for writes in the club; later ones wait for this one.
  perform from club c where c.merchant_id = me and c.id = sample and c.is_sample for update;
  if not found then raise exception 'Only a sample gym is removed' using errcode = '42501'; end if;
  delete from alert_outcome where merchant_id = me and club_id = sample;
  perform remove_sample_ledger(sample);
  delete from visit_day where merchant_id = me and club_id = sample;
  delete from membership_freeze f using membership m
   where f.merchant_id = me and m.merchant_id = me and m.id = f.membership_id and m.club_id = sample;
  delete from membership where merchant_id = me and club_id = sample;
  delete from closed_day where merchant_id = me and club_id = sample;
  delete from note where merchant_id = me and club_id = sample;
  delete from document d using member m
   where d.merchant_id = me and m.merchant_id = me and m.id = d.member_id and m.club_id = sample;
  delete from member_import_member i using member m
   where i.merchant_id = me and m.merchant_id = me and m.id = i.member_id and m.club_id = sample;
  delete from member_import where merchant_id = me and club_id = sample;
  delete from member where merchant_id = me and club_id = sample;
  delete from member_block where merchant_id = me and scope_club = sample;
  delete from class where merchant_id = me and club_id = sample;
  delete from package where merchant_id = me and club_id = sample;
  delete from room where merchant_id = me and club_id = sample;
  delete from saved_view where merchant_id = me and club_id = sample;
  update session set club_id = null where merchant_id = me and club_id = sample;
  update file set club_id = heir where merchant_id = me and club_id = sample;
  delete from staff_club where merchant_id = me and club_id = sample;
  -- Generated people who got a password are people of the business from then on.
  update staff set is_sample = false where merchant_id = me and is_sample and password_hash is not null;
  people := array(select s.id from staff s where s.merchant_id = me and s.is_sample);
  delete from notification_recipient r using notification n
   where r.merchant_id = me and n.merchant_id = me and n.id = r.notification_id
     and (n.club_id = sample or n.sender_id = any (people) or r.staff_id = any (people));
  delete from notification where merchant_id = me and (club_id = sample or sender_id = any (people));
  delete from view_as where merchant_id = me and staff_id = any (people);
  delete from socket_ticket where merchant_id = me and viewed_id = any (people);
  delete from recovery_link where merchant_id = me and staff_id = any (people);
  delete from delivery where merchant_id = me and staff_id = any (people);
  delete from staff where merchant_id = me and id = any (people);
  delete from club_counter where merchant_id = me and club_id = sample;
  delete from club where merchant_id = me and id = sample;
  -- Where the key of a ledger transaction to its member is checked at the commit, it would be too late to refuse.
  set constraints all immediate;
  set constraints all deferred;
end $$;
