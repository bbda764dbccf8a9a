import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { isBeingPaid } from '../../queries/pendingOnline.ts'

type Closure = Answer<'getClubClosure'>
type Scope = Pick<Principal, 'merchant'>

/** Facts that decide whether a club can be deactivated or deleted. */
export async function closureOf(
  db: Db,
  club: number,
  { merchant }: Scope,
  now: Date,
): Promise<Closure> {
  const [shift, online, people, others] = await Promise.all([
    sql<NonNullable<Closure['shift']>>`
      select s.id, concat_ws(' ', t.last_name, t.first_name) as opened_by, moment_text(s.opened_at) as opened_at
        from shift s join staff t on t.merchant_id = s.merchant_id and t.id = s.opened_by
       where s.merchant_id = ${merchant} and s.club_id = ${club} and s.closed_at is null`.execute(
      db,
    ),
    sql<NonNullable<Closure['online']>>`
      select count(*) over ()::int as count, o.method, o.amount, moment_text(o.created_at) as created_at
        from online_payment o
       where o.merchant_id = ${merchant} and o.club_id = ${club} and o.state in ('pending', 'failed')
         and (o.expires_at > ${now} or ${isBeingPaid(now)})
       order by o.id limit 1`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from staff_club x
        join staff t on t.merchant_id = x.merchant_id and t.id = x.staff_id and t.is_active
       where x.merchant_id = ${merchant} and x.club_id = ${club}
         and not exists (
           select from staff_club y join club c on c.merchant_id = y.merchant_id and c.id = y.club_id
            where y.merchant_id = x.merchant_id and y.staff_id = x.staff_id and c.id <> ${club}
              and c.is_active and c.deleted_at is null)`.execute(db),
    sql<{ id: number; name: string }>`
      select id, name from club
       where merchant_id = ${merchant} and id <> ${club} and is_active and deleted_at is null
       order by lower(name), id`.execute(db),
  ])
  return {
    shift: shift.rows[0] ?? null,
    online: online.rows[0] ?? null,
    only_here: people.rows[0]?.count ?? 0,
    others: others.rows,
    in_use: await inUse(db, club, { merchant }),
  }
}

/** Tables whose rows belong to a club, by the word of the contract. */
const tables: readonly [Closure['in_use'][number]['kind'], string][] = [
  ['member', 'member'],
  ['membership', 'membership'],
  ['payment', 'payment'],
  ['visit', 'visit'],
  ['ledger', 'ledger_transaction'],
  ['shift', 'shift'],
  ['online', 'online_payment'],
  ['import', 'member_import'],
  ['package', 'package'],
  ['class', 'class'],
  ['room', 'room'],
  ['closing', 'closed_day'],
]

/** Counts of the records that point to a club; kinds without any are left out. */
async function inUse(db: Db, club: number, { merchant }: Scope): Promise<Closure['in_use']> {
  const counts = tables.map(
    ([kind, table], nth) => sql`
      select ${nth}::int as nth, ${kind}::text as kind, count(*)::int as count from ${sql.table(table)}
       where merchant_id = ${merchant} and club_id = ${club}`,
  )
  const { rows } = await sql<Closure['in_use'][number]>`
    select kind, count from (${sql.join(counts, sql` union all `)}) c where count > 0 order by nth`.execute(
    db,
  )
  return rows
}

/** Errors: 409 by the first obstacle, with all of them in `results`. */
export function checkClosing({ shift, online, others }: Closure) {
  const blockers = [
    ...(shift ? [{ kind: 'open_shift', count: 1 }] : []),
    ...(online ? [{ kind: 'online_payment', count: online.count }] : []),
    ...(others.length === 0 ? [{ kind: 'last_club', count: 1 }] : []),
  ]
  const codes: Record<string, string> = {
    open_shift: 'club_has_open_shift',
    online_payment: 'club_has_online_payments',
    last_club: 'last_club',
  }
  const [first] = blockers
  if (first) fail(codes[first.kind] ?? 'last_club', { status: 409, results: blockers })
}

/** Errors: 409 `club_in_use` with the counts, 409 `last_club`. */
export function checkRemoving({ in_use, others }: Closure, isActive: boolean) {
  const countOf = (kind: string) => in_use.find((each) => each.kind === kind)?.count ?? 0
  if (in_use.length > 0) {
    const [members, payments] = [countOf('member'), countOf('payment')]
    const all = in_use.reduce((sum, { count }) => sum + count, 0)
    const vars = { members, payments, others: all - members - payments }
    fail('club_in_use', { status: 409, vars, results: in_use })
  }
  if (isActive && others.length === 0) fail('last_club', { status: 409 })
}
