-- What never changes of a payment, besides its state: the sums and the figures of a day read one row of each payment. The
-- plan is the package or class of the membership, null for services.
alter table payment_state add column type smallint, add column plan bigint, add column at timestamptz;
-- An owner who is no superuser reads and writes the rows of all merchants.
alter table payment_state no force row level security;
alter table payment no force row level security;
alter table membership no force row level security;
update payment_state z
   set type = p.type, plan = coalesce(m.package_id, m.class_id), at = p.at
  from payment p
  left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
 where p.merchant_id = z.merchant_id and p.id = z.payment_id;
alter table payment_state force row level security;
alter table payment force row level security;
alter table membership force row level security;
alter table payment_state alter column type set not null, alter column at set not null;
