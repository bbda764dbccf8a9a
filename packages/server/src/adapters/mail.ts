import type { Email, Mailer } from '../core/services/email.ts'

/** Mail transport that passes e-mails to a callback, for tests and stories. */
export function capturingMailer(hear: (letter: Email) => void): Mailer {
  return { send: async (letter) => hear(letter) }
}
