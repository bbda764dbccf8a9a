-- The deposit of a member; negative is a debt. Deposits are a liability of the club, so the sign is inverted.
create or replace function member_balance(merchant bigint, member bigint) returns bigint language sql stable as $$
  select -coalesce(sum(e.amount), 0)::bigint from ledger_entry e
   where e.merchant_id = merchant and e.member_id = member and e.account = 'deposit'
$$;

-- A ledger transaction that moved a member's deposit, as the contract's Deposit. Deposits are a liability of the club, so
-- the signs are inverted.
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
                                              'phone', m.phone, 'avatar', avatar_json(m.avatar_id), 'is_external_user', m.is_external_user, 'read_only', m.read_only,
                                              'balance', member_balance(m.merchant_id, m.id)),
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
