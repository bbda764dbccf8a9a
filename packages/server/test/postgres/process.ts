import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'

export const main = fileURLToPath(new URL('../../src/node/main.ts', import.meta.url))

/** A server as a child process, with a session of its owner. */
export interface Server {
  process: ChildProcess
  origin: string
  cookies: { session: string }
  signIn: () => Promise<void>
  get: <R>(path: string) => Promise<Body<R>>
  post: <R>(path: string, body: object) => Promise<Body<R>>
  send: (
    method: string,
    path: string,
    body?: object,
    key?: string,
  ) => Promise<{ status: number; headers: Headers; text: string; cookie: string }>
  sendForm: (path: string, form: FormData) => Promise<{ status: number; text: string }>
  health: () => Promise<{ status: number }>
  stop: (signal: NodeJS.Signals) => Promise<void>
}
interface Body<R> {
  results: R
  total_count: number
}

export const environment = (env: NodeJS.ProcessEnv) => ({
  ...process.env,
  PORT: '0',
  DEMO_MEMBERS: '40',
  BACKUP_MINUTES: '0',
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  ...env,
})

/** Starts the real server as a child process; `before` passes on its session. */
export async function start(env: NodeJS.ProcessEnv, before?: Server): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
      const found = /ready: (http:\S+)/.exec(said)?.[1]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
  const cookies = before?.cookies ?? { session: '' }
  const send: Server['send'] = async (method, path, body, key = randomUUID()) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        origin,
        cookie: cookies.session,
        'x-club-id': '1',
        'idempotency-key': key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const { status, headers } = answer
    return { status, headers, text: await answer.text(), cookie }
  }
  const read = async <R>(method: string, path: string, body?: object) =>
    JSON.parse((await send(method, path, body)).text) as Body<R>
  return {
    process: child,
    origin,
    cookies,
    send,
    sendForm: async (path, form) => {
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method: 'POST',
        headers: {
          origin,
          cookie: cookies.session,
          'x-club-id': '1',
          'idempotency-key': randomUUID(),
        },
        body: form,
      })
      return { status: answer.status, text: await answer.text() }
    },
    health: async () => {
      const answer = await fetch(`${origin}/healthz`)
      await answer.arrayBuffer()
      return { status: answer.status }
    },
    get: (path) => read('GET', path),
    post: (path, body) => read('POST', path, body),
    signIn: async () => {
      const login = { username: 'owner@zal.demo', password: 'Zal-2026', country: 'UZB' }
      const { results } = await read<{ hash: string }>('POST', '/merchant/login/', login)
      cookies.session = (await send('POST', '/merchant/redirect/', { hash: results.hash })).cookie
    },
    stop: (signal) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}

interface Part {
  amount: number
  payment_method: number
}

/** Sales of a one-day package for 50 000, in parts, and members who may buy it repeatedly. */
export async function plainSales(server: Server, payments: Part[]) {
  const day = { name: 'Bir kun', price: 50_000, days: 1 }
  const plan = (await server.post<{ id: number }>('/management/package/', day)).results.id
  const { today } = (await server.get<{ today: string }>('/management/settings/')).results
  const found = await server.get<{ id: number; membership_status: string; read_only: boolean }[]>(
    '/management/member-list/?per_page=20&status=2',
  )
  const customers = found.results
    .filter((each) => each.membership_status !== 'freeze' && !each.read_only)
    .map(({ id }) => id)
  const sale = (customer: number) => ({
    customer,
    payment_method: 3,
    subtotal: 50_000,
    total: 50_000,
    start_date: today,
    payment_date: today,
    subscription: { type: 1, plan },
    payments,
  })
  return { customers, sale, today }
}

const SALES = '/management/payment/'

/** A request that moves money. */
export interface Write {
  method: 'POST' | 'PATCH'
  path: string
  body: object
}

export const isSale = ({ path }: Write) => path === SALES

/** Writes of a desk in rotation: three sales, a deposit, a partial refund of an earlier sale, a void. */
export function deskWrites({ customers, sale, today }: Awaited<ReturnType<typeof plainSales>>) {
  const sold: number[] = []
  let at = 0
  return {
    next: (): Write => {
      const turn = at % 6
      const customer = customers[at++ % customers.length] ?? 0
      if (turn === 3) {
        const payment_types = [{ payment_method: 3, amount: 10_000 }]
        const body = { gym_customer: customer, amount: 10_000, payment_date: today, payment_types }
        return { method: 'POST', path: '/management/deposit-payments/', body }
      }
      const id = turn > 3 ? sold.shift() : undefined
      if (!id) return { method: 'POST', path: SALES, body: sale(customer) }
      if (turn === 4) return { method: 'PATCH', path: `${SALES}${id}/refund/`, body: back }
      return { method: 'PATCH', path: `${SALES}${id}/void/`, body: undo }
    },
    /** Handles the response to an accepted write. */
    heard: (write: Write, text: string) => {
      if (!isSale(write)) return
      const { results } = JSON.parse(text) as Body<{ id: number }>
      sold.push(results.id)
    },
  }
}

/** A partial refund. */
export const back = {
  payment_status: 'partial_refund',
  refund_method: 3,
  refund_amount: 1_000,
  refund_reason: 'Boshqa shaharga koʻchdi',
}
/** A void. */
export const undo = { void_reason: 1, void_description: 'Summa notoʻgʻri' }
