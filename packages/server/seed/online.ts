import { isoDay, localDay } from './days.ts'
import type { MerchantText } from './merchants.ts'
import { kindOf, onlinePart, planOf, subtotalOf, totalOf, type Paid } from './paid.ts'
import { rowsOf, type Target } from './records.ts'
import type { World } from './world.ts'
import { as, moment, number, text } from './write.ts'

/** Seconds until an online payment expires, and until the customer has paid. */
const WAITS = 15 * 60
const NEEDED = 150

/**
 * Inserts the online payment and the provider's transaction of each payment by phone. They share the id of
 * the payment.
 */
export async function writeOnline(target: Target, paid: readonly Paid[]) {
  const { world, text: words } = target
  const rows = paid.flatMap((each) => {
    const part = onlinePart(each)
    return part ? [{ paid: each, part, back: planOf(each)?.reversal }] : []
  })
  await rowsOf(target, 'online_payment', rows, (row) => ({
    id: number((i) => row(i).paid.payment),
    club_id: number((i) => row(i).paid.club.id),
    method: number((i) => row(i).part.payment_method),
    amount: number((i) => row(i).part.amount),
    total: number((i) => totalOf(row(i).paid)),
    kind: number((i) => kindOf(row(i).paid)),
    sale: as('jsonb', (i) => JSON.stringify(askedOf(row(i).paid, world))),
    seller: as('jsonb', (i) => JSON.stringify(sellerOf(row(i).paid, world, words))),
    name: text((i) => planOf(row(i).paid)?.plan.name ?? null),
    member_id: number((i) => row(i).paid.member?.id ?? null),
    staff_id: number((i) => row(i).paid.seller.id),
    state: text(() => 'completed'),
    created_at: moment((i) => row(i).paid.at - NEEDED),
    expires_at: moment((i) => row(i).paid.at - NEEDED + WAITS),
    settled_at: moment((i) => row(i).paid.at),
  }))
  await rowsOf(target, 'online_transaction', rows, (row) => ({
    club_id: number((i) => row(i).paid.club.id),
    online_id: number((i) => row(i).paid.payment),
    method: number((i) => row(i).part.payment_method),
    provider_id: text((i) => `demo-${row(i).paid.payment}`),
    amount: number((i) => row(i).part.amount),
    provider_time: number((i) => (row(i).paid.at - 20) * 1000),
    state: text((i) => (row(i).back ? 'reversed' : 'performed')),
    created_at: moment((i) => row(i).paid.at - 20),
    performed_at: moment((i) => row(i).paid.at),
    cancelled_at: moment((i) => row(i).back?.at ?? null),
  }))
}

/** The request body of the sale. */
function askedOf(paid: Paid, { zone }: World) {
  const [subtotal, day] = [subtotalOf(paid), isoDay(localDay(paid.at, zone))]
  const money = {
    subtotal,
    total: totalOf(paid),
    payment_method: paid.parts[0]?.payment_method,
    payments: paid.parts,
    payment_date: day,
  }
  const customer = paid.member?.id ?? null
  if ('items' in paid) return { customer, items: paid.items, ...money, check_in: false }
  const subscription = { type: 1, plan: paid.plan.id, club: paid.club.id }
  return { customer, subscription, start_date: isoDay(paid.start), ...money }
}

function sellerOf({ seller, club }: Paid, world: World, { zoneName }: MerchantText) {
  return {
    merchant: world.merchant,
    club: club.id,
    staff: seller.id,
    session: 0,
    role: seller.role,
    clubs: seller.clubs.map((at) => world.clubs[at]?.id ?? club.id),
    language: seller.language,
    edition: 'ERP',
    country: world.country,
    currency: world.currency,
    zone: zoneName,
  }
}
