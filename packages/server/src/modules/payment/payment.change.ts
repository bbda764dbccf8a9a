import { sql } from 'kysely'
import { methods } from '@zal/api/methods'
import type { Answer, Context } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { checkDayOpen } from '../../core/ledger.ts'
import type { LedgerLine, Part } from '../../rules/money.ts'
import { dated, mayDate } from '../../rules/backdate.ts'
import { onlineStays } from '../../rules/onlineStays.ts'
import { offered, once, sumTo } from '../../rules/parts.ts'
import { fixedBy, isOfToday } from '../../rules/paymentMay.ts'
import { reasonIn } from '../../rules/reason.ts'
import { refuseField } from './payment.refuse.ts'
import { lock, settingsOf, type Standing } from './payment.standing.ts'
import * as store from './payment.store.ts'

type Now = Pick<Context<'changePayment'>, 'body' | 'db' | 'who' | 'today'>

/**
 * Changes the note and the day of a payment, and on the day of its entry also its split. Money is moved in
 * the ledger as a correction of the sale; the original parts stay.
 */
export async function changePayment(
  context: Context<'changePayment'>,
): Promise<Answer<'changePayment'>> {
  const { path, body, db, who, today, emit, audit, alert, ledger } = context
  const payment = await lock(db, path.id, who)
  const { id, club } = payment
  const member = payment.member ?? undefined
  const before = await store.one(db, id, who, today)
  if (payment.version !== body.version) refuse('stale_record', { status: 409, results: before })
  // Not even the note of a payment on a closed day can change.
  await checkDayOpen(db, who, payment.payment_date)
  const { day, reason } = dayOf(payment, context)
  const parts = await partsOf(payment, context)
  const post = (on: string, entries: LedgerLine[]) =>
    ledger.post({
      kind: 'correction',
      club,
      day: on,
      payment: id,
      member,
      reverses: payment.posting,
      entries,
    })
  const split = parts ?? payment.parts
  if (day !== payment.payment_date) {
    await post(payment.payment_date, payment.lines.map(taken))
    await post(day, withParts(payment.lines, split))
  } else if (parts) {
    await post(day, [...payment.parts.map(lineOf).map(taken), ...parts.map(lineOf)])
  }
  await write(payment, { day, parts, note: body.note?.trim() ?? payment.note }, context)
  const after = await store.one(db, id, who, today)
  const summary = ({ payment_date, note, payments }: typeof after) => ({
    payment_date,
    note,
    payments: payments.map(({ payment_method, amount }) => ({ payment_method, amount })),
  })
  await audit({
    action: 'payment.changed',
    type: 'payment',
    id,
    member,
    before: summary(before),
    after: summary(after),
    reason,
  })
  if (day !== payment.payment_date) alert('backdating', id)
  if (member) await emit('member.changed', { id: member, payment: id })
  return emit('payment.changed', after)
}

/** Errors: 409 where money was already returned, since day and split of that are fixed. */
function checkPaid(payment: Standing) {
  const code = fixedBy(payment)
  if (code) refuse(code, { status: 409 })
}

/**
 * Validates the new day like that of a new payment, but always requires the permission and a reason, even for
 * today, and no day after the start of the membership.
 */
function dayOf(payment: Standing, { body, who, today }: Now): { day: string; reason?: string } {
  const day = body.payment_date ?? payment.payment_date
  if (day === payment.payment_date) return { day }
  checkPaid(payment)
  dated({ payment_date: day, date_reason: body.date_reason }, today, who)
  mayDate(today, who)
  const { starts } = payment
  if (starts && day > starts) refuseField('payment_after_start', 'payment_date', { last: starts })
  if (!body.date_reason?.trim()) refuseField('date_reason_required', 'date_reason')
  return { day, reason: reasonIn(body.date_reason, 'date_reason') }
}

/** The new split, or null where it is unchanged. */
async function partsOf(payment: Standing, { body, db, who, today }: Now): Promise<Part[] | null> {
  const { payments } = body
  if (!payments || same(payments, payment.parts)) return null
  checkPaid(payment)
  if (!isOfToday(payment, today)) refuseField('split_of_today_only', 'payments', {}, 409)
  const settings = await settingsOf(db, who)
  for (const [at, part] of payments.entries()) {
    const field = `payments.${at}.payment_method`
    offered(part.payment_method, field, { settings, who, came: payment.parts })
    once(payments, at, field)
  }
  onlineStays(payment.parts, payments, 'payments')
  sumTo(payments, payment.total, 'payments')
  return payments
}

const same = (one: readonly Part[], other: readonly Part[]) =>
  one.length === other.length &&
  one.every((part, at) => {
    const twin = other[at]
    return twin?.payment_method === part.payment_method && twin.amount === part.amount
  })

const taken = (line: LedgerLine) => ({ ...line, amount: -line.amount })
const lineOf = ({ payment_method, amount }: Part): LedgerLine => ({
  account: methods[payment_method],
  amount,
})

/** The ledger lines of the sale with these parts as its payment. */
function withParts(lines: readonly LedgerLine[], parts: readonly Part[]): LedgerLine[] {
  const ways: string[] = Object.values(methods)
  return [...parts.map(lineOf), ...lines.filter(({ account }) => !ways.includes(account))]
}

async function write(
  { id, version, edition }: Standing,
  { day, parts, note }: { day: string; parts: Part[] | null; note: string },
  { db }: Now,
) {
  const next = parts ? edition + 1 : edition
  const { numAffectedRows } = await sql`
    update payment_state set payment_date = ${day}::date, note = ${note}, edition = ${next}, version = version + 1
     where merchant_id = current_merchant() and payment_id = ${id} and version = ${version}`.execute(
    db,
  )
  if (numAffectedRows === 0n) refuse('busy', { status: 409 })
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
