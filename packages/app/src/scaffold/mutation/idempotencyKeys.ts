import type { ApiError } from '@zal/api'
import { readJson, type SafeStorage, type Services } from '../platform/index.ts'

const place = (form: string) => `zal.unanswered.${form}`

/** Validity of a key in ms: less than the week for which the server stores it. */
const KNOWN = 6 * 24 * 60 * 60 * 1000

interface StoredKey {
  key: string
  /** Creation time, in ms since 1970. */
  at?: number
}

/** Name of the key of a form, for one user and club. */
export const keyNameOf = (scope: string, form: string) => `${scope}.${form}`

/**
 * Gets or creates the idempotency key of a write: stored before sending and until the response
 * arrives, so that a retry or a reload repeats the same write.
 */
export function getOrCreateKey(
  services: Pick<Services, 'tab' | 'uuid' | 'now'>,
  form: string,
): string {
  const { tab, uuid, now } = services
  const stored = peekKey(tab, form)
  if (stored !== undefined && !isKeyExpired(services, form)) return stored
  const key = uuid()
  tab.set(place(form), JSON.stringify({ key, at: now() } satisfies StoredKey))
  return key
}

/** Key of a write without a response. */
export function peekKey(tab: SafeStorage, form: string): string | undefined {
  const stored = readJson<StoredKey>(tab, place(form))
  return typeof stored?.key === 'string' ? stored.key : undefined
}

/**
 * Whether the server may have expired the key, so that the result of its write cannot be
 * determined.
 */
export function isKeyExpired({ tab, now }: Pick<Services, 'tab' | 'now'>, form: string): boolean {
  const at = readJson<StoredKey>(tab, place(form))?.at
  return at !== undefined && now() - at > KNOWN
}

/** Clears the key after a final response; the next write gets a new one. */
export const clearKey = (tab: SafeStorage, form: string) => tab.remove(place(form))

const undecided = [401, 408, 429]

/** The key was used with another body: the result of that write has to be queried first. */
export const isKeyMismatch = ({ code }: Refused) => code === 'idempotency_mismatch'

/**
 * Whether an error response is final; after any other the write with this key may have happened or
 * still happen.
 */
export const isFinalResponse = (refused: Refused) =>
  refused.status >= 400 &&
  refused.status < 500 &&
  !undecided.includes(refused.status) &&
  refused.code !== 'in_progress' &&
  !isKeyMismatch(refused)

type Refused = Pick<ApiError, 'status' | 'code'>
