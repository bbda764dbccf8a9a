import { prove } from '../src/queries/integrity/prove.ts'
import type { Person, TestServer } from '../src/testing/index.ts'

/** Loads, removes and counts the sample gym of a server. */
export function sampleGym(api: TestServer) {
  const path = '/management/sample-gym/'
  const load = (person: Person = 'owner') => api.as(person).post(path)
  return {
    load,
    remove: (person: Person = 'owner') => api.as(person).delete(path),
    /** The sample gym as the first steps tell it. */
    found: async (person: Person = 'owner'): Promise<{ id: number; name: string } | null> =>
      (await api.as(person).get('/management/first-steps/')).body.results.sample,
    /** Loads it; returns the id of the club. */
    loaded: async (person: Person = 'owner') => {
      const { status, text, body } = await load(person)
      if (status !== 200) throw new Error(text)
      return body.results.id as number
    },
    /** Checks of the books that find something. */
    faults: async (merchant = 1) =>
      (await prove((text) => api.sql(merchant, text))).filter((each) => each.faults > 0),
    /**
     * Numbers of rows of the first merchant by table, without what any request adds: audit rows, answers by key, sessions
     * and messages to other clubs. Words of the search are kept for all clubs.
     */
    counts: async () => {
      const tables = await api.sql<{ name: string }>(
        null,
        `select c.relname::text as name from pg_class c
           join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1::text[]) order by 1`,
        [
          [
            'audit_log',
            'idempotency_key',
            'event',
            'name_word',
            'session',
            'device',
            'redirect_hash',
          ],
        ],
      )
      const columns = tables.map(
        ({ name }) => `(select count(*)::int from "${name}" where merchant_id = 1) as "${name}"`,
      )
      const [row] = await api.sql<Record<string, number>>(1, `select ${columns.join(', ')}`)
      return row ?? {}
    },
  }
}
