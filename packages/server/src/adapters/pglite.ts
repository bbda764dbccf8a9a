import type { PGlite } from '@electric-sql/pglite'
import type { Connection, Database } from '../core/database.ts'
import { opening, parsers, sent } from './types.ts'

export const pgliteOptions = { parsers }

/**
 * The embedded database as a pool of one: whoever wants the connection waits for its turn.
 * From here on it runs as `zal_app`; migrations come before.
 */
export async function pgliteDatabase(pglite: PGlite): Promise<Database> {
  await pglite.exec(opening)
  const stops = new Set<() => Promise<void>>()
  let turn: Promise<void> = Promise.resolve()

  const connection = (release: () => void): Connection => ({
    query: async (text, values = []) => {
      const result = await pglite.query<never>(text, values.map(sent))
      return { rows: result.rows, count: result.affectedRows || result.rows.length }
    },
    release,
  })

  return {
    connect: async () => {
      const before = turn
      let release = () => {}
      turn = new Promise((resolve) => {
        release = resolve
      })
      await before
      return connection(release)
    },
    listen: async (channel, hear) => {
      const stop = await pglite.listen(channel, hear)
      const once = async () => {
        if (stops.delete(once)) await stop()
      }
      stops.add(once)
      return once
    },
    close: async () => {
      await turn
      await Promise.all([...stops].map((stop) => stop()))
      await pglite.close()
    },
  }
}
