create or replace function key_receipts() returns trigger language plpgsql as $$
begin
  insert into receipt_key (merchant_id, secret)
  values (new.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  return null;
end $$;
create or replace trigger receipt_keyed after insert on merchant for each row execute function key_receipts();

-- A receipt as the contract's Receipt. Names of methods and the like are translated by the reader's page.
create or replace function receipt_json(merchant bigint, payment bigint, today date) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select jsonb_build_object(
           'invoice_id', p.invoice_no, 'type', p.type, 'payment_date', z.payment_date, 'payment_status', z.status,
           'width', coalesce((c.settings #>> '{receipt,width}')::integer, 80),
           'footer', coalesce(c.settings #> '{receipt,footer}', '{"uz": "", "ru": "", "en": ""}'),
           'currency', p.currency, 'language', case r.country when 'UZB' then 'uz' else 'ru' end,
           'seller', jsonb_build_object('name', c.name, 'address', c.address_line, 'phone', c.phone),
           'customer', case when m.id is not null then
             jsonb_build_object('first_name', m.first_name, 'last_name', m.last_name) end,
           'by', jsonb_build_object('first_name', s.first_name, 'last_name', s.last_name),
           'plan', n.sold #>> '{plan,name}',
           'period', case when n.sold <> 'null' then
             jsonb_build_object('start_date', n.sold -> 'start_date', 'end_date', n.sold -> 'end_date') end,
           'hours', case when n.sold ->> 'type' = '2' and n.sold ->> 'start_time' is not null then
             jsonb_build_object('week_days', coalesce(n.sold #> '{package_trainer,week_days}', '[]'),
                                'start_time', n.sold -> 'start_time', 'end_time', n.sold -> 'end_time') end,
           'subtotal', p.subtotal, 'discount_value', p.discount_percent, 'discount_amount', p.discount_amount,
           'total', p.total, 'returned', z.returned,
           'payments', (select coalesce(jsonb_agg(jsonb_build_object('payment_method', x.method, 'amount', x.amount)
                                                  order by x.id), '[]')
                          from payment_part x
                         where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition),
           'reversals', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'kind', b.kind, 'date', b.business_day,
                                                   'payment_method', b.method, 'amount', b.amount) order by b.id), '[]')
                           from payment_reversal b where b.merchant_id = p.merchant_id and b.payment_id = p.id))
    from payment p
    join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
    join merchant r on r.id = p.merchant_id
    join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
    join staff s on s.merchant_id = p.merchant_id and s.id = p.staff_id
    left join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
    cross join lateral (
      select coalesce(membership_json(p.merchant_id, p.membership_id, today), 'null'::jsonb) as sold) n
   where p.merchant_id = receipt_json.merchant and p.id = receipt_json.payment);
end $$;
