/** How much of everything one request, person or session may use. */
export interface Limits {
  /** Bytes of a JSON body. */
  body: number
  /** Bytes of a JSON body of somebody who is not signed in. */
  publicBody: number
  /** Bytes of a file. */
  file: number
  /** Bytes that the large bodies of all requests under way hold together. */
  bodies: number
  /** Seconds without a request after which a session ends, on an approved device and elsewhere. */
  idle: { approved: number; elsewhere: number }
  /** Seconds after which a session ends in any case. */
  session: number
  redirectSeconds: number
  recoverySeconds: number
  ticketSeconds: number
  /** Open sockets of one person. */
  sockets: number
  /** Messages that one person may send in a minute, on all sockets together. */
  messages: number
}

/** What holds where a host says nothing else. */
export const defaultLimits: Limits = {
  body: 256 * 1024,
  publicBody: 64 * 1024,
  file: 2_000_000,
  bodies: 256 * 1024 * 1024,
  idle: { approved: 12 * 3600, elsewhere: 30 * 60 },
  session: 14 * 86_400,
  redirectSeconds: 60,
  recoverySeconds: 30 * 60,
  ticketSeconds: 30,
  sockets: 20,
  messages: 100,
}

/** Seconds by which the clocks of processes may differ. */
const SLACK = 120

/**
 * The latest end that something with so many seconds to live may have now. What ends later was made before
 * the clock went back, and would live for as long as the clock was wrong.
 */
export const latestEnd = (now: Date, seconds: number) =>
  new Date(now.getTime() + (seconds + SLACK) * 1000)
