import { sql } from 'kysely'
import type { Db } from '../src/core/context.ts'
import { isoDay } from './days.ts'
import type { MerchantText } from './merchants.ts'
import { some } from './random.ts'
import type { Member, Plan, Sale, World } from './world.ts'
import { as, day, flag, insert, moment, number, text, time } from './write.ts'

/** The next id of every table; both merchants share the counters. */
export type Ids = Record<
  | 'merchant'
  | 'club'
  | 'staff'
  | 'room'
  | 'package'
  | 'class'
  | 'classTime'
  | 'member'
  | 'mobileUser'
  | 'membership'
  | 'freeze'
  | 'visit'
  | 'payment'
  | 'part'
  | 'transaction'
  | 'entry'
  | 'reversal'
  | 'shift'
  | 'note'
  | 'file',
  number
>

export interface Target {
  db: Db
  world: World
  text: MerchantText
  ids: Ids
  onRows: (table: string, rows: number) => void
}

/** Inserts rows of the merchant. Columns are functions of the row index. */
export function rowsOf<T>(
  { db, world, onRows }: Target,
  table: string,
  rows: readonly T[],
  columns: (row: (at: number) => T) => Parameters<typeof insert>[3],
) {
  const row = (at: number) => some(rows[at])
  return insert(
    db,
    table,
    rows.length,
    { merchant_id: number(() => world.merchant), ...columns(row) },
    (count) => onRows(table, count),
  )
}

/** Inserts memberships as sold, and their freezes. */
export async function writeMemberships(target: Target, sales: Sale[]) {
  const { world, ids } = target
  for (const sale of sales) sale.id = ids.membership++
  const plan = (row: (i: number) => Sale) => planColumns((i) => asSold(row(i).plan))
  await rowsOf(target, 'membership', sales, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club.id),
    member_id: number((i) => row(i).member.id),
    ...whatWasSold(row),
    ...plan(row),
    start_date: day((i) => row(i).start),
    end_date: day((i) => row(i).end),
    taken: as('daterange', (i) => `[${isoDay(row(i).start)},${isoDay(row(i).free)})`),
    state: text((i) => stateOf(row(i))),
    sold_by: number((i) => row(i).seller.id),
    created_at: moment((i) => row(i).at),
  }))
  const freezes = sales.flatMap((sale) => sale.freezes.map((freeze) => ({ ...freeze, sale })))
  await rowsOf(target, 'membership_freeze', freezes, (row) => ({
    id: number((i) => ids.freeze + i),
    membership_id: number((i) => row(i).sale.id),
    start_date: day((i) => row(i).start),
    end_date: day((i) => row(i).planned ?? row(i).end),
    notes: text((i) => row(i).notes),
    staff_id: number((i) => row(i).sale.seller.id),
    created_at: moment((i) => morning(row(i).asked ?? row(i).start)),
  }))
  await endEarly(
    freezes.flatMap((freeze, i) =>
      freeze.planned ? [{ id: ids.freeze + i, end: freeze.end }] : [],
    ),
  )
  ids.freeze += freezes.length

  /** Ends freezes early on the morning of the return. */
  async function endEarly(returned: { id: number; end: number }[]) {
    await sql`
      update membership_freeze f
         set end_date = date '1970-01-01' + x.day, returned_at = to_timestamp(x.at), changed_at = to_timestamp(x.at),
             changed_by = f.staff_id
        from unnest(${returned.map(({ id }) => id)}::bigint[], ${returned.map(({ end }) => end)}::integer[],
                    ${returned.map(({ end }) => morning(end))}::bigint[]) as x (id, day, at)
       where f.merchant_id = ${world.merchant} and f.id = x.id`.execute(target.db)
  }

  /** Nine o'clock in the club. */
  function morning(of: number) {
    return of * 86_400 + (9 * 60 - world.zone) * 60
  }
}

