import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { counted, limitOf } from '../../../test/long.ts'
import { startProcess, type ServerProcess } from '../../testing/process.ts'
import { rawRequests, type RawRequest } from '../../testing/rawRequests.ts'

const UPGRADES = counted(300, 10_000)
const REQUESTS = counted(300, 100_000)

let server: ServerProcess | undefined
afterEach(() => server?.remove())

const start = async (...args: Parameters<typeof startProcess>) =>
  (server = await startProcess(...args))

/** Runs work for each item with limited concurrency. */
async function each<T>(all: T[], atOnce: number, work: (one: T) => Promise<unknown>) {
  const left = all.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const one of left) await work(one)
    }),
  )
}

const upgradeHead = (target: string, headers: string[]) =>
  [`GET ${target} HTTP/1.1`, 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket', ...headers]
    .join('\r\n')
    .concat('\r\n\r\n')
const origin = 'Origin: http://x'
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='
const badUpgrades = [
  upgradeHead('//[', [origin, key, 'Sec-WebSocket-Version: 13']),
  upgradeHead('http://[', [origin, key, 'Sec-WebSocket-Version: 13']),
  upgradeHead('/api/v1/nothing/', [origin, key, 'Sec-WebSocket-Version: 13']),
  upgradeHead('/api/v1/ws/', ['Origin: http://evil.example', key, 'Sec-WebSocket-Version: 13']),
  upgradeHead('/api/v1/ws/', [key, 'Sec-WebSocket-Version: 13']),
  upgradeHead('/api/v1/ws/', [origin, key, 'Sec-WebSocket-Version: 7']),
  upgradeHead('/api/v1/ws/', [origin, 'Sec-WebSocket-Key: a', 'Sec-WebSocket-Version: 13']),
  upgradeHead('/api/v1/ws/', [origin, key, 'Sec-WebSocket-Version: 13']).replace('GET', 'POST'),
]

/**
 * Number of open file descriptors of a process, where the system provides it, without regular files: the database
 * opens those of its tables when they are read first.
 */
function handles({ pid }: ServerProcess) {
  const folder = `/proc/${pid}/fd`
  if (!existsSync(folder)) return 0
  return readdirSync(folder).filter((name) => !targetOf(`${folder}/${name}`).startsWith('/')).length
}

/** Target of a descriptor, such as `socket:[1234]`; a path where it was closed meanwhile. */
function targetOf(descriptor: string) {
  try {
    return readlinkSync(descriptor)
  } catch {
    return '/'
  }
}

/** Sends and resolves with the response; the client's end of the connection stays open. */
const answered = (port: number, text: string, kept: Socket[]) =>
  new Promise<string>((resolve, reject) => {
    let heard = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () =>
      socket.write(text),
    )
    kept.push(socket)
    socket.on('data', (chunk) => (heard += String(chunk)))
    socket.on('end', () => resolve(heard))
    socket.on('error', reject)
  })

describe('T-54 bad upgrades', { timeout: 300_000 }, () => {
  test(`${UPGRADES} of them are refused and keep no handle; SIGTERM ends the server with a last backup`, async () => {
    const { port, signal, ended, backups } = await start({ ADDRESS_CONNECTIONS: '65535' })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    const before = handles(server as ServerProcess)
    const kept: Socket[] = []
    const statuses = new Set<string>()
    const all = Array.from(
      { length: UPGRADES },
      (_, at) => badUpgrades[at % badUpgrades.length] ?? '',
    )
    await each(all, 50, async (text) => {
      statuses.add((await answered(port, text, kept)).slice(0, 12))
      // Keeps the last connections open.
      if (kept.length > UPGRADES / 2) kept.shift()?.destroy()
    })
    expect([...statuses].toSorted()).toEqual([
      'HTTP/1.1 400',
      'HTTP/1.1 403',
      'HTTP/1.1 404',
      'HTTP/1.1 405',
    ])
    await vi.waitFor(
      () => expect(handles(server as ServerProcess)).toBeLessThanOrEqual(before + 2),
      { timeout: 5000 },
    )
    const from = performance.now()
    signal('SIGTERM')
    expect(await ended).toBe(0)
    expect(performance.now() - from).toBeLessThan(limitOf(15_000))
    expect(backups()).toHaveLength(1)
    for (const socket of kept) socket.destroy()
  })

  test('a client that keeps half a request is cut off, and further signals change nothing', async () => {
    const { port, signal, ended, backups } = await start()
    const half = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    half.on('error', () => undefined)
    const cut = new Promise((resolve) => half.on('end', resolve).on('close', resolve))
    half.resume()
    await new Promise<void>((resolve) => half.write('GET /readyz HTTP/1.1\r\n', () => resolve()))
    const from = performance.now()
    signal('SIGTERM')
    signal('SIGINT')
    signal('SIGTERM')
    await cut
    expect(performance.now() - from).toBeLessThan(limitOf(15_000))
    expect(await ended).toBe(0)
    expect(backups()).toHaveLength(1)
    half.destroy()
  })
})

describe('T-54 an exception that nothing catches', { timeout: 120_000 }, () => {
  test.each([
    ['uncaughtException', `setImmediate(() => { throw new Error('injected') })`],
    ['unhandledRejection', `void Promise.reject(new Error('injected'))`],
  ])(
    '%s is logged, the database is closed and backed up, and the process ends with 1',
    async (fault, code) => {
      const inject = `data:text/javascript,process.on('SIGUSR2', () => { ${code} })`
      const { port, signal, ended, backups, output } = await start({}, ['--import', inject])
      expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
      signal('SIGUSR2')
      expect(await ended).toBe(1)
      expect(output()).toMatch(new RegExp(`injected.*"msg":"${fault}"`))
      expect(backups()).toHaveLength(1)
    },
  )
})

describe('T-54 random raw requests', { timeout: 1_800_000 }, () => {
  test(`${REQUESTS} of them raise no exception that nothing catches`, async () => {
    const { port, exitCode, output, signal, ended, signIn } = await start({
      DEMO_MEMBERS: '40',
      BACKUP_MINUTES: '0',
      ADDRESS_CONNECTIONS: '65535',
    })
    const cookie = await signIn()
    const batch = 1000
    for (let from = 0; from < REQUESTS; from += batch) {
      const tickets = await Promise.all(Array.from({ length: 10 }, () => ticket(port, cookie)))
      await each(rawRequests(batch, from, tickets), 64, (each) => send(port, each))
      expect([exitCode(), output()]).toEqual([
        null,
        expect.not.stringMatching(/uncaught|unhandled/i),
      ])
    }
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    signal('SIGTERM')
    expect(await ended).toBe(0)
    expect(output()).not.toMatch(/uncaught|unhandled|"fault"|"status":500/i)
  })

  async function ticket(port: number, cookie: string) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/ephemeral-token/`, {
      headers: { cookie, 'x-club-id': '1' },
    })
    return (await answer.json()).results.token as string
  }

  /** Sends the bytes and disconnects; resolves once the connection is closed. */
  const send = (port: number, { bytes, leaves }: RawRequest) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      const late = setTimeout(() => socket.destroy(), 2000)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearTimeout(late)
        resolve()
      })
      socket.resume()
      socket.on('connect', () =>
        socket.write(bytes, () => {
          if (leaves === 'end') socket.end()
          else if (leaves === 'reset') socket.resetAndDestroy()
          else socket.destroy()
        }),
      )
    })
})
