/** Randomness and hashing, injected so that tests control them and the in-page server can have its own. */
export interface Secrets {
  /** 256 random bits in base64url. */
  token: () => string
  /** SHA-256 as lower-case hex. */
  hash: (text: string) => string | Promise<string>
  /** A number in [0, 1), for jitter. */
  chance: () => number
}
