import type { Database } from '../core/database.ts'

/** Statistics of a database for tests. */
export interface Watch {
  /** Number of statements. */
  queries: number
  /** Connections in use; each has an open transaction. */
  held: number
  /** Calls to external services, in order, each with the number of connections in use at that moment. */
  outward: { adapter: string; held: number }[]
}

/** Wraps a database with statistics. */
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

/** Wraps an adapter of an external service; records every call. */
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
