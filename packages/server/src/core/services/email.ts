/** Sends e-mail; an interface, because each installation has its own transport. */
export interface Mailer {
  /** Sends an e-mail; resolves when the transport has accepted it. */
  send: (letter: Email) => Promise<void>
}

/** A plain-text e-mail. */
export interface Email {
  to: string
  subject: string
  text: string
}
