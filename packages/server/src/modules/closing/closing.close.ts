import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { isAwaitingOnline } from '../../queries/pendingOnline.ts'
import { reasonIn } from '../../domain/reason.ts'
import { failField } from '../../domain/failField.ts'
import * as store from './closing.store.ts'

/**
 * Closes a day: afterwards no money can be dated on it. Waits for postings in progress; later ones are
 * refused. Errors: 400 for a future day, 409 where it is closed, or is today and a shift of the cash desk is
 * open or a sale is waiting for online money.
 */
export async function closeDay(context: Context<'closeDay'>): Promise<Answer<'closeDay'>> {
  const { body, db, principal, now, today, emit, audit } = context
  const { day } = body
  const reason = reasonIn(body.reason, 'reason')
  if (day > today) failField('date_in_future', 'day', { today })
  await store.lockBooks(db, principal)
  // Cash of an open drawer has to be counted on the day on which the shift is closed.
  if (day === today && (await store.hasOpenShift(db, principal))) {
    fail('shift_still_open', { status: 409 })
  }
  // A pending online payment needs an open day on which it can be booked.
  if (day === today && (await isAwaitingOnline(db, principal, now))) {
    fail('online_still_open', { status: 409 })
  }
  const { rows } = await sql<{ id: number }>`
    insert into closed_day (merchant_id, club_id, day, reason, closed_by, closed_at)
    values (${principal.merchant}, ${principal.club}, ${day}::date, ${reason}, ${principal.staff}, ${now}) returning id`.execute(
    db,
  )
  const { id } = rows[0] ?? notFound()
  await audit({
    action: 'closing.created',
    type: 'closed_day',
    id,
    before: { day, is_closed: false },
    after: { day, is_closed: true },
    reason,
  })
  return emit('closing.created', store.one(db, id, principal))
}
