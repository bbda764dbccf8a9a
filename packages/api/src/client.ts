import createFetchClient, { type Client as FetchClient, type Middleware } from 'openapi-fetch'
import { ApiError } from './errors.ts'
import { idempotentPaths } from './idempotent.ts'
import type { paths } from './schema.d.ts'

/** Typed calls by method and path: `client.GET('/management/room-list/', { params })`. */
export type Client = FetchClient<paths>

/** Facts of the app at the time of a request, sent as headers. */
export interface RequestFacts {
  language: string
  /** Id of the club, or 0 before one is chosen. */
  club: number
  /** Id of the person as whom the app is viewed. */
  viewAs?: number
  /** The user is idle, so the request is a background one. */
  isUserIdle?: boolean
}

/** Options of the client. */
export interface ClientOptions {
  /** Base URL of the API, such as `/api/v1`. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  headers: () => RequestFacts
  /** UUID v4, for mutations without an idempotency key of their own. */
  uuid?: () => string
  /** IANA name of the time zone, for display only; the server decides the current day. */
  zone?: () => string
  /** Waits between attempts, in ms. */
  wait?: (ms: number) => Promise<void>
}

/**
 * Typed client of the contract. Adds language, zone, and club and idempotency key where a call has
 * none. Every failed call throws an `ApiError`. A GET without its own signal aborts the pending one
 * of the same path template and path parameters; a mutation is never aborted. Without a response,
 * repeatable requests are retried at most twice: a GET, and a mutation with its key; the latter
 * also while the server is still processing that key.
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

/**
 * Time zone of the browser. Slow on the first call, because the browser then loads the calendars of
 * all languages.
 */
export const zoneOfBrowser = () =>
  // oxlint-disable-next-line no-restricted-properties -- the name of the zone, no text for a person
  new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Resolves a path against the page, since Node's Request accepts absolute URLs only. */
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
      const { language, club, viewAs, isUserIdle } = headers()
      request.headers.set('Accept-Language', language)
      request.headers.set('X-Timezone', zone())
      if (isUserIdle) request.headers.set('X-User-Idle', '1')
      if (viewAs && !request.headers.has('X-View-As'))
        request.headers.set('X-View-As', String(viewAs))
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

/** Whether the server is still processing a request with the same key. */
async function isAtWork(answer: Response) {
  if (answer.status !== 409) return false
  return (await ApiError.ofResponse(answer)).code === 'in_progress'
}

/**
 * Whether a GET timed out: it is reported instead of retried, because the user can repeat it
 * without risk.
 */
const isPatienceSpent = ({ method }: Request, failure: unknown) =>
  method === 'GET' && failure instanceof DOMException && failure.name === 'TimeoutError'

interface GetInit {
  signal?: AbortSignal
  params?: { path?: Record<string, unknown> }
}

/**
 * A GET without its own signal aborts the pending one of the same resource: the same path template
 * and path parameters. The query does not count, since a newer search replaces an older one.
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

/** Fills in the path parameters: `/customer/{id}/` and `{ id: 7 }` give `/customer/7/`. */
const resourceOf = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
