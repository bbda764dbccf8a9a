import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded, ownerOf, synced } from './engine.ts'
import { migrate } from '../migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-embedded-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('REL-18 every commit reaches the disk before it is acknowledged', async () => {
  const pglite = await openEmbedded(folder)
  await pglite.exec('create table kept (id int)')
  const before = synced.calls
  for (let id = 0; id < 20; id += 1) await pglite.query('insert into kept values ($1)', [id])
  expect(synced.calls - before).toBeGreaterThanOrEqual(20)
  await pglite.close()
})

test('finds the written data when the folder is reopened, and runs migrations once', async () => {
  const pglite = await openEmbedded(folder)
  const owner = ownerOf(pglite)
  expect(await owner.query('select count(*)::int as count from kept')).toEqual([{ count: 20 }])
  expect((await migrate(owner)).length).toBeGreaterThan(3)
  expect(await migrate(owner)).toEqual([])
  await pglite.close()
})
