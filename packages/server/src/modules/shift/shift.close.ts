import { CASH } from '@zal/api/methods'
import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { isAwaitingOnline } from '../../queries/pendingOnline.ts'
import { SAFE, lockOpen } from './shift.desk.ts'
import { countedIn, differenceReason } from './shift.rules.ts'
import * as store from './shift.store.ts'

/**
 * Closes a shift with a blind count. The ledger empties the drawer: the counted cash goes into the safe, and
 * a shortage or surplus is a separate row, so that the whole shift is explained. Errors: 409 where it is
 * closed, where a sale with a part in cash is waiting for online money, where the count differs and no reason
 * is given.
 */
export async function closeShift({
  path,
  body,
  db,
  principal,
  now,
  today,
  emit,
  audit,
  ledger,
}: Context<'closeShift'>): Promise<Answer<'closeShift'>> {
  await lockOpen(db, path.id, principal)
  // Cash of a pending online payment is already in the drawer, but booked only when the online money arrives.
  if (await isAwaitingOnline(db, principal, now, CASH)) fail('online_still_open', { status: 409 })
  const { counted, coins, notes } = countedIn(body, principal.currency)
  const expected = await store.expectedIn(db, path.id, principal)
  const difference = counted - expected
  const reason = differenceReason(difference, body.difference_reason)
  const entries = [
    { account: 'cash', amount: -expected },
    { account: SAFE, amount: counted },
    { account: 'cash_difference', amount: -difference },
  ].filter(({ amount }) => amount !== 0)
  if (entries.length > 0) {
    await ledger.post({ kind: 'shift_close', club: principal.club, day: today, entries })
  }
  await sql`
    update shift set closed_by = ${principal.staff}, closed_at = ${now}, counted = ${counted}, coins = ${coins},
                     notes = ${JSON.stringify(notes)}::jsonb, difference_reason = ${reason}
     where merchant_id = ${principal.merchant} and id = ${path.id}`.execute(db)
  await audit({
    action: 'shift.closed',
    type: 'shift',
    id: path.id,
    before: { expected },
    after: { counted, difference },
    reason: reason ?? undefined,
  })
  await emit('shift.changed', { id: path.id })
  return store.one(db, path.id, principal)
}
