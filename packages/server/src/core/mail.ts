/** Sends e-mail; an interface, because each installation has its own transport. */
export interface Mail {
  /** Sends an e-mail; resolves when the transport has accepted it. */
  send: (letter: Letter) => Promise<void>
}

/** A plain-text e-mail. */
export interface Letter {
  to: string
  subject: string
  text: string
}
