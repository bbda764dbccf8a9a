import type { Database } from '../core/database.ts'

/** What a test may know of the way to the database. */
export interface Watch {
  /** Statements so far. */
  queries: number
  /** Connections that somebody holds now: a transaction is open on each. */
  held: number
}

/** The same database, watched. */
export function watched(database: Database): { database: Database; watch: Watch } {
  const watch: Watch = { queries: 0, held: 0 }
  const giveBack = () => {
    watch.held -= 1
  }
  return {
    watch,
    database: {
      ...database,
      connect: async () => {
        const lent = await database.connect()
        watch.held += 1
        return {
          begin: () => lent.begin(),
          query: (text, values, name) => {
            watch.queries += 1
            return lent.query(text, values, name)
          },
          release: (broken) => {
            giveBack()
            lent.release(broken)
          },
          leave: () => {
            giveBack()
            lent.leave()
          },
        }
      },
    },
  }
}
