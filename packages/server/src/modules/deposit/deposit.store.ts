import { sql } from 'kysely'
import { methods } from '@zal/api/methods'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import type { ApprovalRequest, Approver } from '../../core/money/approval.ts'
import { clubSettings, type ClubSettings, type StoredSettings } from '../../domain/clubSettings.ts'
import {
  holds,
  withAllowedActions,
  type DepositRow,
  type Holder,
} from '../../queries/depositActions.ts'
import { visible } from '../../queries/memberVisibility.ts'
import type { Part } from '../../domain/money.ts'

type Deposit = Answer<'getDeposit'>

/**
 * Locks the deposit of this member: every writer takes this lock first. Errors: 404 where this club sees no
 * such member.
 */
export async function lockHolder(db: Db, id: number, principal: Principal): Promise<Holder> {
  const { rows } = await sql<Holder>`
    select id, status, read_only from member where id = ${id} and ${holds(principal)} for update`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

/**
 * Balance and settings, read by a separate statement after the lock: the snapshot of a statement that waited
 * for it is older.
 */
export async function standing(
  db: Db,
  member: number,
  principal: Principal,
): Promise<{ balance: number; settings: ClubSettings }> {
  const { rows } = await sql<{ balance: number; settings: StoredSettings }>`
    select member_balance(c.merchant_id, ${member}) as balance, c.settings
      from club c where c.merchant_id = current_merchant() and c.id = ${principal.club}`.execute(db)
  const { balance, settings } = rows[0] ?? notFound()
  return { balance, settings: clubSettings(settings, principal) }
}

/** A line of this club, with the split after its corrections. */
export async function one(
  db: Db,
  id: number,
  principal: Principal,
  today: string,
): Promise<Deposit> {
  const { rows } = await sql<{ deposit: DepositRow | null; parts: Part[] }>`
    select deposit_json(t.merchant_id, t.id, ${today}::date) as deposit,
           (select coalesce(jsonb_agg(jsonb_build_object('payment_method', w.id, 'amount', s.amount) order by s.first), '[]')
              from (select e.account, sum(e.amount) as amount, min(e.id) as first
                      from ledger_transaction x
                      join ledger_entry e on e.merchant_id = x.merchant_id and e.transaction_id = x.id
                     where x.merchant_id = t.merchant_id and (x.id = t.id or x.reverses_id = t.id)
                     group by e.account having sum(e.amount) > 0) s
              join (values ${ways}) w (id, account) on w.account = s.account
             where t.kind = 'deposit') as parts
      from ledger_transaction t
     where t.merchant_id = current_merchant() and t.id = ${id} and t.club_id = ${principal.club}`.execute(
    db,
  )
  const { deposit, parts } = rows[0] ?? notFound()
  const [line = notFound()] = await withAllowedActions(
    db,
    [deposit ?? notFound()],
    principal,
    today,
  )
  return { ...line, parts }
}

const ways = sql.join(
  Object.entries(methods)
    .filter(([, account]) => account !== 'deposit')
    .map(([id, account]) => sql`(${Number(id)}::integer, ${account}::text)`),
)

/** Stores the reason of a return and its approver; a correction has no reason. */
export async function keepReason(
  db: Db,
  transaction: number,
  reason: string | null,
  approver: Approver | null,
) {
  await sql`
    insert into deposit_return (merchant_id, transaction_id, reason, approved_by)
    values (current_merchant(), ${transaction}, ${reason}, ${approver?.id ?? null})`.execute(db)
}

/** The approval that a return of a deposit needs above the limit of the club; returns of today count together. */
export async function approvalOf(
  {
    body,
    db,
    principal,
    today,
  }: Pick<Context<'changeDeposit' | 'returnDeposit'>, 'body' | 'db' | 'principal' | 'today'>,
  { id: member }: Holder,
  amount: number,
  { approval_above: above }: ClubSettings,
): Promise<ApprovalRequest> {
  const returned = await returnedToday(db, member, principal, today)
  return { of: { action: 'return', member }, amount, returned, above, token: body.approval }
}

/**
 * Amount that was returned from a deposit in this club today, including corrections to less, for lines of any
 * day.
 */
async function returnedToday(
  db: Db,
  member: number,
  { merchant, club, zone }: Principal,
  today: string,
) {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount), 0)::bigint as sum
      from ledger_entry e
      join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id
     where e.merchant_id = ${merchant} and e.club_id = ${club} and e.account = 'deposit' and e.member_id = ${member}
       and (t.kind = 'withdrawal' or (t.kind = 'correction' and e.amount > 0 and t.payment_id is null))
       and club_day(t.at, ${zone}::text) = ${today}::date`.execute(db)
  return rows[0]?.sum ?? 0
}

/** Errors: 404 where the member is not visible. */
export async function balance(
  db: Db,
  id: number,
  principal: Principal,
): Promise<Answer<'getBalance'>> {
  const { rows } = await sql<Answer<'getBalance'>>`
    select m.id, concat_ws(' ', m.last_name, m.first_name) as fullname, m.status,
           member_balance(m.merchant_id, m.id) as balance
      from member m where m.id = ${id} and ${visible(principal)}`.execute(db)
  return rows[0] ?? notFound()
}
