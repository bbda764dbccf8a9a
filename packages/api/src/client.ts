import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch'
import { ApiError } from './errors.ts'
import { idempotentPaths } from './idempotent.ts'
import type { paths } from './schema.d.ts'

/** Typed calls by method and path: `client.GET('/management/room-list/', { params })`. */
export type Client = FetchClient<paths>

/** What is true of the app at the moment of a call. */
export interface RequestFacts {
  language: string
  /** Id of the club, or 0 where none is chosen yet. */
  club: number
  /** Nobody has touched the page for a while: what it asks, it asks by itself. */
  unattended?: boolean
}

/** What a client needs besides the contract. */
export interface ClientOptions {
  /** Where the API stands, as `/api/v1`. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  headers: () => RequestFacts
  /** UUID v4, for writes that bring no key of their own. */
  uuid?: () => string
  /** Tells the IANA name, for display only; the server decides what day it is. */
  zone?: () => string
  /** How the client waits between attempts, in milliseconds. */
  wait?: (ms: number) => Promise<void>
}

/**
 * The client of the contract. Adds language, zone, and club and idempotency key where a call brings none. Every call that does
 * not succeed throws an `ApiError`. A GET without a signal of its own cancels the pending one of
 * the same path template and path parameters; a write is never cancelled. Where no answer came, what may be repeated is sent again
 * at most twice: a GET, and a write with its key; the latter also where the server is still at work with that key.
 */
export function createClient({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  headers,
  uuid = () => crypto.randomUUID(),
  zone = zoneOfBrowser,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: ClientOptions): Client {
  const client = createFetchClient<paths>({
    baseUrl: absolute(baseUrl),
    fetch: (request: Request) => send(request, fetch, wait),
  })
  client.use(introduce(headers, uuid, zone), refusals)
  return singleGets(client)
}

/** Slow when it is asked for the first time: the browser then reads the calendars of all languages. */
export const zoneOfBrowser = () =>
  // oxlint-disable-next-line no-restricted-properties -- the name of the zone, no text for a person
  new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Node's Request takes no path alone; a browser's page says what a path belongs to. */
function absolute(baseUrl: string) {
  return baseUrl.startsWith('/') && typeof location === 'object'
    ? `${location.origin}${baseUrl}`
    : baseUrl
}

function introduce(
  headers: () => RequestFacts,
  uuid: () => string,
  zone: () => string,
): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const { language, club, unattended } = headers()
      request.headers.set('Accept-Language', language)
      request.headers.set('X-Timezone', zone())
      if (unattended) request.headers.set('X-Unattended', '1')
      const takesClub = !clubless.includes(schemaPath) && !request.headers.has('X-Club-Id')
      if (takesClub) request.headers.set('X-Club-Id', String(club))
      const takesKey = /^POST|^PATCH/.test(request.method) && idempotent.has(schemaPath)
      if (takesKey && !request.headers.has('Idempotency-Key')) {
        request.headers.set('Idempotency-Key', uuid())
      }
      return request
    },
  }
}

const clubless = ['/merchant/login/', '/merchant/redirect/']
const idempotent = new Set<string>(idempotentPaths)

const refusals: Middleware = {
  async onResponse({ request, response }) {
    if (response.ok) return
    throw await ApiError.ofResponse(response, request.headers.get('Accept-Language') ?? '')
  },
  onError: ({ error }) => ApiError.from(error),
}

const pauses = [400, 1600]

async function send(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  const mayRepeat = request.method === 'GET' || request.headers.has('Idempotency-Key')
  for (const pause of mayRepeat ? pauses : []) {
    try {
      const answer = await fetch(request.clone())
      if (!(await isAtWork(answer))) return answer
      await wait(1000 * Number(answer.headers.get('Retry-After') ?? 1))
    } catch (failure) {
      if (request.signal.aborted || isPatienceSpent(request, failure)) throw failure
      await wait(pause)
    }
  }
  return fetch(request)
}

/** Whether the server has not finished what it was asked before with the same key. */
async function isAtWork(answer: Response) {
  if (answer.status !== 409) return false
  return (await ApiError.ofResponse(answer)).code === 'in_progress'
}

/** What was waited for in vain is told: whoever reads may press again, and nothing was lost. */
const isPatienceSpent = ({ method }: Request, failure: unknown) =>
  method === 'GET' && failure instanceof DOMException && failure.name === 'TimeoutError'

interface GetInit {
  signal?: AbortSignal
  params?: { path?: Record<string, unknown> }
}

/**
 * A GET that brings no signal cancels the pending one of the same resource: the same path template
 * with the same path parameters. The query does not count, since a newer search replaces an older one.
 */
function singleGets(client: Client): Client {
  const pending = new Map<string, AbortController>()
  const get = client.GET as (path: string, init?: GetInit) => Promise<unknown>
  const GET = async (path: string, init: GetInit = {}) => {
    if (init.signal) return get(path, init)
    const resource = resourceOf(path, init.params?.path)
    pending.get(resource)?.abort()
    const mine = new AbortController()
    pending.set(resource, mine)
    try {
      return await get(path, { ...init, signal: mine.signal })
    } finally {
      if (pending.get(resource) === mine) pending.delete(resource)
    }
  }
  return { ...client, GET: GET as Client['GET'] }
}

/** The path with its parameters in the places of their names: `/customer/{id}/` and `{ id: 7 }` give `/customer/7/`. */
const resourceOf = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
