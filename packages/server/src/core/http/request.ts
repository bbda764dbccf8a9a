import { fail } from '../errors.ts'

/** Facts of a request that a handler may read besides its input. */
export interface RequestFacts {
  id: string
  ip: string
  agent: string
  /** Sent without user activity: the idle time of the session continues. */
  isUserIdle: boolean
  /** The value of a cookie of the request, by its plain name (`session`, `device`). */
  cookie: (name: CookieName) => string | undefined
  /** Sets a cookie with the response; an empty value removes it. */
  setCookie: (name: CookieName, value: string, seconds: number) => void
  /** Makes the browser clear its cache. */
  clearCache: () => void
}

/** A cookie by its plain name. */
export type CookieName = 'session' | 'device'

/** Facts of a request that only the host knows. */
export interface RequestInfo {
  ip: string
  /** The request came over TLS. */
  secure: boolean
  /** Receives each cookie where a response cannot carry it: in the in-page server. */
  keep?: (cookie: string) => void
}

/**
 * Refuses (403 `foreign_origin`) a write that did not come from a page of this app: its Origin is absent or
 * another host, or the browser marks it cross-site.
 */
export function checkOrigin(request: Request, origins: readonly string[]) {
  const { headers } = request
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const own = origin && (origins.includes(origin) || hostOf(origin) === hostOf(request.url))
  if (!own || (site && site !== 'same-origin')) fail('foreign_origin', { status: 403 })
}

const hostOf = (url: string) => /^https?:\/\/([^/?#]+)/.exec(url)?.[1]

/** The club that a request names: 0 for none, -1 for an invalid one. */
export function clubOf(headers: Headers): number {
  const text = headers.get('x-club-id')
  if (text === null) return 0
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}

/** The person as whom a request views the app: undefined for nobody, -1 for an invalid id. */
export function viewAsOf(headers: Headers): number | undefined {
  const text = headers.get('x-view-as')
  if (!text) return undefined
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}

/** Facts of a request for its handler, and the cookies that it sets. */
export function factsOf(request: Request, id: string, info: RequestInfo) {
  const set: [string, string][] = []
  const name = (cookie: CookieName) => `${info.secure ? '__Host-' : ''}zal_${cookie}`
  const facts: RequestFacts = {
    id,
    ip: info.ip,
    agent: (request.headers.get('user-agent') ?? '').slice(0, 200),
    isUserIdle: request.headers.has('x-user-idle'),
    cookie: (cookie) => cookieOf(request.headers.get('cookie'), name(cookie)),
    setCookie: (cookie, value, seconds) => {
      const secure = info.secure ? '; Secure' : ''
      const age = value === '' ? 0 : seconds
      const line = `${name(cookie)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`
      set.push(['set-cookie', line])
      info.keep?.(line)
    },
    clearCache: () => void set.push(['clear-site-data', '"cache"']),
  }
  return { facts, set }
}

function cookieOf(header: string | null, name: string): string | undefined {
  if (!header) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined
  }
  return undefined
}
