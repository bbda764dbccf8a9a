import { note } from './print.mjs'

/**
 * Spreads the two months of a seed over two years, by membership: its days, freezes, visits and payment are earlier by 0
 * to 11 times 60 days. Without it, the last two months have all the memberships of the seed besides those of a bench that
 * adds two years. The ledger stays as it is.
 */
export async function spread({ query }) {
  note('Spreading the seed over two years')
  const earlier = (membership) => `60 * (${membership} % 12)::integer`
  await query(`
    set session_replication_role = replica;
    alter table membership drop constraint if exists membership_overlap, drop constraint if exists membership_class_overlap;
    update membership set start_date = start_date - ${earlier('id')}, end_date = end_date - ${earlier('id')}, taken = 'empty',
           created_at = created_at - ${earlier('id')} * interval '1 day'
     where merchant_id = 1;
    update membership_freeze set start_date = start_date - ${earlier('membership_id')}, end_date = end_date - ${earlier('membership_id')}
     where merchant_id = 1;
    update visit set business_day = business_day - ${earlier('membership_id')}, at = at - ${earlier('membership_id')} * interval '1 day'
     where merchant_id = 1 and membership_id is not null;
    update payment_state z set payment_date = z.payment_date - ${earlier('p.membership_id')},
           at = z.at - ${earlier('p.membership_id')} * interval '1 day'
      from payment p
     where z.merchant_id = 1 and p.merchant_id = 1 and p.id = z.payment_id and p.membership_id is not null;
    set session_replication_role = origin`)
}
