/** A message to the browser: kinds and ids, no personal data and no amounts. */
export interface LiveMessage {
  type: string
  seq?: number
  kind?: string
  id?: number
  gym_id?: number
}

export interface Happened {
  merchant: number
  club: number
  seq: number
  kind: string
  id: number
}

export function messageOf({ kind, id, seq, club }: Happened): LiveMessage {
  return { type: types[kind] ?? 'record_changed', kind, id, seq, gym_id: club }
}

/** The message types of the specification, by what happened. */
const types: Record<string, string> = {
  'member.created': 'new_customer_added',
  'checkin.created': 'checkin_update',
  'checkin.removed': 'checkin_update',
  'payment.created': 'payment_completed',
}

/** What a browser said, or null where it is no message. */
export function read(text: string): { type?: unknown; gym_id?: unknown; since?: unknown } | null {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' ? message : null
  } catch {
    return null
  }
}

/** Counts what a socket says; true once it is more than `limit` in a minute. */
export function tooMany(socket: { heard: number; since: number }, now: number, limit: number) {
  if (now - socket.since >= 60_000) {
    socket.since = now
    socket.heard = 0
  }
  socket.heard += 1
  return socket.heard > limit
}
