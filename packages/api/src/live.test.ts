import { beforeEach, expect, test } from 'vitest'
import { connectLive, type Live, type LiveMessage, type LiveState, type Socket } from './live.ts'

class FakeSocket implements Socket {
  readonly sent: { type: string; since?: number }[] = []
  closed = false
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
    this.onclose?.()
  }
  hears(message: Partial<LiveMessage>) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let sockets: FakeSocket[]
let timers: { ms: number; call: () => void }[]
let heard: (number | undefined)[]
let states: LiveState[]
let missed: number
let tickets: number
let ticket: () => Promise<string>
let live: Live

const socket = () => sockets.at(-1) as FakeSocket
/** Fires the oldest timer of the given ms. */
const ring = async (ms: number) => {
  const at = timers.findIndex((timer) => Math.round(timer.ms) === ms)
  expect(timers.map((timer) => Math.round(timer.ms))).toContain(ms)
  timers.splice(at, 1)[0]?.call()
  await settle()
}
const settle = async () => {
  for (let i = 0; i < 5; i += 1) await Promise.resolve()
}
const event = (seq: number): Partial<LiveMessage> => ({
  type: 'record_changed',
  kind: 'room.created',
  id: seq,
  seq,
})

beforeEach(async () => {
  sockets = []
  timers = []
  heard = []
  states = []
  missed = 0
  tickets = 0
  ticket = async () => `t${(tickets += 1)}`
  live = connectLive({
    url: 'wss://zal.test/api/v1/ws/',
    ticket: () => ticket(),
    club: 3,
    onMessage: ({ seq }) => heard.push(seq),
    onMissed: () => (missed += 1),
    onState: (state) => states.push(state),
    socket: (url) => {
      const made = new FakeSocket(url)
      sockets.push(made)
      return made
    },
    after: (ms, call) => {
      const timer = { ms, call }
      timers.push(timer)
      return () => void (timers = timers.filter((each) => each !== timer))
    },
    chance: () => 0.5,
  })
  await settle()
  socket().onopen?.()
})

test('REL-26 delivers each event once and in order, and requests the events of a gap', () => {
  expect(socket().url).toBe('wss://zal.test/api/v1/ws/?token=t1')
  expect(socket().sent).toEqual([{ type: 'handshake', gym_id: 3 }])
  socket().hears({ type: 'ready', seq: 5 })
  socket().hears(event(6))
  socket().hears(event(6))
  socket().hears(event(9))
  expect(heard).toEqual([6])
  expect(socket().sent.at(-1)).toEqual({ type: 'handshake', gym_id: 3, since: 6 })
  for (const seq of [7, 8, 9]) socket().hears(event(seq))
  socket().hears({ type: 'ready', seq: 9 })
  expect(heard).toEqual([6, 7, 8, 9])
  expect(missed).toBe(0)
})

test('REL-26 when too much was missed, everything is read again', () => {
  socket().hears({ type: 'ready', seq: 5 })
  socket().hears({ type: 'ready', seq: 2000 })
  expect(missed).toBe(1)
  socket().hears(event(2001))
  expect(heard).toEqual([2001])
})

test('REL-26 reads the events from before the first connection', async () => {
  socket().close()
  await ring(1000)
  socket().onopen?.()
  socket().hears({ type: 'ready', seq: 9 })
  expect(missed).toBe(1)
  socket().close()
  await ring(1000)
  socket().onopen?.()
  socket().hears({ type: 'ready', seq: 9 })
  expect(missed).toBe(1)
})

test('REL-26 an event before it is known where the numbers begin is no beginning', () => {
  socket().hears(event(7))
  expect(heard).toEqual([])
  expect(socket().sent.at(-1)).toEqual({ type: 'handshake', gym_id: 3 })
  socket().hears({ type: 'ready', seq: 7 })
  expect(missed).toBe(1)
  socket().hears(event(8))
  expect(heard).toEqual([8])
})

test('REL-26 after a restored backup everything is read again, and the numbers go on from there', async () => {
  socket().hears({ type: 'ready', seq: 1000 })
  socket().close()
  await ring(1000)
  socket().onopen?.()
  expect(socket().sent).toEqual([{ type: 'handshake', gym_id: 3, since: 1000 }])
  socket().hears({ type: 'ready', seq: 900, since: 1000 })
  expect(missed).toBe(1)
  socket().hears(event(901))
  expect(heard).toEqual([901])
})

test('REL-26 an unsolicited lower number triggers a hello: it was overtaken, or the backup was restored', () => {
  socket().hears({ type: 'ready', seq: 5 })
  socket().hears(event(6))
  socket().hears({ type: 'ready', seq: 5 })
  expect(socket().sent.at(-1)).toEqual({ type: 'handshake', gym_id: 3, since: 6 })
  socket().hears({ type: 'ready', seq: 6, since: 6 })
  expect([missed, socket().sent.length]).toEqual([0, 2])
  socket().hears({ type: 'ready', seq: 2 })
  socket().hears({ type: 'ready', seq: 2, since: 6 })
  expect(missed).toBe(1)
  socket().hears(event(3))
  expect(heard).toEqual([6, 3])
})

test('REL-27 reconnects with a new ticket and a growing delay, from the last event on', async () => {
  socket().hears({ type: 'ready', seq: 5 })
  const pauses = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]
  for (const pause of pauses) {
    socket().close()
    await ring(pause)
  }
  expect(tickets).toBe(pauses.length + 1)
  socket().onopen?.()
  expect(socket().sent).toEqual([{ type: 'handshake', gym_id: 3, since: 5 }])
  socket().hears({ type: 'ready', seq: 5 })
  socket().close()
  await ring(1000)
  expect(states.slice(0, 4)).toEqual(['connecting', 'open', 'closed', 'connecting'])
})

test('REL-27 it pings every 30 s and gives a silent peer up after 15', async () => {
  socket().hears({ type: 'ready', seq: 0 })
  await ring(30_000)
  expect(socket().sent.at(-1)).toEqual({ type: 'ping' })
  socket().hears({ type: 'ping' })
  await ring(30_000)
  await ring(15_000)
  expect(socket().closed).toBe(true)
  await ring(1000)
  expect(sockets).toHaveLength(2)
})

test('REL-27 a hello without a response is given up after 15 s, though pings are answered', async () => {
  await ring(15_000)
  expect(socket().closed).toBe(true)
  await ring(1000)
  socket().onopen?.()
  socket().hears({ type: 'ready', seq: 3 })
  await ring(30_000)
  socket().hears(event(9))
  socket().hears({ type: 'ping' })
  expect(sockets).toHaveLength(2)
  await ring(15_000)
  expect(socket().closed).toBe(true)
})

test('REL-27 gives up a connection that does not open, or without a ticket, after 15 s', async () => {
  socket().close()
  await ring(1000)
  await ring(15_000)
  expect(socket().closed).toBe(true)
  expect(states.at(-1)).toBe('closed')
  ticket = () => new Promise(() => {})
  await ring(2000)
  expect(sockets).toHaveLength(2)
  await ring(15_000)
  ticket = async () => 'late'
  await ring(4000)
  expect(sockets).toHaveLength(3)
  expect(socket().url).toContain('late')
})

test('messages without a number come through, and closing ends it', async () => {
  socket().hears({ type: 'permissions_changed' })
  expect(heard).toEqual([undefined])
  live.close()
  expect(socket().closed).toBe(true)
  expect(timers).toEqual([])
})
