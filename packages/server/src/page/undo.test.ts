import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulate } from '../../test/simulator/simulate.ts'
import { simulatedServer } from '../../test/simulator/world.ts'
import type { Owner } from '../node/migrate.ts'
import type { TestServer } from '../testing/index.ts'
import { recordChanges } from './undo.ts'

let api: TestServer
let owner: Owner
beforeAll(async () => {
  api = await simulatedServer('', (one) => {
    owner = one
  })
})
afterAll(() => api.close())

/** Checksums of all tables, and the values of all sequences. */
async function content() {
  const tables = await owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const sums = tables.map(
    ({ name }) =>
      `(select md5(string_agg(t::text, ' ' order by t::text)) from ${name} t) as ${name}`,
  )
  return [
    await owner.query(`select ${sums.join(', ')}`),
    await owner.query(`select * from pg_sequences where schemaname = 'public' order by 2`),
  ]
}

test('all that a gym writes is reverted, and can be written again', async () => {
  await owner.exec('reset role')
  const undo = await recordChanges(owner)
  const before = await content()
  for (const seed of [1, 2]) {
    await owner.exec('set role zal_app')
    await simulate(api, seed, 60)
    await owner.exec('reset role')
    expect(await content()).not.toEqual(before)
    await undo()
    expect(await content()).toEqual(before)
  }
})
