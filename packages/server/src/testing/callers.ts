import { randomUUID } from 'node:crypto'
import type { Server } from '../core/server.ts'
import { password, people, type Person } from './fixture.ts'

/** Untyped JSON. */
type Read = ReturnType<typeof JSON.parse>

/** A parsed response. A test that needs typed results names them: `get<{ id: number }>(path)`. */
export interface Answer<R = Read> {
  status: number
  headers: Headers
  text: string
  body: {
    success: boolean
    code: string
    message: string
    errors: Record<string, string[]>
    // oxlint-disable-next-line no-explicit-any -- a test reads what it expects
    results: R
    total_count: number
  }
}

export interface CallOptions {
  /** @default the first club of the person; null sends no club */
  club?: number | string | null
  /** Idempotency key; a new one where absent, none for null. */
  key?: string | null
  /** In addition to the headers of a page; an empty value removes one. */
  headers?: Record<string, string>
  ip?: string
}

export interface Caller {
  get: <R = Read>(path: string, options?: CallOptions) => Promise<Answer<R>>
  post: <R = Read>(path: string, body?: unknown, options?: CallOptions) => Promise<Answer<R>>
  put: <R = Read>(path: string, body?: unknown, options?: CallOptions) => Promise<Answer<R>>
  patch: <R = Read>(path: string, body?: unknown, options?: CallOptions) => Promise<Answer<R>>
  delete: <R = Read>(path: string, options?: CallOptions) => Promise<Answer<R>>
  /** Any request with the person's cookies; a text body is sent unchanged, a form as a form. */
  send: <R = Read>(
    method: string,
    path: string,
    body?: string | FormData,
    options?: CallOptions,
  ) => Promise<Answer<R>>
  cookies: () => Promise<Map<string, string>>
}

export interface Callers {
  /** Calls as one of the fixture's people; signs in on first use. */
  as: (person: Person, options?: CallOptions) => Caller
  /** Calls without a session. */
  nobody: (options?: CallOptions) => Caller
}

export const origin = 'http://zal.test'

export function callers(server: Server): Callers {
  const sessions = new Map<Person, Promise<Map<string, string>>>()

  const signIn = (person: Person) => {
    const known = sessions.get(person)
    if (known) return known
    const cookies = new Map<string, string>()
    const opening = enter(nobodyWith(cookies), person).then(() => cookies)
    sessions.set(person, opening)
    return opening
  }

  const nobodyWith = (cookies: Map<string, string>, usual: CallOptions = {}) =>
    caller(server, async () => cookies, usual)

  return {
    as: (person, usual = {}) => {
      const given = { club: people[person].clubs[0], ...usual }
      return caller(server, () => signIn(person), given)
    },
    nobody: (usual) => nobodyWith(new Map(), usual),
  }
}

/** Signs in with e-mail and password and exchanges the hash; the caller stores the cookies. */
export async function enter(caller: Caller, person: Person) {
  const { mail, merchant } = people[person]
  const country = merchant === 1 ? 'UZB' : 'KGZ'
  const login = await caller.post('/merchant/login/', { username: mail, password, country })
  if (login.status !== 200) throw new Error(`${person} cannot sign in: ${login.text}`)
  const opened = await caller.post('/merchant/redirect/', { hash: login.body.results.hash })
  if (opened.status !== 200) throw new Error(`${person} gets no session: ${opened.text}`)
}

function caller(
  server: Server,
  cookies: () => Promise<Map<string, string>>,
  usual: CallOptions,
): Caller {
  const send: Caller['send'] = async (method, path, body, options = {}) => {
    const { club = 0, key, headers, ip = '10.0.0.1' } = { ...usual, ...options }
    const jar = await cookies()
    const request = new Request(origin + (path.startsWith('/api') ? path : `/api/v1${path}`), {
      method,
      headers: present({
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(method === 'GET' ? {} : { origin }),
        ...(club === null ? {} : { 'x-club-id': String(club) }),
        ...(key === null || method === 'GET' ? {} : { 'idempotency-key': key ?? randomUUID() }),
        ...(jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {}),
        ...headers,
      }),
      // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the caller decides the method
      body,
    })
    const response = await server.fetch(request, { ip, secure: false })
    for (const line of response.headers.getSetCookie()) keep(jar, line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }
  const json = (method: string) => (path: string, body?: unknown, options?: CallOptions) =>
    send(method, path, body === undefined ? undefined : JSON.stringify(body), options)
  return {
    get: (path, options) => send('GET', path, undefined, options),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: (path, options) => send('DELETE', path, undefined, options),
    send,
    cookies,
  }
}

/** Headers without empty ones. */
const present = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''))

/**
 * Parses a response. Errors: where a message has an unfilled placeholder, so that every refusal of every test
 * is checked.
 */
function parsed(text: string): Answer['body'] {
  const [lacking] = /[^"]*\{\{\s*\w+\s*\}\}[^"]*/.exec(text) ?? []
  if (lacking) throw new Error(`Nothing is filled in: ${lacking}`)
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return { success: false, code: '', message: text, errors: {}, results: null, total_count: 0 }
  }
}

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...rest] = line.split(';')
  const at = pair.indexOf('=')
  const name = pair.slice(0, at)
  if (rest.some((each) => each.trim() === 'Max-Age=0')) jar.delete(name)
  else jar.set(name, pair.slice(at + 1))
}
