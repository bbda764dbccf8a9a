import type { Send } from '../scaffold/platform/index.ts'

/** The gate of a session that ended: requests wait before it until the person has signed in again. */
export interface AuthGate {
  /** Resolves when the same person is signed in again, and never where it is another; called once for all requests that wait. */
  reopen(): Promise<void>
  /** Id of who is signed in. Before anybody is, a refusal is an answer like any other. */
  who(): number | undefined
}

const ended = ['session_expired', 'session_revoked']
const ownCalls = /\/merchant\/(login|redirect|logout)\/$/

/**
 * Sends requests; when the session has ended (401, or 403 with a code that says so) the person is
 * asked to sign in and the very same request goes out again, with its body and its idempotency key.
 * A missing permission is no reason to ask. What one person sent never goes out again as another's.
 */
export function withAuthGate(send: Send, gate: AuthGate): Send {
  return async function sendGuarded(request) {
    const again = request.clone()
    const who = gate.who()
    const response = await send(request)
    const { pathname } = new URL(request.url)
    if (who === undefined || ownCalls.test(pathname) || !(await isEnded(response))) return response
    if (who !== gate.who()) return response
    await gate.reopen()
    return sendGuarded(again)
  }
}

export async function isEnded(response: Response): Promise<boolean> {
  if (response.status === 401) return true
  if (response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return isObject(body) && ended.includes(String(body.code))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Tells, after every answer, by how many milliseconds the clock of this device is ahead of the server's,
 * as the header `Date` has it, to the second. An answer that took long says too little.
 */
export function watchClock(send: Send, now: () => number, tell: (ahead: number) => void): Send {
  return async (request) => {
    const began = now()
    const response = await send(request)
    const ended = now()
    const there = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(there) && ended - began < LONG) tell((began + ended) / 2 - there)
    return response
  }
}

/** Milliseconds: half of it is the most by which a clock seems wrong that is right. */
const LONG = 10_000

/** Tells when the server was last out of reach, and when it is back. */
export function watchNetwork(send: Send, tell: (reached: boolean) => void): Send {
  return async (request) => {
    try {
      const response = await send(request)
      tell(true)
      return response
    } catch (failure) {
      if (!request.signal.aborted) tell(false)
      throw failure
    }
  }
}
