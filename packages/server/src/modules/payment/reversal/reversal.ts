import type {
  Answer,
  Context,
  Db,
  MoneyContext,
  Principal,
} from '../../../core/operation/context.ts'
import { fail } from '../../../core/errors.ts'
import { postDocument } from '../../../core/money/document.ts'
import type { ClubSettings } from '../../../domain/clubSettings.ts'
import type { LedgerLine } from '../../../domain/money.ts'
import { isOwn, notReversibleReason } from '../../../queries/paymentActions.ts'
import { reverse, type LockedPayment, type Reversal } from '../payment.state.ts'
import * as store from '../payment.store.ts'

/** Errors: 409; with the current payment where it was already reversed. */
export async function checkReversible(
  payment: LockedPayment,
  action: 'void' | 'refund',
  { db, principal, today }: { db: Db; principal: Principal; today: string },
) {
  const code = notReversibleReason(payment, action)
  if (code === null) return
  const results =
    payment.status === 'paid' ? undefined : await store.one(db, payment.id, principal, today)
  fail(code, { status: 409, results })
}

/** Errors: 403 `void_own_today`. */
export function checkOwn(payment: LockedPayment, principal: Principal, today: string) {
  if (!isOwn(payment, principal, today)) fail('void_own_today', { status: 403 })
}

interface ReversalDocument extends Omit<Reversal, 'transaction' | 'approver'> {
  action: 'payment.voided' | 'payment.refunded'
  entries: LedgerLine[]
  /** Audited fields of this kind of reversal. */
  audited: object
  settings: ClubSettings
}

/** Reverses a payment whose rules have been checked, with a second person above the limit of the club. */
export function postReversal(
  context: MoneyContext & Pick<Context<'voidPayment' | 'refundPayment'>, 'body'>,
  payment: LockedPayment,
  { action, entries, audited, settings, ...reversal }: ReversalDocument,
): Promise<Answer<'getPayment'>> {
  const { body, db, principal, today, now } = context
  const { id, member, plan, returned, posting } = payment
  const { kind, amount, reason } = reversal
  const way = kind === 'void' ? 'void' : 'refund'
  const isOver = kind !== 'partial_refund'
  const above = settings.approval_above
  return postDocument(context, {
    id,
    member,
    action,
    event: 'payment.changed',
    approval: { of: { action: way, payment: id }, amount, returned, above, token: body.approval },
    postings: [{ kind: way, day: today, payment: id, reverses: posting, entries }],
    record: async ({ transactions: [transaction], approver }) => {
      await reverse(db, payment, { ...reversal, transaction, approver }, { principal, today, now })
      return { id }
    },
    read: () => store.one(db, id, principal, today),
    before: auditedState(payment),
    after: () => ({ ...auditedState({ status: kind, returned: returned + amount }), ...audited }),
    reason,
    sensitive: [{ alarm: way }],
    // The plan has a free place.
    affected: plan && isOver ? [{ event: `${plan.noun}.changed`, id: plan.id }] : [],
  })
}

const auditedState = ({ status, returned }: Pick<LockedPayment, 'status' | 'returned'>) => ({
  payment_status: status,
  returned,
})
