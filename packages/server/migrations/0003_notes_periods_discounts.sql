-- What the staff wrote about a member in the form.
alter table member add column notes text not null default '';

-- The days between which a class takes place; null is open on that side.
alter table class add column start_date date;
alter table class add column end_date date;
alter table class add constraint class_period check (end_date >= start_date);

-- A discount above the limit of the club needs a second person too; it names the buyer, if there is one.
alter table approval drop constraint approval_action_check;
alter table approval add constraint approval_action_check check (action in ('void', 'refund', 'return', 'discount'));
alter table approval drop constraint approval_of_one;
alter table approval add constraint approval_of_one check (
  case action when 'return' then member_id is not null and payment_id is null
              when 'discount' then payment_id is null
              else member_id is null and payment_id is not null end);
