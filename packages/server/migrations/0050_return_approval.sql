-- A second person also agrees to money of a deposit that is given back: it is of a member, not of a payment.
alter table approval alter column payment_id drop not null,
  add column member_id bigint,
  drop constraint approval_action_check,
  add constraint approval_action_check check (action in ('void', 'refund', 'return')),
  add constraint approval_of_one check ((action = 'return') = (member_id is not null) and (member_id is null) <> (payment_id is null)),
  add constraint approval_member foreign key (merchant_id, member_id) references member (merchant_id, id);

alter table deposit_return add column approved_by bigint,
  add constraint deposit_return_approved foreign key (merchant_id, approved_by) references staff (merchant_id, id);

-- As before, with who approved that it was given back.
create or replace function deposit_json(merchant bigint, line bigint, today date) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
           'id', t.id, 'kind', t.kind, 'amount', d.amount, 'payment_date', t.business_day, 'created_at', moment_text(t.at),
           'remaining_balance', (select -sum(e.amount) from ledger_entry e
              where e.merchant_id = t.merchant_id and e.member_id = d.member_id and e.account = 'deposit' and e.transaction_id <= t.id),
           'payment_types', case when t.payment_id is null then
             (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'payment_method', w.id, 'amount', e.amount) order by e.id), '[]')
                from ledger_entry e
                join (values (1, 'card'), (2, 'terminal'), (3, 'cash'), (4, 'transaction'), (6, 'click'), (7, 'payme'), (8, 'uzum'))
                  w (id, account) on w.account = e.account
               where e.merchant_id = t.merchant_id and e.transaction_id = t.id) else '[]' end,
           'gym_customer', jsonb_build_object('id', m.id, 'fullname', concat_ws(' ', m.last_name, m.first_name),
                                              'phone', m.phone, 'is_external_user', m.is_external_user),
           'order', case when p.id is not null then jsonb_build_object(
             'id', p.id, 'invoice_id', p.invoice_no, 'total', p.total,
             'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'payment_method', x.method, 'amount', x.amount)
                                                    order by x.id), '[]')
                            from payment_part x
                            join payment_state z on z.merchant_id = x.merchant_id and z.payment_id = x.payment_id and z.edition = x.edition
                           where x.merchant_id = p.merchant_id and x.payment_id = p.id),
             'subscription', case when s.id is not null then jsonb_build_object('type', s.type, 'name', s.name) end) end,
           'reason', r.reason, 'approved_by', case when a.id is not null then concat_ws(' ', a.last_name, a.first_name) end,
           'corrects', case when t.kind = 'correction' and t.payment_id is null then t.reverses_id end,
           'version', 1 + (select count(*) from ledger_transaction c where c.merchant_id = t.merchant_id and c.reverses_id = t.id),
           'changeable', t.kind = 'deposit' and not m.read_only and t.club_id = current_club() and club_day(t.at, c.zone) = today,
           'club', jsonb_build_object('id', c.id, 'name', c.name), 'by', concat_ws(' ', f.last_name, f.first_name))
    from ledger_transaction t
    join lateral (select e.member_id, -sum(e.amount) as amount from ledger_entry e
                   where e.merchant_id = t.merchant_id and e.transaction_id = t.id and e.account = 'deposit'
                   group by e.member_id limit 1) d on true
    join member m on m.merchant_id = t.merchant_id and m.id = d.member_id
    join club c on c.merchant_id = t.merchant_id and c.id = t.club_id
    join staff f on f.merchant_id = t.merchant_id and f.id = t.staff_id
    left join deposit_return r on r.merchant_id = t.merchant_id and r.transaction_id = t.id
    left join staff a on a.merchant_id = r.merchant_id and a.id = r.approved_by
    left join payment p on p.merchant_id = t.merchant_id and p.id = t.payment_id
    left join membership s on s.merchant_id = p.merchant_id and s.id = p.membership_id
   where t.merchant_id = deposit_json.merchant and t.id = deposit_json.line);
end $$;

-- What payment_sum has to hold, counted anew from the rows: for filling it, and for proving it.
create function payment_sum_rows()
returns table (merchant_id bigint, club_id bigint, plan bigint, payment_date date, type smallint, status text, ways smallint,
               method smallint, payments bigint, amount bigint, returned bigint)
language sql stable as $$
  with part as materialized (
    select z.merchant_id, z.payment_id, x.method, sum(x.amount)::bigint as amount
      from payment_state z
      join payment_part x on x.merchant_id = z.merchant_id and x.payment_id = z.payment_id and x.edition = z.edition
     group by 1, 2, 3
  ), heap as materialized (
    select z.merchant_id, z.payment_id, z.club_id, z.payment_date, z.status, z.total, z.returned, p.type,
           coalesce(m.package_id, m.class_id) as plan, coalesce(w.ways, 0)::smallint as ways
      from payment_state z
      join payment p on p.merchant_id = z.merchant_id and p.id = z.payment_id
      left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
      left join (select merchant_id, payment_id, bit_or(1 << method) as ways from part group by 1, 2) w
        on w.merchant_id = z.merchant_id and w.payment_id = z.payment_id
  ), line as (
    select merchant_id, payment_id, 0::smallint as method, 1 as payments, total as amount, returned from heap
    union all
    select x.merchant_id, x.payment_id, x.method, 0, x.amount, case when h.status = 'void' then x.amount else 0 end
      from part x join heap h on h.merchant_id = x.merchant_id and h.payment_id = x.payment_id
    union all
    select merchant_id, payment_id, method, 0, 0, amount from payment_reversal where kind <> 'void'
  )
  select h.merchant_id, h.club_id, k.plan, h.payment_date, h.type, h.status, h.ways, l.method,
         sum(l.payments), sum(l.amount)::bigint, sum(l.returned)::bigint
    from heap h
    join line l on l.merchant_id = h.merchant_id and l.payment_id = h.payment_id
   cross join lateral (select 0::bigint as plan union all select h.plan where h.plan is not null) k
   group by 1, 2, 3, 4, 5, 6, 7, 8
$$;

create or replace function payment_sum_fill() returns void language sql as $$
  insert into payment_sum (merchant_id, club_id, plan, payment_date, type, status, ways, method, payments, amount, returned)
  select merchant_id, club_id, plan, payment_date, type, status, ways, method, payments, amount, returned from payment_sum_rows()
$$;
