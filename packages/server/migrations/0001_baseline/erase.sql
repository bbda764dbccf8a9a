-- Rights of zal_eraser. Append-only rows hold words as well: reasons, notes of freezes, the audit's values before and
-- after. Erasing a member replaces those words and nothing else: the rights are on these columns alone, so that no sum, no
-- day and no visit can change this way.
do $$
declare
  place record;
begin
  for place in select * from (values
    ('audit_log', 'before, after, reason'), ('payment', 'discount_reason'), ('payment_item', 'name'),
    ('payment_reversal', 'reason'), ('deposit_return', 'reason'), ('membership_line', 'notes')) x (name, words)
  loop
    execute format('grant select, update (%s) on %I to zal_eraser', place.words, place.name);
    execute format('create policy eraser on %I to zal_eraser using (merchant_id = current_merchant())
                      with check (merchant_id = current_merchant())', place.name);
  end loop;
  for place in select * from (values ('member'), ('membership'), ('ledger_entry'), ('document'), ('file')) x (name)
  loop
    execute format('grant select on %I to zal_eraser', place.name);
    execute format('create policy eraser on %I for select to zal_eraser using (merchant_id = current_merchant())', place.name);
  end loop;
end $$;
