import type { Email, Mailer } from '../core/services/email.ts'

/** Letters for whoever listens instead of the post: a test, a story. */
export function capturingMailer(hear: (letter: Email) => void): Mailer {
  return { send: async (letter) => hear(letter) }
}
