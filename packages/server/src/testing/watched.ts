import type { Database } from '../core/db/database.ts'

/** What a test may know of the way to the database. */
export interface Watch {
  /** Statements so far. */
  queries: number
  /** Connections that somebody holds now: a transaction is open on each. */
  held: number
  /** Each call to somebody outside, in order, with the connections that were held at that moment. */
  outward: { adapter: string; held: number }[]
}

/** The same database, watched. */
export function watched(database: Database): { database: Database; watch: Watch } {
  const watch: Watch = { queries: 0, held: 0, outward: [] }
  const giveBack = () => {
    watch.held -= 1
  }
  return {
    watch,
    database: {
      ...database,
      connect: async (patience) => {
        const lent = await database.connect(patience)
        watch.held += 1
        return {
          query: (text, values, name) => {
            watch.queries += 1
            return lent.query(text, values, name)
          },
          release: (broken) => {
            giveBack()
            lent.release(broken)
          },
        }
      },
    },
  }
}

/** An adapter for somebody outside; the watch learns of every call to it. */
export function outside<A extends object>(adapter: string, it: A, watch: Watch): A {
  return new Proxy(it, {
    get: (target, name, receiver) => {
      const value: unknown = Reflect.get(target, name, receiver)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        watch.outward.push({ adapter, held: watch.held })
        return value.apply(target, given)
      }
    },
  })
}
