import { sql } from 'kysely'
import type { Db } from '../../core/context.ts'
import { missing } from '../../core/errors.ts'
import type { RequestFacts } from '../../core/request.ts'
import type { Secrets } from '../../core/secrets.ts'

/** Ids of approved devices of a merchant with the token of a request; null where there is none. */
export interface ApprovedDevices {
  /** Approved for the person of the account. */
  own_device: number | null
  /** Approved for any person of the merchant. */
  merchant_device: number | null
}

/** SHA-256 of the device cookie of a request; of a random token without a cookie, which matches no device. */
export const presentedDevice = async (request: RequestFacts, secrets: Secrets): Promise<string> =>
  secrets.hash(request.cookie('device') ?? secrets.token())

/**
 * Keys by which an attempt is counted. An approved device has separate counts for the account and for itself,
 * so that attempts of strangers neither delay it nor consume its limit; all others share the counts of the
 * account and of their network address. The keys contain the id of the device, so that a new token does not
 * reset the count.
 */
export async function guessKeys(
  secrets: Secrets,
  account: string,
  ip: string,
  devices?: ApprovedDevices,
): Promise<{ account: string; source: string }> {
  const { own_device: own = null, merchant_device: shared = null } = devices ?? {}
  return {
    account: await secrets.hash(`${account} ${own ?? ''}`),
    source: await secrets.hash(shared === null ? `address ${ip}` : `device ${shared}`),
  }
}

/** The approved devices of the current merchant, by the hash of a token. */
export async function approvedDevices(db: Db, staff: number, token: string) {
  const { rows } = await sql<ApprovedDevices>`
    select approved_device(current_merchant(), ${token}, ${staff}) as own_device,
           approved_device(current_merchant(), ${token}) as merchant_device`.execute(db)
  return rows[0]
}

interface Tokens {
  /** Hash of the token in the request. */
  presented: string
  /** Hash of the new token. */
  fresh: string
}

interface Facts {
  staff: number
  agent: string
  now: Date
}

/**
 * Issues a new device token (T-17: a cookie planted earlier becomes useless) and returns the id of the
 * person's device. An unknown browser becomes a new device: the first one of a person is approved, later ones
 * are pending.
 */
export async function renewDevice(db: Db, { presented, fresh }: Tokens, facts: Facts) {
  const { staff, agent, now } = facts
  await sql`select renew_device(${presented}, ${fresh})`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into device (merchant_id, staff_id, token_hash, status, agent, created_at, seen_at)
    select current_merchant(), ${staff}, ${fresh},
           case when exists (select from device where merchant_id = current_merchant() and staff_id = ${staff})
                then 'pending' else 'approved' end,
           ${agent}, ${now}, ${now}
    on conflict (merchant_id, staff_id, token_hash) do update set agent = excluded.agent, seen_at = excluded.seen_at
    returning id`.execute(db)
  return rows[0]?.id ?? missing()
}

/** The browser returned the hash issued with its new token, so it has both: former tokens become invalid. */
export async function confirmDevice(db: Db, redirectHash: string) {
  await sql`
    select confirm_device(d.token_hash, r.device_hash)
      from redirect_hash r join device d on d.merchant_id = r.merchant_id and d.id = r.device_id
     where r.merchant_id = current_merchant() and r.hash = ${redirectHash} and r.device_hash is not null`.execute(
    db,
  )
}
