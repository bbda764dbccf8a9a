import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { databaseFiles } from '../adapters/databaseFiles.ts'
import { builtInGeocoder } from '../adapters/geocoder/builtIn.ts'
import { capturingMail } from '../adapters/capturingMail.ts'
import { sandboxProvider } from '../adapters/online/sandbox.ts'
import { pgliteDatabase, pgliteOptions } from '../adapters/pglite.ts'
import type { Role } from '../core/operation/context.ts'
import { createServer } from '../core/server.ts'
import { contract, letters, modules, webhooks } from '../modules/index.ts'
import { locales } from './locales.ts'
import { plainPasswords } from './passwords.ts'
import { pagePictures } from './pictures.ts'
import { pagePosters } from './posters.ts'
import { pageSecrets } from './secrets.ts'
import { pageSheets } from './sheets.ts'
import { recordChanges, untilClosed } from './undo.ts'

export interface PageServerOptions {
  /** A database as `npm run snapshot` writes it (tar.gz). */
  snapshot: Blob | Uint8Array<ArrayBuffer>
  /** Initial time of the server's clock, ISO 8601. */
  now: string
  /** The WebAssembly of the database, where the page has already fetched it. */
  engine?: Engine
}

export type Engine = Pick<PGliteOptions, 'pgliteWasmModule' | 'initdbWasmModule' | 'fsBundle'>

export interface PageServer {
  /** Handles a request of the page like the server, with an internal cookie jar; of a role, with a session of its own. */
  fetch: (request: Request, role?: Role) => Promise<Response>
  /** Signs in as the demo account of a role. */
  signIn: (role: Role) => Promise<void>
  signOut: () => Promise<void>
  /** Requests a password recovery; returns the link of the e-mail. */
  askRecovery: (mail: string) => Promise<string>
  /** Asks for another e-mail of the signed-in person; returns the link to it. */
  askEmail: (mail: string) => Promise<string>
  /** Subscribes to live messages like another client, as the texts of the socket. */
  listen: (club: number, hear: (text: string) => void) => Promise<() => void>
  /** Reverts all changes of the data and restarts the clock, without a session. */
  reset: () => Promise<void>
  close: () => Promise<void>
}

/** The demo account of each role; all have the same password. */
const mails: Record<Role, string> = {
  owner: 'owner@zal.demo',
  director: 'director@zal.demo',
  manager: 'manager@zal.demo',
  trainer: 'trainer@zal.demo',
  restricted_user: 'desk@zal.demo',
  partner: 'partner@zal.demo',
}
const password = 'Zal-2026'
const origin = 'http://page.zal'
const sandbox = sandboxProvider(() => origin)

