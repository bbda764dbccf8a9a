import { sql } from 'kysely'
import type { components } from '@zal/api/schema'
import type { Db, Principal } from '../core/operation/context.ts'
import { allows } from '../core/auth/permissions.ts'
import { mayBackdate } from '../domain/backdate.ts'
import { closedAmong } from './closedDays.ts'

type Deposit = components['schemas']['Deposit']

/** Whose deposit it is. */
export interface Holder {
  id: number
  status: string
  read_only: boolean
}

/** Members who are there and whom this club sees. */
export const holds = ({ club }: Pick<Principal, 'club'>) =>
  sql`merchant_id = current_merchant() and deleted_at is null and scope_club in (0, ${club})`

/** Why nothing is put on or taken from a deposit here; who is not a member yet has none. */
export function barredBy({ read_only, status }: Omit<Holder, 'id'>) {
  if (read_only) return 'member_read_only'
  return status === 'draft' ? 'member_inactive' : null
}

/** A line as `deposit_json` tells it. */
export type DepositRow = Omit<Deposit, 'may' | 'gym_customer'> & {
  /** A replenishment of this club, entered on this day of the club, of a member who is more than looked at. */
  changeable: boolean
  gym_customer: Deposit['gym_customer'] & { read_only: boolean }
}

/** With what whoever asks may do with the lines and their members, by the rules that the writes themselves go by. */
export async function withAllowedActions<Row extends DepositRow>(
  db: Db,
  rows: readonly Row[],
  who: Principal,
  today: string,
) {
  if (rows.length === 0) return []
  const days = [today, ...rows.map((row) => row.payment_date)]
  const [closed, holders] = await Promise.all([
    closedAmong(db, who, days),
    holdersOf(db, rows, who),
  ])
  return rows.map(({ changeable, gym_customer: { read_only: _, ...gym_customer }, ...line }) => {
    const isOpen = holders.has(gym_customer.id)
    const has = (...way: string[]) => isOpen && allows(who.permissions, ['deposit', ...way])
    const isToday = !closed.has(today)
    return {
      ...line,
      gym_customer,
      may: {
        change: changeable && !closed.has(line.payment_date) && has('list', 'change'),
        add: (isToday || mayBackdate(who)) && has('register'),
        return: isToday && gym_customer.balance > 0 && has('list', 'return'),
      },
    }
  })
}

/** Of the members of the lines those whose deposit can be moved here. */
async function holdersOf(db: Db, rows: readonly DepositRow[], who: Principal) {
  const ids = rows.map((row) => row.gym_customer.id)
  const found = await sql<Holder>`
    select id, status, read_only from member where id = any (${ids}::bigint[]) and ${holds(who)}`.execute(
    db,
  )
  return new Set(found.rows.filter((each) => barredBy(each) === null).map(({ id }) => id))
}
