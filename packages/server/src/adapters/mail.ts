import type { Letter, Mail } from '../core/mail.ts'

/** Mail transport that passes e-mails to a callback, for tests and stories. */
export function heardMail(hear: (letter: Letter) => void): Mail {
  return { send: async (letter) => hear(letter) }
}
