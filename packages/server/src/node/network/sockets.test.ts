import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import type { Live, SocketTransport } from '../../core/events/live.ts'
import { callers } from '../../testing/callers.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { listen, type Listening } from './http.ts'
import { acceptSockets } from './sockets.ts'

let api: TestServer
let http: Listening
beforeAll(async () => {
  api = await testServer()
  http = await listen(api.server, {
    port: 0,
    host: '127.0.0.1',
    origins: ['https://desk.zal.test'],
  })
})
afterAll(async () => {
  await http.close(1000)
  await api.close()
})

const ticket = async () =>
  (await api.as('desk').get('/auth/ephemeral-token/')).body.results.token as string
const own = () => `http://127.0.0.1:${http.port}`

/** Margin for the embedded database, which is single-threaded, on a busy machine. */
const patience = { timeout: 20_000 }

async function open(origin: string | undefined, token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${http.port}/api/v1/ws/?token=${token}`, { origin })
  const heard: { type: string; kind?: string }[] = []
  const ended: (number | string)[] = []
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString('utf8'))))
  socket.on('close', (code) => ended.push(code))
  socket.on('error', (error) => ended.push(error.message))
  socket.on('open', () => socket.send(JSON.stringify({ type: 'handshake', gym_id: 1 })))
  return { socket, heard, ended }
}

describe('T-18 a socket', () => {
  test('from our page receives events', async () => {
    for (const origin of [own(), 'https://desk.zal.test']) {
      const screen = await open(origin, await ticket())
      await vi.waitFor(() => expect(screen.heard[0]?.type).toBe('ready'))
      await api.as('owner').post('/management/room/', { name: `Yoga ${origin}` })
      await vi.waitFor(() => expect(screen.heard[1]?.kind).toBe('room.created'))
      screen.socket.close()
    }
  })

  test.each([['https://evil.example'], ['http://127.0.0.1:1'], ['null'], [undefined]])(
    'from %s is refused before anything is said',
    async (origin) => {
      const screen = await open(origin, await ticket())
      await vi.waitFor(() => expect(screen.ended[0]).toMatch(/403/))
      expect(screen.heard).toEqual([])
    },
  )

  test('without a good ticket is closed before anything is said', async () => {
    const screen = await open(own(), 'A'.repeat(43))
    await vi.waitFor(() => expect(screen.ended).toEqual([1008]))
    expect(screen.heard).toEqual([])
  })

  test('T-20 with a frame of more than 16 KB is closed', async () => {
    const screen = await open(own(), await ticket())
    await vi.waitFor(() => expect(screen.heard).toHaveLength(1))
    screen.socket.send('x'.repeat(17_000))
    await vi.waitFor(() => expect(screen.ended).toContain(1009))
  })

  test('T-20 that floods is closed, and others go on', async () => {
    const other = await open(
      own(),
      (await api.as('owner').get('/auth/ephemeral-token/')).body.results.token,
    )
    const flood = await open(own(), await ticket())
    await vi.waitFor(() =>
      expect([flood.heard[0]?.type, other.heard[0]?.type]).toEqual(['ready', 'ready']),
    )
    for (let i = 0; i < 2000; i += 1) flood.socket.send('{"type":"ping"}')
    await vi.waitFor(() => expect(flood.ended).toEqual([1008]), patience)
    expect(flood.heard.filter(({ type }) => type === 'ping').length).toBeLessThan(101)
    other.socket.send('{"type":"ping"}')
    await vi.waitFor(() => expect(other.heard.at(-1)?.type).toBe('ping'), patience)
    expect((await api.as('desk').get('/merchant/check-auth/')).status).toBe(200)
    other.socket.close()
    // The next test gets a separate minute for its message limit.
    api.clock.forward(60)
  })

  test('REL-33 closes within a second of another password', async () => {
    const screen = await open(own(), await ticket())
    await vi.waitFor(() => expect(screen.heard).toHaveLength(1))
    await api.sql(1, `update staff set password_hash = 'plain$other' where id = 5`)
    await vi.waitFor(() => expect(screen.ended).toEqual([1008]), { timeout: 1000 })
    await api.sql(1, `update staff set password_hash = 'plain$Zal-2026' where id = 5`)
    api = { ...api, ...callers(api.server) }
  })

  test('T-19 closes within a second of the log-out', async () => {
    const screen = await open(own(), await ticket())
    await vi.waitFor(() => expect(screen.heard).toHaveLength(1))
    await api.as('desk').post('/merchant/logout/')
    await vi.waitFor(() => expect(screen.ended).toEqual([1008]), { timeout: 1000 })
  })
})

describe('T-20 a browser that does not read', () => {
  /** Sockets with a client end that the test controls. */
  async function held() {
    const wires: SocketTransport[] = []
    const closed = vi.fn<() => void>()
    const live: Live = {
      open: async (_, wire) => {
        wires.push(wire)
        return { hear: () => {}, closed }
      },
      restart: () => {},
      close: async () => {},
    }
    const host = createServer()
    const stop = acceptSockets(host, live, ['http://own.test'])
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
    const { port } = host.address() as AddressInfo
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/ws/?token=a`, {
      origin: 'http://own.test',
    })
    socket.on('error', () => undefined)
    await vi.waitFor(() => expect(wires).toHaveLength(1))
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.OPEN))
    socket.pause()
    const end = () => {
      stop()
      socket.terminate()
      host.close()
    }
    return { wire: wires[0] as SocketTransport, closed, end }
  }

  test('is cut off once a megabyte waits for it', async () => {
    const { wire, closed, end } = await held()
    const text = 'x'.repeat(64 * 1024)
    let sent = 0
    while (closed.mock.calls.length === 0 && sent < 64 * 1024 * 1024) {
      wire.send(text)
      sent += text.length
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(closed).toHaveBeenCalledOnce()
    // Buffers of both operating systems are not included.
    expect(sent).toBeLessThan(32 * 1024 * 1024)
    end()
  })

  test('is cut off when it does not answer the good-bye', async () => {
    const { wire, closed, end } = await held()
    wire.close(1008, 'session ended')
    await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce(), patience)
    end()
  })
})

describe('HTTP', () => {
  const raw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let got = ''
      const socket = connect(http.port, '127.0.0.1', () => socket.write(text))
      socket.on('data', (data) => (got += String(data)))
      socket.on('close', () => resolve(got))
      socket.on('error', reject)
    })
  const ask = (line: string, headers = '') =>
    raw(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)

  test('REL-46 headers of more than 16 KB are refused', async () => {
    expect(await ask('GET /healthz', `X-Long: ${'a'.repeat(17_000)}\r\n`)).toMatch(
      /^HTTP\/1.1 431 /,
    )
  })

  test.each(['TRACE /', 'GET /.git/config', 'GET /..%2f..%2fpackage.json', 'GET /assets/'])(
    'REL-36 %s gives nothing away',
    async (line) => {
      const answer = await ask(line)
      expect(answer).not.toMatch(/^HTTP\/1.1 200/)
      expect(answer).not.toMatch(/^(server|x-powered-by):/im)
    },
  )

  test('answers both with and without the slash at the end', async () => {
    expect(await ask('GET /api/v1/staffs/permissions')).toMatch(/^HTTP\/1.1 401 /)
    expect(await ask('GET /api/v1/staffs/permissions/')).toMatch(/^HTTP\/1.1 401 /)
  })
})
