import { startPostgres } from '../lib/postgres.ts'

/**
 * Starts PostgreSQL once for a run; tests find it as `ZAL_POSTGRES_URL` and make databases of their
 * own in it. A server that is named there already is used as it is.
 */
export async function setup() {
  if (process.env.ZAL_POSTGRES_URL) return
  const server = await startPostgres()
  process.env.ZAL_POSTGRES_URL = server.url
  stop = server.stop
}

export const teardown = () => stop?.()

let stop: (() => Promise<void>) | undefined
