import type { Passwords } from '../core/auth/passwords.ts'

/** For the page and for tests, where no password is worth hiding: there is no Argon2 in a page. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain$${password}`,
  verify: async (password, stored) => stored === `plain$${password}`,
}
