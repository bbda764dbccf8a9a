import type { components } from './schema.d.ts'

/** A live message of the contract: kinds and ids, no personal data. */
export type LiveMessage = components['schemas']['LiveMessage']

/** `closed` until the next attempt; it reconnects by itself. */
export type LiveState = 'connecting' | 'open' | 'closed'

/** Options and callbacks of a live connection. */
export interface LiveOptions {
  /** URL of the socket, such as `wss://club.example/api/v1/ws/`. */
  url: string
  /** Fetches a new single-use token of `/auth/ephemeral-token/` for every connection. */
  ticket: () => Promise<string>
  /** Id of the club whose events are received. */
  club: number
  /** Called once per event, in order. */
  onMessage: (message: LiveMessage) => void
  /** Called when events were missed: refetch everything. */
  onMissed?: () => void
  onState?: (state: LiveState) => void
  socket?: (url: string) => Socket
  /** Sets a timer in ms; returns a function that cancels it. */
  after?: (ms: number, call: () => void) => () => void
  /** Random number in [0, 1), for jitter. */
  chance?: () => number
}

/** A live connection; `close` is final. */
export interface Live {
  close: () => void
}

/** The used part of WebSocket. */
export interface Socket {
  /** 2 while closing, 3 when closed: nothing can be sent any more. */
  readyState?: number
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}

const pingEvery = 30_000
/** Timeout in ms for the response to a hello or a ping. */
const patience = 15_000
const firstPause = 1000
const longestPause = 30_000

/**
 * Keeps a live connection: sends hello, pings every 30 s, reconnects after 1 s to 30 s (± 30 %),
 * and requests missed events by the number of the last one. Without a response within 15 s (to a
 * ticket, an opening, a hello, a ping) the connection counts as lost.
 */
export function connectLive({
  url,
  ticket,
  club,
  onMessage,
  onMissed = () => {},
  onState = () => {},
  socket: open = (address) => new WebSocket(address) as Socket,
  after = (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
  chance = Math.random,
}: LiveOptions): Live {
  let socket: Socket | undefined
  let last: number | undefined
  /** Whether no event can have been missed before the first sequence number is known. */
  let sure = true
  let losses = 0
  /** Number of the current connection attempt; callbacks of earlier ones are ignored. */
  let turn = 0
  let greeting = false
  let stopped = false
  let forget = () => {}

  void connect()
  return {
    close: () => {
      stopped = true
      forget()
      socket?.close()
    },
  }

  async function connect() {
    const mine = (turn += 1)
    onState('connecting')
    waitForAnswer()
    try {
      const token = await ticket()
      if (stopped || mine !== turn) return
      const fresh = open(`${url}?token=${encodeURIComponent(token)}`)
      socket = fresh
      fresh.onopen = () => socket === fresh && hello(fresh)
      fresh.onmessage = ({ data }) => socket === fresh && hear(fresh, JSON.parse(String(data)))
      fresh.onclose = () => socket === fresh && lost()
      fresh.onerror = () => fresh.close()
    } catch {
      if (mine === turn) lost()
    }
  }

  function hello(to: Socket) {
    greeting = true
    say(to, { type: 'handshake', gym_id: club, since: last })
    waitForAnswer()
  }

  /** Sends unless the socket is closing; the next connection requests what was missed. */
  function say(to: Socket, message: object) {
    if ((to.readyState ?? 1) < 2) to.send(JSON.stringify(message))
  }

  function waitForAnswer() {
    forget()
    forget = after(patience, () => {
      const silent = socket
      silent?.close()
      if (socket === silent) lost()
    })
  }

  function rest(with_: Socket) {
    forget()
    forget = after(pingEvery, () => {
      say(with_, { type: 'ping' })
      waitForAnswer()
    })
  }

  function hear(from: Socket, message: LiveMessage) {
    if (message.type === 'ping') return greeting ? undefined : rest(from)
    if (message.type === 'ready') return ready(from, message.seq ?? 0, message.since)
    if (message.seq === undefined) return onMessage(message)
    if (last === undefined) {
      sure = false
      return hello(from)
    }
    if (message.seq <= last) return
    if (message.seq > last + 1) return hello(from)
    last = message.seq
    onMessage(message)
  }

  function ready(from: Socket, seq: number, since = 0) {
    const wasAsked = greeting
    losses = 0
    greeting = false
    rest(from)
    // After a restored backup the club has fewer events than were received here.
    const isBack = seq < since
    if (!sure || isBack || (last !== undefined && seq > last)) onMissed()
    sure = true
    last = isBack ? seq : Math.max(seq, last ?? 0)
    onState('open')
    // An unsolicited message may only have been overtaken by a later one.
    if (!wasAsked && seq < last) hello(from)
  }

  function lost() {
    turn += 1
    socket = undefined
    greeting = false
    forget()
    if (stopped) return
    if (last === undefined) sure = false
    onState('closed')
    const pause = Math.min(longestPause, firstPause * 2 ** losses) * (0.7 + 0.6 * chance())
    losses += 1
    forget = after(pause, () => void connect())
  }
}
