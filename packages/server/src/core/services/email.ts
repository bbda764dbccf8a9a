/** Letters to people, behind an interface because every installation sends them its own way. */
export interface Mail {
  /** Hands a letter over; resolves when somebody else is responsible for it. */
  send: (letter: Letter) => Promise<void>
}

/** A letter of plain text. */
export interface Letter {
  to: string
  subject: string
  text: string
}
