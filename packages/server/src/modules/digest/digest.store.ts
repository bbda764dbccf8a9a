import { sql } from 'kysely'
import { inEdition, withOverrides, type Overrides } from '../../core/auth/permissions.ts'
import type { Db, Principal } from '../../core/operation/context.ts'
import type { Asking } from './digest.sources.ts'

/** A person with the settings of the own digest, as the next request of that person would find them. */
export interface Reader {
  principal: Principal
  first_name: string
  /** Sign-in e-mail in lower case. */
  email: string
  /** The person has signed in with the e-mail, or could. */
  is_joined: boolean
  clubs: Club[]
  is_on: boolean
  hour: number
  /** The last day that has a digest. */
  day: string | null
}

export interface Club {
  id: number
  name: string
}

interface Row
  extends Omit<Reader, 'principal'>, Pick<Principal, 'merchant' | 'role' | 'edition' | 'country'> {
  language: Principal['language']
  overrides: Overrides
}

/** Zone of the clocks of a merchant, whose days are those of its digests. */
export const zoneOf = ({ country }: Pick<Principal, 'country'>) =>
  country === 'UZB' ? 'Asia/Tashkent' : 'Asia/Bishkek'

/** An active person of the merchant with the rights of now; undefined for others. Closed clubs are left out. */
export async function readerOf(db: Db, staff: number): Promise<Reader | undefined> {
  const { rows } = await sql<Row>`
    select t.merchant_id as merchant, t.role, t.overrides, t.first_name, lower(t.email) as email,
           t.password_hash is not null as is_joined, coalesce(t.language, 'en') as language, t.digest as is_on,
           t.digest_hour as hour, t.digest_day::text as day, b.edition, b.country,
           (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.id), '[]')
              from staff_club x
              join club c on c.merchant_id = x.merchant_id and c.id = x.club_id and c.is_active and c.deleted_at is null
             where x.merchant_id = t.merchant_id and x.staff_id = t.id) as clubs
      from staff t
      join merchant b on b.id = t.merchant_id
     where t.merchant_id = current_merchant() and t.id = ${staff} and t.is_active`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { merchant, role, overrides, language, edition, country, ...reader } = row
  const clubs = reader.clubs.map(({ id }) => id)
  const permissions = inEdition(withOverrides(role, overrides), edition)
  return {
    ...reader,
    principal: {
      merchant,
      staff,
      session: 0,
      club: clubs[0] ?? 0,
      clubs,
      role,
      permissions,
      language,
      edition,
      country,
      currency: country === 'UZB' ? 'UZS' : 'KGS',
      zone: zoneOf({ country }),
    },
  }
}

/** The next person whose digest is due at an hour of a day; undefined after the last one. */
export async function nextReader(
  db: Db,
  { hour, day, after }: { hour: number; day: string; after: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select t.id from staff t
     where t.merchant_id = current_merchant() and t.is_active and t.digest and t.digest_hour = ${hour} and t.id > ${after}
       and t.digest_day is distinct from ${day}::date
     order by t.id limit 1`.execute(db)
  return rows[0]?.id
}

/** Marks the day as written; false where another process has done so. */
export async function claimDay(db: Db, staff: number, day: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update staff set digest_day = ${day}::date
     where merchant_id = current_merchant() and id = ${staff} and digest_day is distinct from ${day}::date`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Voids and refunds that one person made in a club on a day, and in the four weeks before. */
export interface Reversals {
  club: number
  staff: number
  name: string
  count: number
  amount: number
  /** Number of the 28 days before. */
  before: number
}

export async function reversalsOn(
  { db, principal, clubs }: Asking,
  day: string,
): Promise<Reversals[]> {
  const { rows } = await sql<Reversals>`
    select t.club_id as club, s.id as staff, concat_ws(' ', s.last_name, s.first_name) as name,
           count(*) filter (where t.business_day = ${day}::date)::integer as count,
           coalesce(sum(r.amount) filter (where t.business_day = ${day}::date), 0)::bigint as amount,
           count(*) filter (where t.business_day < ${day}::date)::integer as before
      from ledger_transaction t
      join payment_reversal r on r.merchant_id = t.merchant_id and r.transaction_id = t.id
      join staff s on s.merchant_id = r.merchant_id and s.id = r.staff_id
     where t.merchant_id = ${principal.merchant} and t.club_id = any(${clubs}::bigint[])
       and t.business_day between ${day}::date - 28 and ${day}::date
     group by t.club_id, s.merchant_id, s.id
     order by count desc, t.club_id, s.id`.execute(db)
  return rows
}
