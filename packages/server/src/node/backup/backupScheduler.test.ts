import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pgliteDatabase } from '../../adapters/pglite.ts'
import type { Database } from '../../core/db/database.ts'
import { fixture } from '../../testing/index.ts'
import { seededFolder } from '../../testing/seededFolder.ts'
import { emptyPglite } from '../../testing/template.ts'
import { openEmbedded, ownerOf } from '../embedded/engine.ts'
import { nameAt } from './retention.ts'
import { restore } from './restore.ts'
import { backUpOnce } from './backupScheduler.ts'

const folder = await seededFolder(0)
const into = join(folder, 'backups')
const key = Buffer.alloc(32, 5)
let at = new Date('2026-11-21T07:15:00Z')
const faults: unknown[] = []
const log = { info() {}, warn() {}, error: (fields: object) => void faults.push(fields) }
const place = { data: folder, into, clock: () => at, log }

let database: Database
beforeAll(async () => {
  vi.stubEnv('BACKUP_KEY', key.toString('hex'))
  const pglite = await openEmbedded(folder)
  await fixture(ownerOf(pglite))
  database = await pgliteDatabase(pglite)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
  rmSync(folder, { recursive: true })
})

async function say(sql: string) {
  const connection = await database.connect()
  await connection.query('begin')
  await connection.query(`select set_config('zal.merchant', '1', true)`)
  await connection.query(sql)
  await connection.query('commit')
  connection.release()
}

async function alone<T>(work: () => Promise<T>) {
  const connection = await database.connect()
  return work().finally(() => connection.release())
}

test('REL-21 a database is kept while it works, encrypted, and comes back as it was at that moment', async () => {
  await say(`update club set name = 'Kechagi nom' where id = 1`)
  mkdirSync(join(into, 'copy-1'), { recursive: true })
  writeFileSync(join(into, 'zal-2026.zal.00ff.part'), 'half')
  let copied = () => {}
  const copying = new Promise<void>((resolve) => {
    copied = resolve
  })
  const taking = backUpOnce(place, async (work) => {
    const done = await alone(work)
    copied()
    return done
  })
  await copying
  // Requests continue while the file is being written.
  await say(`update club set name = 'Bugungi nom' where id = 1`)
  expect(await taking).toBe(nameAt(at))
  expect(faults).toEqual([])
  expect(readdirSync(into)).toEqual([nameAt(at)])
  const other = await emptyPglite()
  await restore(ownerOf(other), join(into, nameAt(at)), { key })
  expect((await other.query('select name from club where id = 1')).rows).toEqual([
    { name: 'Kechagi nom' },
  ])
  await other.close()
}, 300_000)

test('REL-21 a failed backup is logged, and no earlier one is deleted', async () => {
  const before = readdirSync(into)
  at = new Date('2027-01-21T07:15:00Z')
  vi.stubEnv('BACKUP_KEY', 'short')
  expect(await backUpOnce(place, alone)).toBeNull()
  expect(String((faults[0] as { error: Error }).error)).toContain('BACKUP_KEY has to be 32 bytes')
  expect(readdirSync(into)).toEqual(before)
  await say(`update club set name = 'Yana ishlaydi' where id = 1`)
})
