import type { ApiError } from '@zal/api'
import { readJson, type SafeStorage, type Services } from '../platform/index.ts'

const place = (form: string) => `zal.unanswered.${form}`

/** Milliseconds for which the server surely knows a key; it keeps them for a week. */
const KNOWN = 6 * 24 * 60 * 60 * 1000

interface Kept {
  key: string
  /** ms since 1970 at which it was made. */
  at?: number
}

/**
 * The key of a write that may have reached the server: made before it is sent, kept in the tab until
 * the answer came. A reload in between and pressing the button again repeat the same write.
 */
export function getOrCreateKey(
  services: Pick<Services, 'tab' | 'uuid' | 'now'>,
  form: string,
): string {
  const { tab, uuid, now } = services
  const kept = peekKey(tab, form)
  if (kept !== undefined && !isKeyExpired(services, form)) return kept
  const key = uuid()
  tab.set(place(form), JSON.stringify({ key, at: now() } satisfies Kept))
  return key
}

/** The key of a write whose answer never came. */
export function peekKey(tab: SafeStorage, form: string): string | undefined {
  const kept = readJson<Kept>(tab, place(form))
  return typeof kept?.key === 'string' ? kept.key : undefined
}

/** Whether a key is so old that the server may have forgotten it: then nobody can tell what came of its write. */
export function isKeyExpired({ tab, now }: Pick<Services, 'tab' | 'now'>, form: string): boolean {
  const at = readJson<Kept>(tab, place(form))?.at
  return at !== undefined && now() - at > KNOWN
}

/** The server has decided; the next write is another one. */
export const clearKey = (tab: SafeStorage, form: string) => tab.remove(place(form))

const undecided = [401, 408, 429]

/** The key was used by a write of other contents: what came of that one has to be asked first. */
export const isKeyMismatch = ({ code }: Refused) => code === 'idempotency_mismatch'

/** Whether a refusal is a decision; after anything else the write with this key may have happened, or still happen. */
export const isFinalResponse = (refused: Refused) =>
  refused.status >= 400 &&
  refused.status < 500 &&
  !undecided.includes(refused.status) &&
  refused.code !== 'in_progress' &&
  !isKeyMismatch(refused)

type Refused = Pick<ApiError, 'status' | 'code'>
