/** Password hashing, behind an interface because the page has no Argon2. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** True where `password` belongs to `stored`. Takes as long for null as for a real hash. */
  verify: (password: string, stored: string | null) => Promise<boolean>
}
