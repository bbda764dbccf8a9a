import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { seesMoney } from '../../queries/memberRows.ts'
import { countOf, type List } from './member.list.ts'

type Counts = Answer<'countMembers'>

/** Filters of the views that the list offers to everybody. */
const views = {
  active: { subscription: 'active' },
  ends_soon: { subscription: 'ends_soon' },
  frozen: { subscription: 'freeze' },
  expired: { subscription: 'expired' },
  debtors: { debt: 1 },
  birthday: { birthday: 7 },
} as const satisfies Record<string, List>

/** Views whose count reads only the memberships that are running. */
const cheap: readonly string[] = ['active', 'ends_soon', 'frozen']

/** Number of members up to which the counts that read everybody are made. */
export const MOST_COUNTED = 10_000

/** Number of members in each view: the totals of the list under the same filters and rights. */
export async function counts(db: Db, principal: Principal, today: string): Promise<Counts> {
  const { rows } = await sql<{ total: number }>`
    select ${countOf({}, principal, today)} as total`.execute(db)
  const all = rows[0]?.total ?? 0
  const counted = Object.entries(views).filter(
    ([name]) =>
      (all <= MOST_COUNTED || cheap.includes(name)) && (name !== 'debtors' || seesMoney(principal)),
  )
  const numbers = counted.map(
    ([name, query]) => sql`${countOf(query, principal, today)} as ${sql.ref(name)}`,
  )
  const found = await sql<Partial<Counts>>`select ${sql.join(numbers)}`.execute(db)
  const none = { active: 0, ends_soon: 0, frozen: 0, expired: null, debtors: null, birthday: null }
  return { ...none, ...found.rows[0], all }
}
