import { sql } from 'kysely'
import type { Answer, Body, Db, Principal } from '../../core/operation/context.ts'
import { tooMany } from '../../core/auth/attempts.ts'
import { notFound } from '../../core/errors.ts'
import type { Named } from './receipt.token.ts'

interface Person {
  first_name: string
  last_name: string
}
/** A receipt with full names, as the database returns it. */
export type ReceiptView = Omit<Answer<'readReceipt'>, 'customer' | 'by'> & {
  customer: Person | null
  by: Person
}

/** Limit of receipts read per network address and hour. */
const PER_HOUR = 120

export async function receiptOf(
  db: Db,
  payment: number,
  today: string,
  club?: number,
): Promise<ReceiptView> {
  const { rows } = await sql<{ receipt: ReceiptView }>`
    select receipt_json(p.merchant_id, p.id, ${today}::date)
           || jsonb_build_object('items', payment_items_json(p.merchant_id, p.id)) as receipt
      from payment p
     where p.merchant_id = current_merchant() and p.id = ${payment}
       and p.club_id = coalesce(${club ?? null}, p.club_id)`.execute(db)
  return rows[0]?.receipt ?? notFound()
}

/** Whether the club of the payment shows receipts behind public links. */
export async function hasLink(db: Db, payment: number): Promise<boolean> {
  const { rows } = await sql<{ link: boolean }>`
    select coalesce((c.settings #>> '{receipt,public_link}')::boolean, true) as link
      from payment p
      join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
     where p.merchant_id = current_merchant() and p.id = ${payment}`.execute(db)
  return rows[0]?.link ?? false
}

/** The secret that signs links of the current merchant; undefined where there is none. */
export async function signingKeyOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ secret: string }>`
    select secret from receipt_key where merchant_id = current_merchant()`.execute(db)
  return rows[0]?.secret
}

export async function printsOf(db: Db, payment: number) {
  const { rows } = await sql<Answer<'getReceipt'>['prints'][number]>`
    select reversal_id as reversal, count(*)::int as times from receipt_print
     where merchant_id = current_merchant() and payment_id = ${payment}
     group by 1 order by 1 nulls first`.execute(db)
  return rows
}

/** Serialises two prints of the same slip, so that only one is the original. Errors: 404. */
export async function lock(db: Db, payment: number, { club }: Principal) {
  const { rows } = await sql`
    select payment_id from payment_state
     where merchant_id = current_merchant() and payment_id = ${payment} and club_id = ${club}
       for no key update`.execute(db)
  if (rows.length === 0) notFound()
}

interface Print extends Body<'printReceipt'> {
  payment: number
  principal: Principal
  now: Date
}

/** Records a print, and returns its id. */
export async function print(db: Db, { payment, reversal, language, paper, principal, now }: Print) {
  const { rows } = await sql<{ id: number }>`
    insert into receipt_print (merchant_id, payment_id, reversal_id, language, paper, staff_id, at)
    values (current_merchant(), ${payment}, ${reversal}, ${language}, ${paper}, ${principal.staff}, ${now}) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? notFound()
}

/** The day in the club of the sale, on which the displayed status depends. */
export async function dayOf(db: Db, { payment }: Named, now: Date): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select club_day(${now}, c.zone)::text as day from payment p
      join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
     where p.merchant_id = current_merchant() and p.id = ${payment}`.execute(db)
  return rows[0]?.day ?? notFound()
}

/** Counts a reader before the token is checked. Errors: 429 `too_many_attempts`. */
export async function countReader(db: Db, address: string, now: Date) {
  await sql`
    delete from receipt_reader where key in (
      select key from receipt_reader where since <= ${now}::timestamptz - interval '1 day'
         for update skip locked)`.execute(db)
  const { rows } = await sql`
    insert into receipt_reader as r (key, reads, since) values (${address}, 1, ${now})
    on conflict (key) do update set
      reads = case when r.since <= ${now}::timestamptz - interval '1 hour' then 1 else r.reads + 1 end,
      since = case when r.since <= ${now}::timestamptz - interval '1 hour' then ${now}::timestamptz else r.since end
    where r.reads < ${PER_HOUR} or r.since <= ${now}::timestamptz - interval '1 hour'
    returning key`.execute(db)
  if (rows.length === 0) tooMany(3600)
}
