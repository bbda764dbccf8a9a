import type { Answer, Body, Context, MoneyContext } from '../../../core/operation/context.ts'
import { fail } from '../../../core/errors.ts'
import { checkPermission } from '../../../core/auth/permissions.ts'
import { postDocument } from '../../../core/money/document.ts'
import { checkPaymentDate } from '../../../domain/backdate.ts'
import { chargeOf } from '../../../domain/charge.ts'
import { weekdayOf } from '../../../domain/membershipDates.ts'
import { varsOf, verdictOn, type EntryPlan } from '../../../domain/verdict.ts'
import * as once from './oneTimeSale.store.ts'
import { failField } from '../../../domain/failField.ts'
import { saleDocument } from '../sale/sale.document.ts'
import * as rules from '../sale/sale.rules.ts'
import type { ReceivedOnline } from '../sale/sale.ts'
import * as store from '../payment.store.ts'
import { lockMember } from '../sale/sale.store.ts'

type OneTimeSaleBody = Body<'createOneTimePayment'>
type Item = OneTimeSaleBody['items'][number]
type OneTimeSaleContext = MoneyContext & { body: OneTimeSaleBody }

/** Services: a place in a class, one that needs a description, and those that include an entry. */
const CLASS = 2
const OTHER = 5
const entering: readonly Item['service'][] = [1, CLASS, 3]

/**
 * Sells services without a membership, to a member or anonymously. With "check in now" the visit is part of
 * the same transaction: where the check-in is refused, nothing is sold. Locks are taken in the order of all
 * writers: member → block of a class → counter of the club.
 */
export async function sellOneTime(
  context: OneTimeSaleContext,
  settled?: ReceivedOnline,
): Promise<Answer<'getPayment'>> {
  const { body, db, principal, today, now } = context
  const dateReason = checkPaymentDate(body, today, principal)
  checkItems(body)
  if (body.check_in) mayLetIn(context)

  const member = body.customer === null ? null : await lockMember(db, body.customer, principal)
  const blocks = await blocksOf(context)
  const facts = await once.oneTimeFacts(db, body.customer, { principal, today, now })
  if (member) rules.buyer(member, facts)
  if (body.check_in) checkDoor(context, facts, [...blocks.values()][0])

  const price = body.items.reduce((sum, item) => sum + item.quantity * item.price, 0)
  const { settings } = facts
  const isSettled = settled !== undefined
  const balance = member ? facts.balance : null
  const charge = chargeOf(body, price, {
    principal,
    settings,
    balance,
    settled: isSettled,
  })

  const id = settled?.payment ?? facts.payment
  const { customer, items } = body
  return postDocument(context, {
    ...saleDocument({
      id,
      member: customer,
      sold: 'service' as const,
      body,
      charge,
      today,
      principal,
      settings,
      isSettled,
      dateReason,
    }),
    record: async () => {
      const sold = { payment: id, body, charge, blocks, principal, today, now }
      const invoice_id = await once.recordOneTimeSale(db, sold)
      const [block = null] = blocks.keys()
      const visit = body.check_in ? await checkInOnce(context, id, block) : null
      return { id, invoice_id, items, visit }
    },
    read: () => store.one(db, id, principal, today),
  })
}

/** Checks that each service has exactly its fields, and that at most one class is sold. */
function checkItems({ items, check_in }: OneTimeSaleBody) {
  for (const [at, { service, name, class_time }] of items.entries()) {
    const field = `items.${at}`
    if (service === OTHER && !name?.trim()) failField('required', `${field}.name`)
    if (service !== OTHER && name?.trim()) failField('invalid_value', `${field}.name`)
    if (service === CLASS && !class_time) failField('required', `${field}.class_time`)
    if (service !== CLASS && class_time) failField('invalid_value', `${field}.class_time`)
  }
  const second = items.findLastIndex(({ service }) => service === CLASS)
  if (second > items.findIndex(({ service }) => service === CLASS)) {
    failField('one_class_only', `items.${second}.service`)
  }
  if (check_in && !items.some(({ service }) => entering.includes(service))) {
    failField('nothing_to_enter', 'check_in')
  }
}

function mayLetIn({ principal }: Pick<Context, 'principal'>) {
  checkPermission(principal.permissions, ['checkin', 'register'])
}

/** Locks the blocks of the sold classes; refuses inactive classes. */
async function blocksOf({ body, db, principal, today }: OneTimeSaleContext) {
  const blocks = new Map<number, once.Block>()
  for (const [at, { class_time }] of body.items.entries()) {
    if (!class_time) continue
    const block = await once.lockBlock(db, class_time, principal, today)
    if (!block.is_active) {
      failField('plan_inactive', `items.${at}.class_time`, { plan: block.name })
    }
    blocks.set(class_time, block)
  }
  return blocks
}

/**
 * Decides the check-in like one on a membership: this visit is a plan of one day, and a place in a class has
 * the weekdays, hours and places of its block. Errors: code of the deciding rule, at `check_in`, with the
 * verdict.
 */
function checkDoor(
  { body, principal, today }: OneTimeSaleContext,
  { person, balance, time, settings }: once.OneTimeFacts,
  block: once.Block | undefined,
) {
  const verdict = verdictOn(planOf(block, principal.club, today), {
    club: principal.club,
    weekday: weekdayOf(today),
    time,
    balance,
    member_active: person?.member_active ?? true,
    just_entered_at: person?.just_entered_at ?? null,
    begins: null,
    rules: settings.checkin,
  })
  if (verdict.level === 'green' || (verdict.level === 'yellow' && body.confirm)) return
  const vars = varsOf(verdict)
  fail(verdict.rule, {
    status: verdict.level === 'yellow' ? 409 : 400,
    vars,
    fields: { check_in: [verdict.rule, vars] },
    results: verdict,
  })
}

/** Remaining days high enough to cause no warning. */
const LONG = 365

const planOf = (block: once.Block | undefined, club: number, today: string): EntryPlan => ({
  id: block?.id ?? 0,
  name: block?.name ?? '',
  club,
  club_name: '',
  is_global: false,
  status: 'active',
  end_date: today,
  frozen_until: null,
  week_days: block?.week_days ?? [],
  start_time: block?.start_time ?? null,
  end_time: block?.end_time ?? null,
  days_left: LONG,
  visits_left: null,
  entered_at: null,
  slots_left: block?.slots_left ?? null,
})

/** Inserts the visit; returns its id. */
async function checkInOnce(
  { body, db, principal, today, now, audit, emit }: OneTimeSaleContext,
  payment: number,
  block: number | null,
) {
  const { customer } = body
  const id = await once.recordVisit(db, { payment, customer, block, principal, today, now })
  await audit({
    action: 'checkin.created',
    type: 'visit',
    id,
    member: customer ?? undefined,
    after: { payment, amount: 0 },
  })
  await emit('checkin.created', { id })
  return id
}
