import type { Posting, Who } from './context.ts'
import type { Work } from './transaction.ts'

/**
 * Writes one balanced transaction, whole or not at all; returns its id. The only writer of ledger
 * rows. The database checks the sum once more at commit.
 */
export async function post(
  { connection }: Work,
  who: Who,
  now: Date,
  posting: Posting,
): Promise<number> {
  const { entries } = posting
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (
    sum !== 0 ||
    entries.length < 2 ||
    !entries.every(({ amount }) => Number.isSafeInteger(amount))
  ) {
    throw new Error(`Ledger entries of a ${posting.kind} do not balance`)
  }
  const { rows } = await connection.query<{ id: number }>(
    ledgerSql,
    [
      who.merchant,
      posting.club,
      posting.kind,
      posting.day,
      posting.payment ?? null,
      posting.member ?? null,
      posting.reverses ?? null,
      who.staff,
      now,
      who.currency,
      JSON.stringify(entries),
    ],
    'ledger',
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('The ledger wrote nothing')
  return id
}

const ledgerSql = `
  with posted as (
    insert into ledger_transaction (merchant_id, club_id, kind, business_day, payment_id, member_id, reverses_id, staff_id, at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id
  ), entries as (
    insert into ledger_entry (merchant_id, transaction_id, club_id, account, member_id, amount, currency)
    select $1, posted.id, $2, e.account, e.member, e.amount, $10
      from posted, jsonb_to_recordset($11::jsonb) as e (account text, member bigint, amount bigint)
    returning transaction_id
  )
  select id from posted`
