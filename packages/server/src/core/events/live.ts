import type { Tenant } from '../auth/principal.ts'
import {
  rateCounter,
  isSequence,
  messageOf,
  parseMessage,
  type OutboxEvent,
  type LiveMessage,
} from './live.messages.ts'
import { activeSession, eventsSince } from './live.store.ts'
import { latestEnd } from '../limits.ts'
import type { Dependencies } from '../dependencies.ts'
import { asTenant, type Transact } from '../db/transaction.ts'

/** Sockets that read from the database concurrently after a reconnect. */
const CATCHING_UP_AT_ONCE = 4

/** Transport of one socket, provided by the host. */
export interface SocketTransport {
  send: (text: string) => void
  /** 1008: not allowed (any more). 1012: the server restarts. */
  close: (code: number, reason: string) => void
}

/** Callbacks of the host for one socket. */
export interface SocketSession {
  hear: (text: string) => void
  closed: () => void
}

/** The sockets of this instance. */
export interface Live {
  /** Opens a socket for a single-use ticket; null where the ticket is invalid or used. */
  open: (ticket: string, wire: SocketTransport) => Promise<SocketSession | null>
  /** Closes every socket with the code for a restart. */
  restart: () => void
  close: () => Promise<void>
}

/** A device, and a person who may decide about it. */
interface DeviceRequest {
  staff: number
  device: number
}

interface Socket extends Tenant {
  session: number
  /** The person as whom the app is viewed; the clubs are those of both. */
  viewed: number | null
  clubs: number[]
  wire: SocketTransport
}

/**
 * Live messages by LISTEN/NOTIFY, so that all servers of one database send the same. Sockets close as soon as
 * their session ends.
 */
