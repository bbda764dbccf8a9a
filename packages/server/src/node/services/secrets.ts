import { hash, randomBytes } from 'node:crypto'
import type { Secrets } from '../../core/auth/secrets.ts'

export const nodeSecrets: Secrets = {
  token: () => randomBytes(32).toString('base64url'),
  hash: (text) => hash('sha256', text, 'hex'),
  chance: Math.random,
}
