import type { Letter, Mail } from '../core/services/email.ts'

/** Letters for whoever listens instead of the post: a test, a story. */
export function heardMail(hear: (letter: Letter) => void): Mail {
  return { send: async (letter) => hear(letter) }
}
