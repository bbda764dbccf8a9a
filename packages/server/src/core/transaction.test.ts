import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/index.ts'
import { writing } from './watched.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

/** They make tables in migrations, say who asks, or only take a lock. */
const others = [
  'enter',
  'lock_timetable',
  'reader_function',
  'take_turn',
  'tenant_ledger',
  'tenant_table',
]

test('REL-18 every function that may write is known, so that its COMMIT is waited for', async () => {
  const found = await api.sql<{ name: string }>(
    null,
    `select distinct proname::text as name from pg_proc p
      where provolatile = 'v' and prorettype <> 'trigger'::regtype and pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  const known = [...writing.filter((name) => name !== 'pg_notify'), ...others]
  expect(found.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})
