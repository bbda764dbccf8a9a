import { sql } from 'kysely'
import type { Booking, Db, Principal } from '../operation/context.ts'
import { fail } from '../errors.ts'
import type { Work } from '../db/transaction.ts'

/**
 * Posts one balanced transaction, whole or not at all; returns its id. The only writer of ledger rows; the
 * database checks the sum again at commit. A posting made while a shift of the cash desk is open belongs to
 * that shift. The shift row is locked until the commit: a concurrent closing either waits and counts this
 * posting, or comes first and this one finds no open shift. The LITE edition has no shifts: one that is still
 * open there is ignored, and a closed club needs none. Errors: 409 `no_open_shift` where cash moves in a club that works by shifts and none
 * is open, 409 `day_closed` where the day is closed.
 */
export async function post(
  { connection }: Work,
  principal: Principal,
  now: Date,
  booking: Booking,
): Promise<number> {
  const { entries } = booking
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (
    sum !== 0 ||
    entries.length < 2 ||
    !entries.every(({ amount }) => Number.isSafeInteger(amount))
  ) {
    throw new Error(`Ledger entries of a ${booking.kind} do not balance`)
  }
  const written = connection.query<{ id: number }>(
    ledgerSql,
    [
      principal.merchant,
      booking.club,
      booking.kind,
      booking.day,
      booking.payment ?? null,
      booking.member ?? null,
      booking.reverses ?? null,
      principal.staff,
      now,
      principal.currency,
      JSON.stringify(entries),
      entries.some(({ account }) => account === 'cash'),
      principal.edition === 'ERP',
    ],
    'ledger',
  )
  const { rows } = await written.catch((error: unknown) => {
    const isClosed =
      error instanceof Error && 'constraint' in error && error.constraint === 'day_closed'
    if (isClosed) dayClosed(booking.day)
    throw error
  })
  return rows[0]?.id ?? fail('no_open_shift', { status: 409 })
}

/**
 * Checks the day for records outside the ledger that a closed day must also protect. Errors: 409
 * `day_closed`.
 */
export async function checkDayOpen(db: Db, { merchant, club }: Principal, day: string) {
  const { rows } = await sql`
    select from closed_day where merchant_id = ${merchant} and club_id = ${club} and day = ${day}::date`.execute(
    db,
  )
  if (rows.length > 0) dayClosed(day)
}

function dayClosed(day: string): never {
  fail('day_closed', { status: 409, vars: { day } })
}

const ledgerSql = `
  with desk as materialized (
    select s.id from shift s where s.merchant_id = $1 and s.club_id = $2 and s.closed_at is null and $13::boolean for share
  ), permitted as materialized (
    select (select id from desk) as shift
     where not ($12::boolean and $13::boolean) or exists (select from desk) or not exists (
             select from club c
              where c.merchant_id = $1 and c.id = $2 and c.is_active and (c.settings #>> '{features,shift}')::boolean)
  ), posted as (
    insert into ledger_transaction (merchant_id, club_id, kind, business_day, payment_id, member_id, reverses_id, staff_id, at, shift_id)
    select $1::bigint, $2::bigint, $3::text, $4::date, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $9::timestamptz, shift
      from permitted
    returning id
  ), entries as (
    insert into ledger_entry (merchant_id, transaction_id, club_id, account, member_id, amount, currency)
    select $1, posted.id, $2, e.account, e.member, e.amount, $10
      from posted, jsonb_to_recordset($11::jsonb) as e (account text, member bigint, amount bigint)
    returning transaction_id
  )
  select id from posted`