/** Inserts the members, in the order of registration. */
export async function writeMembers(target: Target, facts: (member: Member) => MemberFacts) {
  const { world, ids } = target
  const members = world.members.toSorted((one, other) => one.createdAt - other.createdAt)
  for (const member of members) member.id = ids.member++
  const rows = members.map((member) => ({ member, ...facts(member) }))
  const users = await writeMobileUsers(target, rows)
  await rowsOf(target, 'member', rows, (row) => ({
    id: number((i) => row(i).member.id),
    club_id: number((i) => row(i).member.club.id),
    is_global: flag((i) => row(i).isGlobal),
    first_name: text((i) => row(i).member.first_name),
    last_name: text((i) => row(i).member.last_name),
    gender: number((i) => row(i).member.gender),
    birth_date: day((i) => row(i).member.birth),
    date_joined: day((i) => Math.floor((row(i).member.createdAt + world.zone * 60) / 86_400)),
    phone: text((i) => row(i).member.phone),
    phone2: text((i) => row(i).phone2),
    email: text((i) => row(i).email),
    through: number((i) => row(i).through),
    address: as('jsonb', (i) => row(i).address),
    status: text((i) => row(i).status),
    is_external_user: flag((i) => row(i).isExternal),
    read_only: flag((i) => row(i).isReadOnly),
    mobile_user_id: number((i) =>
      row(i).app === 'bound' ? (users.get(row(i).member) ?? null) : null,
    ),
    search_words: as('text[]', (i) => `{${row(i).words.join(',')}}`),
    sort_key: text((i) => row(i).sortKey),
    created_at: moment((i) => row(i).member.createdAt),
  }))
}

/** Inserts mobile users; returns their ids by member. */
async function writeMobileUsers(
  target: Target,
  rows: { member: Member; app: MemberFacts['app'] }[],
) {
  const { ids } = target
  const users = rows.filter(({ app }) => app !== null)
  const first = ids.mobileUser
  ids.mobileUser += users.length
  await rowsOf(target, 'mobile_user', users, (row) => ({
    id: number((i) => first + i),
    phone: text((i) => row(i).member.phone),
    name: text((i) => `${row(i).member.first_name} ${row(i).member.last_name}`),
    verified_at: moment((i) => row(i).member.createdAt),
    created_at: moment((i) => row(i).member.createdAt),
  }))
  return new Map(users.map(({ member }, i) => [member, first + i]))
}

export interface MemberFacts {
  isGlobal: boolean
  phone2: string | null
  email: string | null
  /** 1 to 12: how they heard of the club. */
  through: number | null
  /** JSON. */
  address: string | null
  status: 'draft' | 'active' | 'inactive'
  isExternal: boolean
  isReadOnly: boolean
  /** Whether a mobile user exists, and whether it is bound to this member. */
  app: 'bound' | 'unbound' | null
  words: string[]
  sortKey: string
}

/** Columns of a package with its trainer and room at the time of the sale, or a class and its block. */
function whatWasSold(row: (at: number) => Sale) {
  const packageOf = ({ plan }: Sale) => (plan.block ? null : plan)
  return {
    type: number((i) => typeOf(row(i))),
    package_id: number((i) => packageOf(row(i))?.id ?? null),
    class_id: number((i) => (row(i).plan.block ? row(i).plan.id : null)),
    class_time_id: number((i) => row(i).plan.block?.id ?? null),
    trainer: as('jsonb', (i) => snapshotOf(packageOf(row(i)))),
  }
}

/** A partial refund leaves the membership unchanged. */
const stateOf = ({ reversal }: Sale) =>
  reversal && reversal.kind !== 'partial_refund' ? reversal.kind : 'sold'

/** 1 package, 2 class. */
export const typeOf = ({ plan }: Sale) => (plan.block ? 2 : 1)

/** Hours and weekdays of a class belong to its block. */
const asSold = (plan: Plan): Plan => (plan.block ? { ...plan, hours: null, weekDays: [] } : plan)

export function planColumns(row: (at: number) => Plan) {
  return {
    name: text((i) => row(i).name),
    price: number((i) => row(i).price),
    days: number((i) => row(i).days),
    visits: number((i) => row(i).visits),
    start_time: time((i) => row(i).hours?.[0] ?? null),
    end_time: time((i) => row(i).hours?.[1] ?? null),
    week_days: as('smallint[]', (i) => `{${row(i).weekDays.join(',')}}`),
    freeze_days: number((i) => row(i).freezeDays),
    freeze_times: number((i) => row(i).freezeTimes),
    is_global: flag((i) => row(i).isGlobal),
  }
}

/** The trainer snapshot that the SQL function `trainer_snapshot` stores with a sale. */
function snapshotOf(plan: Plan | null): string | null {
  if (!plan) return null
  const { trainer, room, slot, weekDays } = plan
  if (!trainer && !room && slot === null && weekDays.length === 0) return null
  return JSON.stringify({
    trainer: trainer && { id: trainer.id, name: `${trainer.last_name} ${trainer.first_name}` },
    room: room && { id: room.id, name: room.name },
    slot,
    week_days: weekDays,
  })
}
