import type { Secrets } from '../core/secrets.ts'

/** Randomness and hashing by Web Crypto. */
export const pageSecrets: Secrets = {
  token: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  },
  hash: async (text) => {
    const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  },
  chance: Math.random,
}
