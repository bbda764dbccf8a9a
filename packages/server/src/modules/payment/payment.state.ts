import { sql } from 'kysely'
import type { Method } from '@zal/api/methods'
import type { Db, Principal } from '../../core/operation/context.ts'
import { notFound, fail } from '../../core/errors.ts'
import type { Approver } from '../../core/money/approval.ts'
import { clubSettings, type ClubSettings, type StoredSettings } from '../../domain/clubSettings.ts'
import type { LedgerLine, Part } from '../../domain/money.ts'
import type { PaymentState } from '../../queries/paymentActions.ts'

/** A locked payment before its reversal or change. */
export interface LockedPayment extends PaymentState {
  id: number
  total: number
  returned: number
  payment_date: string
  note: string
  version: number
  edition: number
  parts: Part[]
  club: number
  /** Null for an anonymous payment. */
  member: number | null
  /** The member is in the bin, or erased. */
  is_removed: boolean
  membership: number | null
  /** First day of the membership. */
  starts: string | null
  /** The record with limited places whose cached data becomes stale. */
  plan: { noun: 'package' | 'class'; id: number } | null
  /** The ledger transaction of the sale, and the current ledger balance of the payment by account. */
  posting: number
  lines: LedgerLine[]
}

/**
 * Takes the locks in the order of all writers: member → payment → membership. Reads the state by a separate
 * statement after the first lock, because the snapshot of a statement that waited for a lock is older.
 * Errors: 404 where it is not a payment of this club.
 */
export async function lock(db: Db, id: number, { club, staff }: Principal): Promise<LockedPayment> {
  const mine = sql`p.merchant_id = current_merchant() and p.id = ${id} and p.club_id = ${club}`
  await sql`
    select m.id from payment p join member m on m.merchant_id = p.merchant_id and m.id = p.member_id
     where ${mine} for update of m`.execute(db)
  const found = await sql<
    Omit<LockedPayment, 'lines'> & { lines: (LedgerLine & { member: number | null })[] }
  >`
      select p.id, p.type, z.status, z.total, z.returned, z.payment_date::text, p.business_day::text, p.staff_id = ${staff} as is_mine,
             z.note, z.version, z.edition, p.club_id as club, p.member_id as member, p.membership_id as membership,
             m.start_date::text as starts,
             exists (select from member g where g.merchant_id = p.merchant_id and g.id = p.member_id
                        and g.deleted_at is not null) as is_removed,
             (select jsonb_build_object('noun', 'package', 'id', k.id) from package k
               where k.merchant_id = m.merchant_id and k.id = m.package_id and k.slot is not null
              union all
              select jsonb_build_object('noun', 'class', 'id', m.class_id) where m.class_id is not null) as plan,
             (select jsonb_agg(jsonb_build_object('payment_method', x.method, 'amount', x.amount) order by x.id)
                from payment_part x
               where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.edition = z.edition) as parts,
             (select min(t.id) from ledger_transaction t where t.merchant_id = p.merchant_id and t.payment_id = p.id) as posting,
             (select jsonb_agg(jsonb_build_object('account', l.account, 'member', l.member_id, 'amount', l.amount) order by l.first)
                from (select e.account, e.member_id, sum(e.amount) as amount, min(e.id) as first
                        from ledger_entry e
                        join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id
                       where t.merchant_id = p.merchant_id and t.payment_id = p.id
                       group by 1, 2 having sum(e.amount) <> 0) l) as lines
        from payment p
        join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id
        left join membership m on m.merchant_id = p.merchant_id and m.id = p.membership_id
       where ${mine} for update of z`.execute(db)
  const row = found.rows[0] ?? notFound()
  return {
    ...row,
    parts: row.parts ?? [],
    lines: (row.lines ?? []).map(({ member, ...line }) =>
      member === null ? line : { ...line, member },
    ),
  }
}

export interface Reversal {
  kind: 'void' | 'refund' | 'partial_refund'
  /** Null for a void, which uses the original methods. */
  method: Method | null
  amount: number
  /** One of the six reasons of a void. */
  reasonId: number | null
  reason: string
  /** Its ledger transaction. */
  transaction: number
  /** The second person, where the club wants one. */
  approver: Approver | null
}

/**
 * Inserts a reversal and updates the payment and its membership. The condition of the update guards against a
 * concurrent change of the status or the sum. Errors: 409 `busy`.
 */
export async function reverse(
  db: Db,
  payment: LockedPayment,
  { kind, method, amount, reasonId, reason, transaction, approver }: Reversal,
  { principal, today, now }: { principal: Principal; today: string; now: Date },
) {
  const { numAffectedRows } = await sql`
    update payment_state set status = ${kind}, returned = returned + ${amount}, version = version + 1
     where merchant_id = current_merchant() and payment_id = ${payment.id} and status = ${payment.status}
       and status in ('paid', 'partial_refund') and returned + ${amount} <= total`.execute(db)
  if (numAffectedRows === 0n) fail('busy', { status: 409 })
  await Promise.all([
    sql`
      insert into payment_reversal (merchant_id, payment_id, kind, method, amount, reason_id, reason, transaction_id,
                                    business_day, staff_id, at, approved_by)
      values (current_merchant(), ${payment.id}, ${kind}, ${method}, ${amount}, ${reasonId}, ${reason}, ${transaction},
              ${today}::date, ${principal.staff}, ${now}, ${approver?.id ?? null})`.execute(db),
    kind !== 'partial_refund' &&
      sql`
        update membership set state = ${kind}, version = version + 1
         where merchant_id = current_merchant() and id = ${payment.membership}`.execute(db),
  ])
}

export async function settingsOf(db: Db, principal: Principal): Promise<ClubSettings> {
  const { rows } = await sql<{ settings: StoredSettings }>`
    select settings from club where merchant_id = current_merchant() and id = ${principal.club}`.execute(
    db,
  )
  return clubSettings(rows[0]?.settings ?? notFound(), principal)
}
