create or replace function payment_paid(merchant bigint, payment bigint, edition smallint) returns bigint[] language sql stable as $$
  select array_agg(w.amount order by w.method)
    from (select m.method, sum(x.amount)::bigint as amount
            from generate_series(1, 8) m (method)
            left join payment_part x on x.merchant_id = payment_paid.merchant and x.payment_id = payment_paid.payment
                                    and x.edition = payment_paid.edition and x.method = m.method
           group by 1) w
$$;

-- Inserts the state of a new payment. The parts of a sale are there by now; payment_split handles later ones.
create or replace function payment_stands() returns trigger language plpgsql as $$
begin
  insert into payment_state (merchant_id, payment_id, club_id, member_id, payment_date, total, paid, type, plan, at)
  select p.merchant_id, p.id, p.club_id, p.member_id, p.payment_date, p.total, payment_paid(p.merchant_id, p.id, 1::smallint),
         p.type, coalesce(m.package_id, m.class_id), p.at
    from paid p
    left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id;
  return null;
end $$;
create or replace trigger payment_stands after insert on payment referencing new table as paid
  for each statement execute function payment_stands();

create or replace function payment_split() returns trigger language plpgsql as $$
begin
  update payment_state z set paid = w.paid
    from (select merchant_id, payment_id, edition, payment_paid(merchant_id, payment_id, edition) as paid
            from fresh group by 1, 2, 3) w
   where z.merchant_id = w.merchant_id and z.payment_id = w.payment_id and z.edition = w.edition
     and z.paid is distinct from w.paid;
  return null;
end $$;
create or replace trigger payment_split after insert on payment_part referencing new table as fresh
  for each statement execute function payment_split();

-- Refuses half a sale at the commit: a payment without its posting, or with parts that do not sum to its total.
create or replace function check_whole_payment() returns trigger language plpgsql as $$
declare
  parts bigint;
begin
  select coalesce(sum(x.amount), 0) into parts from payment_part x
   where x.merchant_id = new.merchant_id and x.payment_id = new.id and x.edition = 1;
  if parts <> new.total then
    raise exception 'the parts of payment % come to %, not to %', new.id, parts, new.total
      using errcode = '23514', constraint = 'payment_whole';
  end if;
  if not exists (select from ledger_transaction t
                  where t.merchant_id = new.merchant_id and t.payment_id = new.id and t.kind = 'payment') then
    raise exception 'payment % is not in the ledger', new.id using errcode = '23514', constraint = 'payment_posted';
  end if;
  return null;
end $$;
drop trigger if exists payment_whole on payment;
create constraint trigger payment_whole after insert on payment deferrable initially deferred
  for each row execute function check_whole_payment();

create or replace function payment_items_json(merchant bigint, payment bigint) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'service', i.service, 'name', i.name, 'quantity', i.quantity,
                            'price', i.price, 'total', i.price * i.quantity) order by i.id), '[]')
    from payment_item i where i.merchant_id = merchant and i.payment_id = payment
$$;

-- A payment as the contract's Payment.
create or replace function payment_json(merchant bigint, payment bigint, today date) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
           'id', p.id, 'type', p.type, 'payment_date', z.payment_date, 'payment_status', z.status,
           'customer', case when m.id is not null then
             jsonb_build_object('id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name),
                                'phone', m.phone, 'avatar', avatar_json(m.avatar_id), 'is_external_user', m.is_external_user, 'is_removed', m.deleted_at is not null) end,
           'subtotal', p.subtotal, 'discount_value', p.discount_percent, 'discount_amount', p.discount_amount,
           'discount_reason', p.discount_reason, 'total', p.total, 'returned', z.returned, 'invoice_id', p.invoice_no,
           'subscription', membership_json(p.merchant_id, p.membership_id, today),
           'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'payment_method', x.method, 'amount', x.amount)
                                                  order by x.id), '[]')
                          from payment_part x
                         where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition),
           'items', case when p.type = 3 then payment_items_json(p.merchant_id, p.id) else '[]' end,
           'visit', case when p.type = 3 then
             (select v.id from visit v where v.merchant_id = p.merchant_id and v.payment_id = p.id
                and not visit_removed(v.merchant_id, v.id)) end,
           'note', z.note, 'version', z.version,
           'club', jsonb_build_object('id', c.id, 'name', c.name), 'created_at', moment_text(p.at),
           'business_day', p.business_day, 'by', concat_ws(' ', s.last_name, s.first_name),
           'is_mine', p.staff_id = current_staff())
    from payment p
    join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
    left join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
    join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
    join staff s on s.merchant_id = p.merchant_id and s.id = p.staff_id
   where p.merchant_id = payment_json.merchant and p.id = payment_json.payment);
end $$;
