import { sql } from 'kysely'
import { queueLetter } from '../core/background/outbox.ts'
import type { Db } from '../core/db/database.ts'
import type { Language } from '../core/auth/principal.ts'

export interface MerchantRequest {
  name: string
  country: 'UZB' | 'KGZ'
  /** Sign-in e-mail of the owner. */
  owner: string
  firstName: string
  lastName: string
  language: Language
}

/** The request is incomplete, or the e-mail is somebody's already. */
export class WrongMerchant extends Error {
  override name = 'WrongMerchant'
}

const zones = { UZB: 'Asia/Tashkent', KGZ: 'Asia/Bishkek' }

/**
 * Inserts a merchant without demo data: one club of its name, and its owner, whose invitation is written into the outbox.
 * Returns the ids. Errors: `WrongMerchant`, with nothing inserted.
 */
export async function newMerchant(
  db: Db,
  { name, country, owner, firstName, lastName, language }: MerchantRequest,
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    const email = owner.toLowerCase()
    const taken = await sql`select where email_taken(${email}, 0)`.execute(trx)
    if (taken.rows.length > 0) throw new WrongMerchant(`${email} signs in to a business already.`)
    const { rows: ids } = await sql<{ merchant: number }>`
      select nextval(pg_get_serial_sequence('merchant', 'id')) as merchant`.execute(trx)
    const merchant = Number(ids[0]?.merchant)
    // As every request, so that row-level security holds here too.
    await sql`select set_config('role', 'zal_app', true), set_config('zal.merchant', ${String(merchant)}, true)`.execute(
      trx,
    )
    await sql`
      insert into merchant (id, name, country, created_at)
      overriding system value values (${merchant}, ${name}, ${country}, ${now})`.execute(trx)
    const { rows: clubs } = await sql<{ id: number }>`
      insert into club (merchant_id, name, address_line, zone, created_at)
      values (${merchant}, ${name}, '', ${zones[country]}, ${now}) returning id`.execute(trx)
    const { rows: staff } = await sql<{ id: number }>`
      insert into staff (merchant_id, email, role, first_name, last_name, language, created_at)
      values (${merchant}, ${email}, 'owner', ${firstName}, ${lastName}, ${language}, ${now}) returning id`.execute(
      trx,
    )
    const club = Number(clubs[0]?.id)
    const person = Number(staff[0]?.id)
    await sql`
      insert into staff_club (merchant_id, staff_id, club_id) values (${merchant}, ${person}, ${club})`.execute(
      trx,
    )
    await queueLetter(trx, { template: 'invitation', staff: person, language, now })
    return { merchant, club, owner: person }
  })
}

/** The request of command-line options. Errors: `WrongMerchant` with what is missing. */
export function merchantOf(
  options: Partial<Record<'name' | 'country' | 'owner' | 'owner-name' | 'language', string>>,
): MerchantRequest {
  const { name = '', country = '', owner = '', language = 'uz' } = options
  const [firstName = '', ...rest] = (options['owner-name'] ?? owner.split('@')[0] ?? '').split(' ')
  if (!name.trim() || name.length > 120) {
    throw new WrongMerchant('--name is the name of the business, such as "Zal Fitness".')
  }
  if (country !== 'UZB' && country !== 'KGZ') throw new WrongMerchant('--country is UZB or KGZ.')
  if (owner.length > 120 || !/^[^\s@]{1,64}@[^\s@]{1,50}\.[^\s@.]{1,10}$/.test(owner)) {
    throw new WrongMerchant('--owner is the email with which the owner will sign in.')
  }
  if (language !== 'uz' && language !== 'ru' && language !== 'en') {
    throw new WrongMerchant('--language is uz, ru or en.')
  }
  return { name: name.trim(), country, owner, firstName, lastName: rest.join(' '), language }
}
