import { sql } from 'kysely'
import type { Answer, Context } from '../../core/context.ts'
import { missing } from '../../core/errors.ts'
import { reasonIn } from '../../rules/reason.ts'
import * as store from './closing.store.ts'

/** Reopens a day. Errors: 404 where it is not closed (any more). */
export async function reopenDay(context: Context<'reopenDay'>): Promise<Answer<'reopenDay'>> {
  const { path, body, db, who, emit, audit } = context
  const reason = reasonIn(body.reason, 'reason')
  await store.lockBooks(db, who)
  const { rows } = await sql<{ id: number; day: string }>`
    delete from closed_day where merchant_id = ${who.merchant} and club_id = ${who.club} and id = ${path.id}
    returning id, day::text`.execute(db)
  const { id, day } = rows[0] ?? missing()
  await audit({
    action: 'closing.removed',
    type: 'closed_day',
    id,
    before: { day, is_closed: true },
    after: { day, is_closed: false },
    reason,
  })
  return emit('closing.removed', { id, day })
}
