import type { Letter, Mail } from '../core/mail.ts'

/** Where no transport is: whoever runs the server reads the letters in its log and passes them on. */
export function loggedMail(write: (letter: Letter) => void): Mail {
  return { send: async (letter) => write(letter) }
}
