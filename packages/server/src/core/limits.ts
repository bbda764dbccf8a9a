/** Resource limits of one request, person or session. */
export interface Limits {
  /** Bytes of a JSON body. */
  body: number
  /** Bytes of a JSON body without a session. */
  publicBody: number
  /** Bytes of a file. */
  file: number
  /** Budget of bytes for the large bodies of all concurrent requests. */
  bodies: number
  /** Seconds without a request after which a session ends, on an approved device and elsewhere. */
  idle: { approved: number; elsewhere: number }
  /** Maximum age of a session in seconds. */
  session: number
  redirectSeconds: number
  recoverySeconds: number
  /** Lifetime of the link that sets the first password of a person. */
  invitationSeconds: number
  /** Lifetime of a link that confirms a new e-mail. */
  emailSeconds: number
  ticketSeconds: number
  /** Open sockets per person. */
  sockets: number
  /** Messages per person and minute, over all sockets. */
  messages: number
}

/** Defaults of every host. */
export const defaultLimits: Limits = {
  body: 256 * 1024,
  publicBody: 64 * 1024,
  file: 2_000_000,
  bodies: 256 * 1024 * 1024,
  idle: { approved: 12 * 3600, elsewhere: 30 * 60 },
  session: 14 * 86_400,
  redirectSeconds: 60,
  recoverySeconds: 30 * 60,
  invitationSeconds: 7 * 86_400,
  emailSeconds: 24 * 3600,
  ticketSeconds: 30,
  sockets: 20,
  messages: 100,
}

/** Maximum clock difference between processes, in seconds. */
const SLACK = 120

/**
 * The latest expiry that something with this lifetime can have now. A later expiry was set before the clock
 * was corrected backwards, and would stay valid for as long as the clock was wrong.
 */
export const latestEnd = (now: Date, seconds: number) =>
  new Date(now.getTime() + (seconds + SLACK) * 1000)