/** The same server as on Node, inside the page, on a WebAssembly database. */
export async function startPageServer(options: PageServerOptions): Promise<PageServer> {
  const pglite = await openSnapshot(options)
  const undo = await recordChanges(pglite)
  let running = await boot(pglite, options.now)
  let cookies = new Map<string, string>()
  /** Sessions of others beside that of the page. */
  const jars = new Map<Role, Map<string, string>>()

  const send = (path: string, init: RequestInit = {}, jar = cookies) => {
    const request = new Request(origin + path, init)
    // A page may not set its origin or cookies; normally the browser adds them.
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(given(jar))) headers.set(name, value)
    Object.defineProperty(request, 'headers', { value: headers })
    return running.server.fetch(request, {
      ip: '127.0.0.1',
      secure: false,
      keep: (line) => keep(jar, line),
    })
  }
  const call = async (path: string, body: object, jar = cookies, method = 'POST') => {
    const headers = { 'content-type': 'application/json', 'x-club-id': '0' }
    const init = { method, headers, body: JSON.stringify(body) }
    const answer = await send(`/api/v1${path}`, init, jar)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as { results: { hash: string } }
  }
  const signInto = async (jar: Map<string, string>, role: Role) => {
    const account = { username: mails[role], password, country: 'UZB' }
    const { results } = await call('/merchant/login/', account, jar)
    await call('/merchant/redirect/', { hash: results.hash }, jar)
  }
  const jarOf = async (role: Role) => {
    const jar = jars.get(role) ?? new Map<string, string>()
    if (jar.size === 0) await signInto(jar, role)
    jars.set(role, jar)
    return jar
  }
  /** The link in the last e-mail, which is sent after the response. */
  const linkTo = async (reader: string) => {
    await running.server.background()
    const [, place] = new RegExp(`${origin}(/\\S+)`).exec(running.heard[0] ?? '') ?? []
    if (!place) throw new Error(`There is no letter for ${reader}`)
    return place
  }

  return {
    fetch: async (request, role) => {
      const { pathname, search } = new URL(request.url)
      const { method, headers } = request
      const body = method === 'GET' || method === 'HEAD' ? undefined : await request.arrayBuffer()
      const init = { method, headers, body: body?.byteLength ? body : undefined }
      return send(pathname + search, init, role && (await jarOf(role)))
    },
    signIn: async (role) => {
      cookies = new Map()
      await signInto(cookies, role)
    },
    signOut: async () => {
      cookies = new Map()
    },
    askRecovery: async (username) => {
      await call('/merchant/recovery/', { username })
      return linkTo(username)
    },
    askEmail: async (email) => {
      const path = '/merchant/user-profile/'
      const profile = await send(`/api/v1${path}`, { headers: { 'x-club-id': '0' } })
      const { results } = (await profile.json()) as { results: { version: number } }
      const body = { email, current_password: password, version: results.version }
      await call(path, body, cookies, 'PATCH')
      return linkTo(email)
    },
    listen: async (club, hear) => {
      const headers = { 'x-club-id': String(club) }
      const asked = await send('/api/v1/auth/ephemeral-token/', { headers })
      const { results } = (await asked.json()) as { results: { token: string } }
      const line = await running.server.live.open(results.token, { send: hear, close: () => {} })
      line?.hear(JSON.stringify({ type: 'handshake', gym_id: club }))
      return () => line?.closed()
    },
    reset: async () => {
      await running.close()
      cookies = new Map()
      jars.clear()
      await undo()
      running = await boot(pglite, options.now)
    },
    close: async () => {
      await running.close()
      await pglite.close()
    },
  }
}

const openSnapshot = ({ snapshot, engine }: PageServerOptions) =>
  PGlite.create({
    ...pgliteOptions,
    ...engine,
    extensions: { btree_gist, fuzzystrmatch, pg_trgm },
    loadDataDir: snapshot instanceof Blob ? snapshot : new Blob([snapshot]),
  })

/** A server on an open database, which stays open when the server is closed. */
async function boot(pglite: PGlite, now: string) {
  const database = await pgliteDatabase(untilClosed(pglite, async () => {}))
  const began = performance.now()
  /** The last e-mail. */
  const heard: string[] = []
  const quiet = () => undefined
  const server = await createServer({
    database,
    contract,
    modules,
    webhooks,
    letters,
    clock: () => new Date(Date.parse(now) + performance.now() - began),
    secrets: pageSecrets,
    passwords: plainPasswords,
    locales,
    files: databaseFiles,
    pictures: pagePictures,
    posters: pagePosters,
    sheets: pageSheets,
    geocoder: builtInGeocoder,
    online: () => sandbox,
    channels: { mail: capturingMail(({ text }) => heard.splice(0, 1, text)) },
    address: () => origin,
    log: { info: quiet, warn: quiet, error: (fields, text) => console.error(text, fields) },
    checkAnswers: true,
  })
  return { server, heard, close: () => server.live.close().then(() => database.close()) }
}

function given(cookies: Map<string, string>): Record<string, string> {
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  return cookie ? { origin, cookie } : { origin }
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = '', ...rest] = line.split(';')
  const at = pair.indexOf('=')
  if (rest.some((each) => each.trim() === 'Max-Age=0')) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}
