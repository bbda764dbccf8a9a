import { sql } from 'kysely'
import type { components } from '@zal/api/schema'
import type { Db, Principal } from '../core/operation/context.ts'
import { allows } from '../core/auth/permissions.ts'
import { mayBackdate } from '../domain/backdate.ts'
import { closedAmong } from './closedDays.ts'

type Deposit = components['schemas']['Deposit']

/** The member who has the deposit. */
export interface Holder {
  id: number
  status: string
  read_only: boolean
}

/** Condition for members who are not removed and visible in this club. */
export const holds = ({ club }: Pick<Principal, 'club'>) =>
  sql`merchant_id = current_merchant() and deleted_at is null and scope_club in (0, ${club})`

/** Code of the reason why the deposit cannot be changed here, or null; drafts have none. */
export function barredBy({ read_only, status }: Omit<Holder, 'id'>) {
  if (read_only) return 'member_read_only'
  return status === 'draft' ? 'member_inactive' : null
}

/** A deposit line as `deposit_json` returns it. */
export type DepositRow = Omit<Deposit, 'allowed_actions' | 'gym_customer'> & {
  /** A replenishment of this club, entered today, of a member who is not read-only here. */
  changeable: boolean
  gym_customer: Deposit['gym_customer'] & { read_only: boolean }
}

/** Adds the allowed actions of the principal to the lines, by the same rules as the writes. */
export async function withAllowedActions<Row extends DepositRow>(
  db: Db,
  rows: readonly Row[],
  principal: Principal,
  today: string,
) {
  if (rows.length === 0) return []
  const days = [today, ...rows.map((row) => row.payment_date)]
  const [closed, holders] = await Promise.all([
    closedAmong(db, principal, days),
    holdersOf(db, rows, principal),
  ])
  return rows.map(({ changeable, gym_customer: { read_only: _, ...gym_customer }, ...line }) => {
    const isOpen = holders.has(gym_customer.id)
    const has = (...way: string[]) => isOpen && allows(principal.permissions, ['deposit', ...way])
    const isToday = !closed.has(today)
    return {
      ...line,
      gym_customer,
      allowed_actions: {
        change: changeable && !closed.has(line.payment_date) && has('list', 'change'),
        add: (isToday || mayBackdate(principal)) && has('register'),
        return: isToday && gym_customer.balance > 0 && has('list', 'return'),
      },
    }
  })
}

/** The members of the lines whose deposit can be changed here. */
async function holdersOf(db: Db, rows: readonly DepositRow[], principal: Principal) {
  const ids = rows.map((row) => row.gym_customer.id)
  const found = await sql<Holder>`
    select id, status, read_only from member where id = any (${ids}::bigint[]) and ${holds(principal)}`.execute(
    db,
  )
  return new Set(found.rows.filter((each) => barredBy(each) === null).map(({ id }) => id))
}
