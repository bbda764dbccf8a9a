import type { Send } from '../scaffold/platform/index.ts'

/** Auth gate: requests wait until the user has signed in again. */
export interface AuthGate {
  /**
   * Resolves when the same user has signed in again, never for another user. One call serves all
   * waiting requests.
   */
  reopen(): Promise<void>
  /** Id of the signed-in user. While undefined, a 401 is passed to the caller. */
  who(): number | undefined
}

const ended = ['session_expired', 'session_revoked']
const ownCalls = /\/merchant\/(login|redirect|logout)\/$/

/**
 * Wraps fetch: when the session has ended (401, or 403 with a session code) it waits for the
 * sign-in and repeats the same request, with its body and idempotency key. A missing permission
 * does not trigger it. A request of one user is never repeated for another.
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
  return response.status === 403 && ended.includes(await codeOf(response))
}

/** Code of an error; empty where the body has none. */
async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return isObject(body) ? String(body.code) : ''
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Wraps fetch: reports after every response the offset in ms of this device's clock from the
 * server's `Date` header (resolution 1 s), positive if it is fast. Slow responses are ignored as
 * too inaccurate.
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

/** Limit in ms of a response's duration; half of it is the largest measuring error. */
const LONG = 10_000

/** Wraps fetch: reports whether the server was reached. */
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

/**
 * Wraps fetch: reports the id of the person as whom the app is viewed, where the server does not allow
 * that any more.
 */
export function watchView(send: Send, tell: (person: number) => void): Send {
  return async (request) => {
    const response = await send(request)
    if (response.status === 403 && (await codeOf(response)) === 'view_as_refused')
      tell(Number(request.headers.get('X-View-As')))
    return response
  }
}
