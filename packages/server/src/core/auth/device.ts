import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { RequestFacts } from '../http/request.ts'
import type { Secrets } from './secrets.ts'

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
