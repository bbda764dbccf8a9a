import type { components } from './schema.d.ts'

/** A live message as the contract has it: kinds and ids, no personal data. */
export type LiveMessage = components['schemas']['LiveMessage']

/** `closed` until the next attempt; the connection goes on trying by itself. */
export type LiveState = 'connecting' | 'open' | 'closed'

/** What a live connection needs, and who hears of it. */
export interface LiveOptions {
  /** Address of the socket, as `wss://club.example/api/v1/ws/`. */
  url: string
  /** A new one-use token of `/auth/ephemeral-token/` for every connection. */
  ticket: () => Promise<string>
  /** Id of the club whose events are wanted. */
  club: number
  /** Each event once and in order. */
  onMessage: (message: LiveMessage) => void
  /** More happened than could be told one by one: read everything again. */
  onMissed?: () => void
  onState?: (state: LiveState) => void
  socket?: (url: string) => Socket
  /** Calls back after milliseconds; returns how to forget it. */
  after?: (ms: number, call: () => void) => () => void
  /** A number in [0, 1), for jitter. */
  chance?: () => number
}

/** A live connection; closed it stays so. */
export interface Live {
  close: () => void
}

/** The part of WebSocket that is used. */
export interface Socket {
  /** 2 while it closes, 3 afterwards: nothing can be said any more. */
  readyState?: number
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
}

const pingEvery = 30_000
/** A peer that has not answered a hello or a ping by then is dead. */
const patience = 15_000
const firstPause = 1000
const longestPause = 30_000

/**
 * Keeps a live connection: says hello, pings every 30 s, comes back after 1 s to 30 s (± 30 %),
 * and asks for what it missed by the number of the last event. Whatever stays unanswered for 15 s (a
 * ticket, an opening, a hello, a ping) counts as lost.
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
  /** Whether nothing can have happened unheard before it was told where the numbers begin. */
  let sure = true
  let losses = 0
  /** Counts the connections that were begun: what comes to an earlier one is too late. */
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

  /** What comes in while the line closes may still want an answer; the next connection asks for it. */
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
    // A restored backup: the club has fewer events than were heard here.
    const isBack = seq < since
    if (!sure || isBack || (last !== undefined && seq > last)) onMissed()
    sure = true
    last = isBack ? seq : Math.max(seq, last ?? 0)
    onState('open')
    // What nobody asked for may only have been overtaken.
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
