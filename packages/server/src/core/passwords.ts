/** Password hashing; an interface, because the in-page server has no Argon2. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Whether `password` matches `stored`. Takes as long for null as for a real hash. */
  verify: (password: string, stored: string | null) => Promise<boolean>
}
