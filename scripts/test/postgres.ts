import { startPostgres } from '../lib/postgres.ts'

/**
 * Starts PostgreSQL once per run; tests find it in `ZAL_POSTGRES_URL` and create their own databases in it. A
 * server that is already set there is used unchanged.
 */
export async function setup() {
  if (process.env.ZAL_POSTGRES_URL) return
  const server = await startPostgres()
  process.env.ZAL_POSTGRES_URL = server.url
  stop = server.stop
}

export const teardown = () => stop?.()

let stop: (() => Promise<void>) | undefined
