import { sql } from 'kysely'
import { methods } from '@zal/api/methods'
import type { Answer, Context } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { postDocument } from '../../core/money/document.ts'
import { checkDayOpen } from '../../core/money/ledger.ts'
import { checkPaymentDate, checkMayBackdate } from '../../domain/backdate.ts'
import { lineOf, reversed, type LedgerLine, type Part } from '../../domain/money.ts'
import { checkParts } from '../../domain/paymentParts.ts'
import { fixedReason, isOfToday } from '../../queries/paymentActions.ts'
import { reasonIn } from '../../domain/reason.ts'
import { failField } from '../../domain/failField.ts'
import { lock, settingsOf, type LockedPayment } from './payment.state.ts'
import * as store from './payment.store.ts'

type Now = Pick<Context<'changePayment'>, 'body' | 'db' | 'principal' | 'today'>

/**
 * Changes the note and the day of a payment, and on the day of its entry also its split. Money is moved in
 * the ledger as a correction of the sale; the original parts stay.
 */
export async function changePayment(
  context: Context<'changePayment'>,
): Promise<Answer<'changePayment'>> {
  const { path, body, db, principal, today } = context
  const payment = await lock(db, path.id, principal)
  const { id, member } = payment
  const before = await store.one(db, id, principal, today)
  if (payment.version !== body.version) fail('stale_record', { status: 409, results: before })
  // Not even the note of a payment on a closed day can change.
  await checkDayOpen(db, principal, payment.payment_date)
  const { day, reason } = dayOf(payment, context)
  const parts = await partsOf(payment, context)
  return postDocument(context, {
    id,
    member,
    action: 'payment.changed',
    event: 'payment.changed',
    postings: corrections(payment, day, parts),
    record: async () => {
      await write(payment, { day, parts, note: body.note?.trim() ?? payment.note }, context)
      return store.one(db, id, principal, today)
    },
    read: (after) => after,
    before: auditedState(before),
    after: auditedState,
    reason,
    sensitive: day === payment.payment_date ? [] : [{ alarm: 'backdating' }],
  })
}

const auditedState = ({ payment_date, note, payments }: Answer<'getPayment'>) => ({
  payment_date,
  note,
  payments: payments.map(({ payment_method, amount }) => ({ payment_method, amount })),
})

/** Moves the money to another day, by the new split if there is one, or on the same day between the methods. */
function corrections(payment: LockedPayment, day: string, parts: Part[] | null) {
  const { id, posting, lines, payment_date } = payment
  const post = (on: string, entries: LedgerLine[]) =>
    ({ kind: 'correction', day: on, payment: id, reverses: posting, entries }) as const
  if (day !== payment_date) {
    const moved = withParts(lines, parts ?? payment.parts)
    return [post(payment_date, lines.map(reversed)), post(day, moved)]
  }
  return parts
    ? [post(day, [...payment.parts.map(lineOf).map(reversed), ...parts.map(lineOf)])]
    : []
}

/** Errors: 409 where money was already returned, since day and split of that are fixed. */
function checkPaid(payment: LockedPayment) {
  const code = fixedReason(payment)
  if (code) fail(code, { status: 409 })
}

/**
 * Validates the new day like that of a new payment, but always requires the permission and a reason, even for
 * today, and no day after the start of the membership.
 */
function dayOf(
  payment: LockedPayment,
  { body, principal, today }: Now,
): { day: string; reason?: string } {
  const day = body.payment_date ?? payment.payment_date
  if (day === payment.payment_date) return { day }
  checkPaid(payment)
  checkPaymentDate({ payment_date: day, date_reason: body.date_reason }, today, principal)
  checkMayBackdate(today, principal)
  const { starts } = payment
  if (starts && day > starts) failField('payment_after_start', 'payment_date', { last: starts })
  if (!body.date_reason?.trim()) failField('date_reason_required', 'date_reason')
  return { day, reason: reasonIn(body.date_reason, 'date_reason') }
}

/** The new split, or null where it is unchanged. */
async function partsOf(
  payment: LockedPayment,
  { body, db, principal, today }: Now,
): Promise<Part[] | null> {
  const { payments } = body
  if (!payments || same(payments, payment.parts)) return null
  checkPaid(payment)
  if (!isOfToday(payment, today)) failField('split_of_today_only', 'payments', {}, 409)
  const settings = await settingsOf(db, principal)
  const offer = { settings, principal, came: payment.parts }
  checkParts(payments, payment.total, 'payments', offer)
  return payments
}

const same = (one: readonly Part[], other: readonly Part[]) =>
  one.length === other.length &&
  one.every((part, at) => {
    const twin = other[at]
    return twin?.payment_method === part.payment_method && twin.amount === part.amount
  })

/** The ledger lines of the sale with these parts as its payment. */
function withParts(lines: readonly LedgerLine[], parts: readonly Part[]): LedgerLine[] {
  const ways: string[] = Object.values(methods)
  return [...parts.map(lineOf), ...lines.filter(({ account }) => !ways.includes(account))]
}

async function write(
  { id, version, edition }: LockedPayment,
  { day, parts, note }: { day: string; parts: Part[] | null; note: string },
  { db }: Now,
) {
  const next = parts ? edition + 1 : edition
  const { numAffectedRows } = await sql`
    update payment_state set payment_date = ${day}::date, note = ${note}, edition = ${next}, version = version + 1
     where merchant_id = current_merchant() and payment_id = ${id} and version = ${version}`.execute(
    db,
  )
  if (numAffectedRows === 0n) fail('busy', { status: 409 })
  if (!parts) return
  const [ways, amounts] = [
    parts.map((part) => part.payment_method),
    parts.map((part) => part.amount),
  ]
  await sql`
    insert into payment_part (merchant_id, payment_id, edition, method, amount)
    select current_merchant(), ${id}, ${next}, part.method, part.amount
      from unnest(${ways}::smallint[], ${amounts}::bigint[]) with ordinality as part (method, amount, nth)
     order by part.nth`.execute(db)
}
