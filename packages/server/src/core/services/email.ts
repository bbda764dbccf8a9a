/** Letters to people, behind an interface because every installation sends them its own way. */
export interface Mailer {
  /** Hands a letter over; resolves when somebody else is responsible for it. */
  send: (letter: Email) => Promise<void>
}

/** A letter of plain text. */
export interface Email {
  to: string
  subject: string
  text: string
}
