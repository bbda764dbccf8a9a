import { CASH } from '@zal/api/methods'
import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { isAwaitingOnline } from '../../queries/pendingOnline.ts'
import { SAFE, lockOpen } from './shift.desk.ts'
import { countedIn, differenceReason } from './shift.rules.ts'
import * as store from './shift.store.ts'

/**
 * Closes a shift with what was counted blind. The drawer is emptied in the ledger: what was counted goes into the
 * safe, and what is missing or too much is a row of its own, so that nothing of the shift stays unexplained.
 * Errors: 409 where it is closed, where a sale with a part in cash waits for online money, where the count differs and
 * no reason is given.
 */
export async function closeShift({
  path,
  body,
  db,
  who,
  now,
  today,
  emit,
  audit,
  ledger,
}: Context<'closeShift'>): Promise<Answer<'closeShift'>> {
  await lockOpen(db, path.id, who)
  // The cash beside money that is on its way is in the drawer already, and is booked when that money comes.
  if (await isAwaitingOnline(db, who, now, CASH)) fail('online_still_open', { status: 409 })
  const { counted, coins, notes } = countedIn(body, who.currency)
  const expected = await store.expectedIn(db, path.id, who)
  const difference = counted - expected
  const reason = differenceReason(difference, body.difference_reason)
  const entries = [
    { account: 'cash', amount: -expected },
    { account: SAFE, amount: counted },
    { account: 'cash_difference', amount: -difference },
  ].filter(({ amount }) => amount !== 0)
  if (entries.length > 0) {
    await ledger.post({ kind: 'shift_close', club: who.club, day: today, entries })
  }
  await sql`
    update shift set closed_by = ${who.staff}, closed_at = ${now}, counted = ${counted}, coins = ${coins},
                     notes = ${JSON.stringify(notes)}::jsonb, difference_reason = ${reason}
     where merchant_id = ${who.merchant} and id = ${path.id}`.execute(db)
  await audit({
    action: 'shift.closed',
    type: 'shift',
    id: path.id,
    before: { expected },
    after: { counted, difference },
    reason: reason ?? undefined,
  })
  await emit('shift.changed', { id: path.id })
  return store.one(db, path.id, who)
}
