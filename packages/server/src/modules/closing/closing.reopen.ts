import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import { reasonIn } from '../../domain/reason.ts'
import * as store from './closing.store.ts'

/** Reopens a day. Errors: 404 where it is not closed (any more). */
export async function reopenDay(context: Context<'reopenDay'>): Promise<Answer<'reopenDay'>> {
  const { path, body, db, principal, emit, audit } = context
  const reason = reasonIn(body.reason, 'reason')
  await store.lockBooks(db, principal)
  const { rows } = await sql<{ id: number; day: string }>`
    delete from closed_day where merchant_id = ${principal.merchant} and club_id = ${principal.club} and id = ${path.id}
    returning id, day::text`.execute(db)
  const { id, day } = rows[0] ?? notFound()
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
