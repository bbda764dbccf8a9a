import { sql } from 'kysely'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'
import { fail, notFound } from '../../core/errors.ts'

type Goal = Answer<'changeSalesGoal'>

/** Sets the goal of the chosen club. Errors: 409 `stale_record`. */
export async function changeGoal(context: Context<'changeSalesGoal'>): Promise<Goal> {
  const { body, db, principal, audit, emit } = context
  const before = await locked(db, principal)
  if (before.version !== body.version) fail('stale_record', { status: 409, results: before })
  if (before.goal === body.goal) return before
  await sql`
    update club set sales_goal = ${body.goal}, version = version + 1
     where merchant_id = ${principal.merchant} and id = ${principal.club}`.execute(db)
  await audit({
    action: 'club.changed',
    type: 'club',
    id: principal.club,
    before: { sales_goal: before.goal },
    after: { sales_goal: body.goal },
  })
  await emit('club.changed', { id: principal.club })
  return { goal: body.goal, version: before.version + 1 }
}

async function locked(db: Db, principal: Principal): Promise<Goal> {
  const { rows } = await sql<Goal>`
    select sales_goal as goal, version from club
     where merchant_id = ${principal.merchant} and id = ${principal.club} and deleted_at is null for update`.execute(
    db,
  )
  return rows[0] ?? notFound()
}
