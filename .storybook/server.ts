import { ws, type RequestHandler, type WebSocketHandler } from 'msw'
import { startPageServer, type Engine, type PageServer } from '../packages/server/src/page/index.ts'
import type { FindRoute } from '../packages/app/src/testing/findRoute.ts'
import { STORY_NOW } from './clock.ts'
import { apiHandler } from './network.ts'
import type { Network, Role } from './toolbars.ts'

/** Server options of a story: signed-in role, network and data. */
export interface ServerStory {
  role: Role | 'nobody'
  network: Network
  empty: boolean
  /** Applies the network condition from the first request, not only after the session start. */
  entrance: boolean
  /** Restricts the network condition to requests that match, as method and path. */
  affects?: RegExp
  /** Adds a Date header to responses, for stories with another page clock. */
  dated: boolean
  /** The device waits for its approval, in a club that demands it. */
  waits: boolean
  /** Shows sign-ins or devices, so that those of earlier stories must be gone. */
  countsSignIns: boolean
}

interface Running {
  server: PageServer
  written: boolean
}

let running: Running | undefined
/** Servers of this page, with and without data. Booting takes about a second, so each is reused. */
const servers = new Map<boolean, Promise<Running>>()

/** Runs the real server core, on a database inside the page, behind the story. */
export async function serve(story: ServerStory) {
  const { role, empty, dated, waits, countsSignIns, ...network } = story
  const current = await fresh(empty, countsSignIns)
  const { server } = current
  if (waits) await letNewDevicesWait(current)
  if (role === 'nobody') await server.signOut()
  else await server.signIn(role)
  // The first browser of a person is approved, the second one asks.
  if (waits && role !== 'nobody') await server.signIn(role)
  const api = apiHandler(network, (request) => {
    if (request.method !== 'GET' || marksAsRead.test(request.url)) current.written = true
    const answered = server.fetch(request, roleIn(request))
    return dated ? withDate(answered) : answered
  })
  return [api, liveHandler(server)] satisfies (RequestHandler | WebSocketHandler)[]
}

/** Reading a notification writes. */
const marksAsRead = /\/user-notifications\/\d+\/$/

/** The role of a request that a story sends for somebody else, beside its own session. */
const roleIn = (request: Request) =>
  (request.headers.get('x-story-role') ?? undefined) as Role | undefined

async function letNewDevicesWait(current: Running) {
  const headers = { 'x-club-id': '1', 'content-type': 'application/json' }
  const url = `${location.origin}/api/v1/management/settings/`
  const { server } = current
  const { results } = await (await server.fetch(new Request(url, { headers }), 'owner')).json()
  const body = JSON.stringify({ device_policy: 'wait', version: results.version })
  await server.fetch(new Request(url, { method: 'PATCH', headers, body }), 'owner')
  current.written = true
}

/** Adds the server's Date header. */
async function withDate(answered: Promise<Response>) {
  const { body, status, headers } = await answered
  const dated = new Headers(headers)
  dated.set('date', new Date(STORY_NOW).toUTCString())
  return new Response(body, { status, headers: dated })
}

/** Computes the initial route as the owner, then restores the story's session. */
export async function findRoute(find: FindRoute, role: Role | 'nobody'): Promise<string> {
  if (!running) throw new Error('There is no server to ask')
  const current = running
  const { server } = current
  await server.signIn('owner')
  const route = await find({
    askRecovery: (mail) => {
      current.written = true
      return server.askRecovery(mail)
    },
    askEmail: (mail) => {
      current.written = true
      return server.askEmail(mail)
    },
    async read(path) {
      const headers = { 'x-club-id': '1' }
      const url = `${location.origin}/api/v1${path}`
      const answer = await server.fetch(new Request(url, { headers }))
      return (await answer.json()).results
    },
  })
  if (role === 'nobody') await server.signOut()
  else await server.signIn(role)
  return route
}

/** A server whose data no earlier story has changed. */
async function fresh(empty: boolean, always = false) {
  const booting = servers.get(empty) ?? boot(empty)
  servers.set(empty, booting)
  // A failure of one story is not repeated in all others.
  booting.catch(() => servers.delete(empty))
  const current = await booting
  if (current.written || always) {
    await current.server.reset()
    current.written = false
  }
  running = current
  return current
}

async function boot(empty: boolean): Promise<Running> {
  const answer = await near(`${empty ? 'empty' : 'demo'}.tar.gz`)
  const [snapshot, found] = await Promise.all([answer.blob(), (engine ??= loadEngine())])
  const server = await startPageServer({ snapshot, now: STORY_NOW, engine: found })
  return { server, written: false }
}

let engine: Promise<Engine> | undefined

/**
 * Loads the database engine, which is stored packed because a plain web server does not compress.
 */
async function loadEngine(): Promise<Engine> {
  const [program, starter, files] = await Promise.all([
    unpacked('pglite.wasm', 'application/wasm').then(WebAssembly.compileStreaming),
    unpacked('initdb.wasm', 'application/wasm').then(WebAssembly.compileStreaming),
    unpacked('pglite.data', 'application/octet-stream').then((answer) => answer.blob()),
  ])
  return { pgliteWasmModule: program, initdbWasmModule: starter, fsBundle: files }
}

async function unpacked(file: string, type: string) {
  const { body } = await near(`${file}.packed`)
  const plain = body?.pipeThrough(new DecompressionStream('gzip')) ?? null
  return new Response(plain, { headers: { 'content-type': type } })
}

/** Fetches a static file. */
async function near(file: string) {
  const answer = await fetch(`${import.meta.env.BASE_URL}${file}`)
  if (!answer.ok) throw new Error(`No ${file} beside the page; npm run snapshot writes the data.`)
  return answer
}

/** WebSocket handler: each handshake opens a connection to the server core. */
function liveHandler(server: PageServer) {
  const live = ws.link(/\/api\/v1\/ws\//)
  return live.addEventListener('connection', ({ client }) => {
    let stop: (() => void) | undefined
    client.addEventListener('message', async ({ data }) => {
      if (typeof data !== 'string') return
      const message: { type?: string; gym_id?: number } = JSON.parse(data)
      if (message.type === 'ping') client.send(JSON.stringify({ type: 'ping' }))
      if (message.type !== 'handshake' || message.gym_id === undefined) return
      stop?.()
      stop = await server.listen(message.gym_id, (text) => client.send(text))
    })
    client.addEventListener('close', () => stop?.())
  })
}
