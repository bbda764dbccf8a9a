import type { Passwords } from '../core/passwords.ts'

/** Passwords in plain text, for the page (which has no Argon2) and for tests, where they are not secret. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain$${password}`,
  verify: async (password, stored) => stored === `plain$${password}`,
}
