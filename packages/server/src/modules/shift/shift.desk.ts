import { sql } from 'kysely'
import type { Answer, Context, Db, Who } from '../../core/context.ts'
import { missing, refuse } from '../../core/errors.ts'
import { denominations, moveReason } from './shift.rules.ts'
import * as store from './shift.store.ts'

/** Counter account of cash that enters or leaves the drawer otherwise than by payments. */
export const SAFE = 'safe'

/** Whether the club works by shifts, and the open shift. */
export async function current(db: Db, who: Who): Promise<Answer<'getCurrentShift'>> {
  const [is_on, open] = await Promise.all([isOn(db, who), store.openOne(db, who)])
  const shift = open === null ? null : await store.one(db, open, who)
  return { is_on, denominations: [...denominations[who.currency]], shift }
}

/** Switches shifts on or off. An open shift has to be closed first, or its cash would stay uncounted. */
export async function setShifts({
  body,
  db,
  who,
  emit,
  audit,
}: Context<'changeShiftSetting'>): Promise<Answer<'changeShiftSetting'>> {
  await sql`select from club where merchant_id = ${who.merchant} and id = ${who.club} for update`.execute(
    db,
  )
  const before = await current(db, who)
  if (before.is_on === body.is_on) return before
  if (before.shift) refuse('shift_still_open', { status: 409 })
  await sql`
    update club set version = version + 1,
           settings = settings || jsonb_build_object('features',
                        coalesce(settings -> 'features', '{}') || jsonb_build_object('shift', ${body.is_on}::boolean))
     where merchant_id = ${who.merchant} and id = ${who.club}`.execute(db)
  const changed = { action: 'club.changed', type: 'club', id: who.club }
  await audit({ ...changed, before: { shift: before.is_on }, after: { shift: body.is_on } })
  await emit('club.changed', { id: who.club })
  // Clients of the club's staff reload their permissions, since the section appears or disappears.
  await sql`
    select pg_notify('zal_staff', staff_id::text) from staff_club
     where merchant_id = ${who.merchant} and club_id = ${who.club}`.execute(db)
  return { ...before, is_on: body.is_on }
}

/** Opens a shift with the cash in the drawer. Errors: 409 where shifts are off or one is already open. */
export async function openShift({
  body,
  db,
  who,
  now,
  today,
  emit,
  ledger,
}: Context<'openShift'>): Promise<Answer<'openShift'>> {
  // Serialised with switching shifts off.
  await sql`select from club where merchant_id = ${who.merchant} and id = ${who.club} for share`.execute(
    db,
  )
  if (!(await isOn(db, who))) refuse('shifts_off', { status: 409 })
  const { rows } = await sql<{ id: number }>`
    insert into shift (merchant_id, club_id, opened_by, opened_at, business_day)
    values (${who.merchant}, ${who.club}, ${who.staff}, ${now}, ${today}::date) returning id`.execute(
    db,
  )
  const { id } = rows[0] ?? missing()
  if (body.float > 0) {
    const entries = [
      { account: 'cash', amount: body.float },
      { account: SAFE, amount: -body.float },
    ]
    await ledger.post({ kind: 'float', club: who.club, day: today, entries })
  }
  return emit('shift.created', store.one(db, id, who))
}

/**
 * Records cash in or out, with a reason. Errors: 409 where the shift is closed, or more would leave than is
 * there.
 */
export async function moveCash({
  path,
  body,
  db,
  who,
  now,
  today,
  emit,
  audit,
  ledger,
}: Context<'moveCash'>): Promise<Answer<'moveCash'>> {
  const reason = moveReason(body.reason)
  await lockOpen(db, path.id, who)
  const { direction, amount } = body
  const signed = direction === 'in' ? amount : -amount
  if ((await store.expectedIn(db, path.id, who)) + signed < 0) {
    refuse('cash_out_above', { status: 409, fields: { amount: 'cash_out_above' } })
  }
  const transaction = await ledger.post({
    kind: `cash_${direction}`,
    club: who.club,
    day: today,
    entries: [
      { account: 'cash', amount: signed },
      { account: SAFE, amount: -signed },
    ],
  })
  await sql`
    insert into shift_move (merchant_id, shift_id, direction, amount, reason, transaction_id, staff_id, at)
    values (${who.merchant}, ${path.id}, ${direction}, ${amount}, ${reason}, ${transaction}, ${who.staff}, ${now})`.execute(
    db,
  )
  const moved = { action: 'shift.cash_moved', type: 'shift', id: path.id }
  await audit({ ...moved, after: { direction, amount }, reason })
  await emit('shift.changed', { id: path.id })
  return store.one(db, path.id, who)
}

/**
 * Locks an open shift until the commit: waits for sales in progress and blocks later ones. Their rows are
 * visible to the next statement, not to one that waited. Errors: 404, 409 where it is closed.
 */
export async function lockOpen(db: Db, id: number, who: Who) {
  const { rows } = await sql<{ is_open: boolean }>`
    select closed_at is null as is_open from shift
     where merchant_id = ${who.merchant} and club_id = ${who.club} and id = ${id} for update`.execute(
    db,
  )
  const { is_open } = rows[0] ?? missing()
  if (!is_open) refuse('shift_closed', { status: 409, results: await store.one(db, id, who) })
}

async function isOn(db: Db, who: Who): Promise<boolean> {
  const { rows } = await sql<{ on: boolean | null }>`
    select (settings #>> '{features,shift}')::boolean as on from club
     where merchant_id = ${who.merchant} and id = ${who.club}`.execute(db)
  return rows[0]?.on ?? false
}
