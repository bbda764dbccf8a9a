import { sql } from 'kysely'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import { reloadStaff } from '../../queries/reloadStaff.ts'
import { denominations, moveReason } from './shift.rules.ts'
import * as store from './shift.store.ts'

/** Counter account of cash that enters or leaves the drawer otherwise than by payments. */
export const SAFE = 'safe'

/** Whether the club works by shifts, and the open shift. */
export async function current(db: Db, principal: Principal): Promise<Answer<'getCurrentShift'>> {
  const [is_on, open] = await Promise.all([isOn(db, principal), store.openOne(db, principal)])
  const shift = open === null ? null : await store.one(db, open, principal)
  return { is_on, denominations: [...denominations[principal.currency]], shift }
}

/** Switches shifts on or off. An open shift has to be closed first, or its cash would stay uncounted. */
export async function setShifts({
  body,
  db,
  principal,
  emit,
  audit,
}: Context<'changeShiftSetting'>): Promise<Answer<'changeShiftSetting'>> {
  await sql`select from club where merchant_id = ${principal.merchant} and id = ${principal.club} for update`.execute(
    db,
  )
  const before = await current(db, principal)
  if (before.is_on === body.is_on) return before
  if (before.shift) fail('shift_still_open', { status: 409 })
  await sql`
    update club set version = version + 1,
           settings = settings || jsonb_build_object('features',
                        coalesce(settings -> 'features', '{}') || jsonb_build_object('shift', ${body.is_on}::boolean))
     where merchant_id = ${principal.merchant} and id = ${principal.club}`.execute(db)
  const changed = { action: 'club.changed', type: 'club', id: principal.club }
  await audit({ ...changed, before: { shift: before.is_on }, after: { shift: body.is_on } })
  await emit('club.changed', { id: principal.club })
  // Clients of the club's staff reload their permissions, since the section appears or disappears.
  await reloadStaff(db, principal)
  return { ...before, is_on: body.is_on }
}

/** Opens a shift with the cash in the drawer. Errors: 409 where shifts are off or one is already open. */
export async function openShift({
  body,
  db,
  principal,
  now,
  today,
  emit,
  ledger,
}: Context<'openShift'>): Promise<Answer<'openShift'>> {
  // Serialised with switching shifts off.
  await sql`select from club where merchant_id = ${principal.merchant} and id = ${principal.club} for share`.execute(
    db,
  )
  if (!(await isOn(db, principal))) fail('shifts_off', { status: 409 })
  const { rows } = await sql<{ id: number }>`
    insert into shift (merchant_id, club_id, opened_by, opened_at, business_day)
    values (${principal.merchant}, ${principal.club}, ${principal.staff}, ${now}, ${today}::date) returning id`.execute(
    db,
  )
  const { id } = rows[0] ?? notFound()
  if (body.float > 0) {
    const entries = [
      { account: 'cash', amount: body.float },
      { account: SAFE, amount: -body.float },
    ]
    await ledger.post({ kind: 'float', club: principal.club, day: today, entries })
  }
  return emit('shift.created', store.one(db, id, principal))
}

/**
 * Records cash in or out, with a reason. Errors: 409 where the shift is closed, or more would leave than is
 * there.
 */
export async function moveCash({
  path,
  body,
  db,
  principal,
  now,
  today,
  emit,
  audit,
  ledger,
}: Context<'moveCash'>): Promise<Answer<'moveCash'>> {
  const reason = moveReason(body.reason)
  await lockOpen(db, path.id, principal)
  const { direction, amount } = body
  const signed = direction === 'in' ? amount : -amount
  if ((await store.expectedIn(db, path.id, principal)) + signed < 0) {
    fail('cash_out_above', { status: 409, fields: { amount: 'cash_out_above' } })
  }
  const transaction = await ledger.post({
    kind: `cash_${direction}`,
    club: principal.club,
    day: today,
    entries: [
      { account: 'cash', amount: signed },
      { account: SAFE, amount: -signed },
    ],
  })
  await sql`
    insert into shift_move (merchant_id, shift_id, direction, amount, reason, transaction_id, staff_id, at)
    values (${principal.merchant}, ${path.id}, ${direction}, ${amount}, ${reason}, ${transaction}, ${principal.staff}, ${now})`.execute(
    db,
  )
  const moved = { action: 'shift.cash_moved', type: 'shift', id: path.id }
  await audit({ ...moved, after: { direction, amount }, reason })
  await emit('shift.changed', { id: path.id })
  return store.one(db, path.id, principal)
}

/**
 * Locks an open shift until the commit: waits for sales in progress and blocks later ones. Their rows are
 * visible to the next statement, not to one that waited. Errors: 404, 409 where it is closed.
 */
export async function lockOpen(db: Db, id: number, principal: Principal) {
  const { rows } = await sql<{ is_open: boolean }>`
    select closed_at is null as is_open from shift
     where merchant_id = ${principal.merchant} and club_id = ${principal.club} and id = ${id} for update`.execute(
    db,
  )
  const { is_open } = rows[0] ?? notFound()
  if (!is_open) fail('shift_closed', { status: 409, results: await store.one(db, id, principal) })
}

async function isOn(db: Db, principal: Principal): Promise<boolean> {
  const { rows } = await sql<{ on: boolean | null }>`
    select (settings #>> '{features,shift}')::boolean as on from club
     where merchant_id = ${principal.merchant} and id = ${principal.club}`.execute(db)
  return rows[0]?.on ?? false
}
