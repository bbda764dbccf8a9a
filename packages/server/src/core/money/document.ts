import type { Alarm, EventKind, Topic } from '@zal/api/events'
import { businessLimits } from '@zal/api/limits'
import type { AuditEntry, Booking, MoneyContext } from '../operation/context.ts'
import { consumeApproval, type ApprovalRequest, type Approver } from './approval.ts'

/** A ledger transaction of a document, which adds the club and the member. */
type Posting = Omit<Booking, 'club' | 'member'>

/** An action that an insider could abuse: it gets an audit row, alerts the owner, or both. */
export interface SensitiveAction {
  audited?: Required<Pick<AuditEntry, 'action' | 'before' | 'after'>> & { reason: string | null }
  alarm?: Alarm
}

interface Posted<Postings extends readonly Posting[]> {
  /** Id of the document. */
  id: number
  /** Ids of the ledger transactions, one per posting. */
  transactions: { readonly [At in keyof Postings]: number }
  /** The second person, where the document needed one. */
  approver: Approver | null
}

/** Everything that distinguishes one money document from another, once its rules have been checked. */
export interface MoneyDocument<
  Postings extends readonly Posting[],
  Recorded extends { id: number },
  Answer,
> {
  /** Id of the record; null where the first ledger transaction is the record. */
  id: number | null
  /** The member whose money it is; null where there is none. */
  member: number | null
  /** The audited action, such as `payment.voided`. */
  action: string
  /** Its topic is the noun of the document: the type of its audit rows. */
  event: `${Topic}.${'created' | 'changed'}`
  /** The approval of a second person, which is needed above a limit of the club. */
  approval?: ApprovalRequest | null
  /** Ledger transactions in their order; none where no money moves. */
  postings: Postings
  /** Writes the rows of the document, the counter of the club last. */
  record: (posted: Posted<Postings>) => Promise<Recorded>
  /** Reads the response; runs beside the audit rows. */
  read: (recorded: Recorded) => Answer | Promise<Answer>
  /** The audited state: figures, no personal data. */
  before?: object
  after: (recorded: Recorded) => object
  reason?: string | null
  sensitive?: readonly SensitiveAction[]
  /** Other records whose cached data becomes stale: the plan with a place less, the product with less stock. */
  affected?: readonly { event: EventKind; id: number }[]
}

/**
 * Writes a money document: approval, ledger, rows of the document, audit rows, owner alerts, events. Does not lock
 * or check anything before: the caller takes its locks in the order member → plan → membership, reads the facts
 * after them, and checks its rules. `record` locks the counter of the club last. Errors: those of the ledger and
 * of the approval.
 *
 * @example
 * return postDocument(context, {
 *   ...depositDocument(holder),
 *   id: null,
 *   action: 'deposit.created',
 *   event: 'deposit.created',
 *   postings: [{ kind: 'deposit', day, entries: depositLines(parts, holder.id) }],
 *   record: ({ id }) => store.one(db, id, who, today),
 *   sensitive: backdated({ action: 'deposit.backdated', alarm: 'deposit_backdating', today, day, reason }),
 * })
 */
export async function postDocument<
  const Postings extends readonly Posting[],
  Recorded extends { id: number },
  Answer,
>(context: MoneyContext, document: MoneyDocument<Postings, Recorded, Answer>): Promise<Answer> {
  const { principal, ledger, audit, alert, emit } = context
  const { event, before = null, sensitive = [], affected = [] } = document
  const noun = event.slice(0, event.indexOf('.'))
  const member = document.member ?? undefined
  const approver = document.approval ? await consumeApproval(document.approval, context) : null

  const posted: number[] = []
  for (const posting of document.postings) {
    posted.push(await ledger.post({ ...posting, club: principal.club, member }))
  }
  const id = document.id ?? posted[0] ?? missingPosting(event)
  const transactions = posted as Posted<Postings>['transactions']
  const recorded = await document.record({ id, transactions, approver })

  const entry = ({ reason, ...audited }: NonNullable<SensitiveAction['audited']>) => ({
    ...audited,
    type: noun,
    id,
    member,
    reason: reason ?? undefined,
  })
  const after = { ...document.after(recorded), approved_by: approver?.name }
  const { action, reason = null } = document
  const [answer] = await Promise.all([
    document.read(recorded),
    audit(
      entry({ action, before, after, reason }),
      ...sensitive.flatMap(({ audited }) => (audited ? [entry(audited)] : [])),
    ),
  ])
  for (const { alarm } of sensitive) if (alarm) alert(alarm, id)
  for (const other of affected) await emit(other.event, { id: other.id, [noun]: id })
  if (member) await emit('member.changed', { id: member, [noun]: id })
  // The id only: an event without an audit row of its own is audited with its row.
  await emit(event, { id })
  return answer
}

/** A document of a past day with its reason; null is the reason of today. */
export function backdated(dated: {
  action: string
  alarm: Alarm
  today: string
  day: string
  reason: string | null
}): SensitiveAction[] {
  const { action, alarm, today, day, reason } = dated
  if (reason === null) return []
  const [before, after] = [{ payment_date: today }, { payment_date: day }]
  return [{ audited: { action, before, after, reason }, alarm }]
}

/** A sale below its price. Only a large discount alerts the owner. */
export function discounted(charge: {
  action: string
  subtotal: number
  total: number
  reason: string | null
}): SensitiveAction[] {
  const { action, subtotal, total, reason } = charge
  if (total >= subtotal) return []
  const isLarge = (subtotal - total) * 100 >= subtotal * businessLimits.discountAlertPercent
  const [before, after] = [{ total: subtotal }, { total }]
  const audited = { action, before, after, reason }
  return [isLarge ? { audited, alarm: 'discount' } : { audited }]
}

function missingPosting(event: EventKind): never {
  throw new Error(`${event}: a document without an id posts nothing`)
}