export async function createLive(parts: Dependencies, transact: Transact): Promise<Live> {
  const { database, limits, clock, secrets, log } = parts
  const sockets = new Set<Socket>()
  const tooMany = rateCounter(limits.messages)
  /** Sockets that have not caught up since the last reconnect, in order. */
  const behind = new Set<Socket>()
  let catchingUp = 0

  const stop = await Promise.all([
    database.listen('zal_event', (text) => tell(JSON.parse(text) as OutboxEvent), catchUp),
    database.listen('zal_session', (id) => end((socket) => socket.session === Number(id))),
    database.listen('zal_request', (text) => tellRequest(JSON.parse(text) as DeviceRequest)),
    database.listen('zal_notification', (id) => tellNotified(Number(id))),
    database.listen('zal_staff', (id) => each((socket) => concerns(socket, Number(id)), renew)),
  ])

  return {
    open: async (ticket, wire) => {
      const socket = await admit(ticket, wire)
      if (!socket) return null
      sockets.add(socket)
      return {
        hear: (text) => orDrop(socket, hear(socket, text)),
        closed: () => sockets.delete(socket),
      }
    },
    restart: () => {
      for (const socket of sockets) {
        send(socket, { type: 'restarting' })
        drop(socket, 1012, 'restarting')
      }
    },
    close: async () => {
      await Promise.all(stop.map((each) => each()))
    },
  }

  async function admit(ticket: string, wire: SocketTransport): Promise<Socket | null> {
    const hash = await secrets.hash(ticket)
    const now = clock()
    const found = await transact(async (work) => {
      const owner = await work.connection.query<{ merchant_id: number }>(
        'select merchant_id from ticket_of($1)',
        [hash],
      )
      const merchant = owner.rows[0]?.merchant_id
      if (merchant === undefined) return null
      await asTenant(work, { merchant, club: 0, staff: 0 })
      const used = await work.connection.query<{ session_id: number; viewed_id: number | null }>(
        `update socket_ticket set used_at = $2
          where merchant_id = current_merchant() and hash = $1 and used_at is null
            and expires_at > $2 and expires_at <= $3
          returning session_id, viewed_id`,
        [hash, now, latestEnd(now, limits.ticketSeconds)],
      )
      const [ticket] = used.rows
      if (!ticket) return null
      const { session_id: session, viewed_id: viewed } = ticket
      return activeSession(work, { merchant, session, viewed }, now)
    })
    if (!found) return null
    const theirs = [...sockets].filter(({ staff }) => staff === found.staff)
    if (theirs.length >= limits.sockets) return null
    return { ...found, club: 0, wire }
  }

  async function hear(socket: Socket, text: string) {
    if (!sockets.has(socket)) return
    if (tooMany(socket.staff, clock().getTime())) return drop(socket, 1008, 'too many')
    const message = parseMessage(text)
    if (message?.type === 'handshake' && isSequence(message.since)) {
      return handshake(socket, { gym_id: message.gym_id, since: message.since })
    }
    if (message?.type !== 'ping') return drop(socket, 1008, 'unknown message')
    if (await stays(socket)) send(socket, { type: 'ping' })
  }

  async function handshake(
    socket: Socket,
    { gym_id, since }: { gym_id?: unknown; since?: number },
  ) {
    const club = socket.clubs.find((each) => each === gym_id)
    if (club === undefined) return drop(socket, 1008, 'no such club')
    socket.club = club
    const missed = await transact(async (work) => {
      await asTenant(work, { merchant: socket.merchant, club, staff: socket.staff })
      return eventsSince(work, club, since)
    })
    for (const each of missed.events) send(socket, messageOf({ ...each, merchant: 0, club }))
    send(socket, { type: 'ready', seq: missed.seq, gym_id: club, since })
  }

  function tell(happened: OutboxEvent) {
    // Serialised once for all receivers.
    const text = JSON.stringify(messageOf(happened))
    for (const { merchant, club, wire } of sockets) {
      if (merchant === happened.merchant && club === happened.club) wire.send(text)
    }
  }

  /** A device waits for the decision of this person, who decides nothing in a view as somebody else. */
  function tellRequest({ staff, device }: DeviceRequest) {
    for (const socket of sockets)
      if (socket.staff === staff && socket.viewed === null)
        send(socket, { type: 'verification_request', kind: 'device.created', id: device })
  }

  /** The notifications of this person have changed; a view shows those of the viewed person. */
  function tellNotified(person: number) {
    for (const socket of sockets)
      if ((socket.viewed ?? socket.staff) === person)
        send(socket, { type: 'notification', kind: 'notification.changed' })
  }

  /**
   * After a reconnect of the database every socket reloads its permissions and the last sequence number, so
   * that it can request missed events. Runs a few at a time to leave connections for requests; a socket that
   * is still waiting at the next reconnect catches up once.
   */
  function catchUp() {
    for (const socket of sockets) behind.add(socket)
    const free = CATCHING_UP_AT_ONCE - catchingUp
    for (let nth = 0; nth < free; nth += 1) {
      catchUpInTurn().catch((error: unknown) => log.error({ error }, 'fault'))
    }
  }

  async function catchUpInTurn() {
    catchingUp += 1
    try {
      for (const socket of behind) {
        behind.delete(socket)
        await catchUpOne(socket).catch(() => drop(socket, 1011, 'fault'))
      }
    } finally {
      catchingUp -= 1
    }
  }

  async function catchUpOne(socket: Socket) {
    if (!sockets.has(socket)) return
    await renew(socket)
    if (sockets.has(socket) && socket.club !== 0) await handshake(socket, { gym_id: socket.club })
  }

  /** T-19: permissions or clubs have changed. */
  async function renew(socket: Socket) {
    if (await stays(socket)) send(socket, { type: 'permissions_changed' })
  }

  /**
   * Whether the session is still valid; a socket in a club that is no longer theirs is notified and closed.
   */
  async function stays(socket: Socket): Promise<boolean> {
    const { merchant, staff } = socket
    const still = await transact(async (work) => {
      await asTenant(work, { merchant, club: 0, staff })
      return activeSession(work, socket, clock())
    })
    if (!still) drop(socket, 1008, 'session ended')
    if (!still || !sockets.has(socket)) return false
    socket.clubs = still.clubs
    if (socket.club === 0 || still.clubs.includes(socket.club)) return true
    send(socket, { type: 'permissions_changed' })
    drop(socket, 1008, 'not allowed any more')
    return false
  }

  function each(theirs: (socket: Socket) => boolean, work: (socket: Socket) => Promise<void>) {
    for (const socket of sockets) if (theirs(socket)) orDrop(socket, work(socket))
  }

  /** Closes the socket where its session could not be read: the browser reconnects with a new ticket. */
  function orDrop(socket: Socket, work: Promise<void>) {
    work.catch(() => drop(socket, 1011, 'fault'))
  }

  function end(theirs: (socket: Socket) => boolean) {
    for (const socket of sockets) if (theirs(socket)) drop(socket, 1008, 'session ended')
  }

  function drop(socket: Socket, code: number, reason: string) {
    if (sockets.delete(socket)) socket.wire.close(code, reason)
  }
}

/** Whether a change of this person concerns the rights of the socket. */
const concerns = ({ staff, viewed }: Socket, person: number) =>
  staff === person || viewed === person

function send({ wire }: Socket, message: LiveMessage) {
  wire.send(JSON.stringify(message))
}
