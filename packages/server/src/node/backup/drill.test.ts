import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../../seed/random.ts'
import { gym, saleOf, type Gym } from '../../../test/gym.ts'
import { counted } from '../../../test/long.ts'
import { reports } from '../../../test/reports.ts'
import { isSound, prove } from '../../queries/integrity/prove.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { emptyPglite } from '../../testing/template.ts'
import { ownerOf } from '../embedded/engine.ts'
import type { Owner } from '../migrate.ts'
import { backUp } from './backUp.ts'
import { BrokenBackup } from './file.ts'
import { restore } from './restore.ts'

const drills = counted(2, 20)
const key = Buffer.alloc(32, 9)
const folder = mkdtempSync(join(tmpdir(), 'zal-drill-'))

let api: TestServer
let books: Owner
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer({
    fill: (one) => {
      books = one
      return Promise.resolve()
    },
  })
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

/** Runs as the owner of the tables, between two requests. */
async function behind<T>(work: (owner: Owner) => Promise<T>): Promise<T> {
  await books.exec('reset role')
  return work(books).finally(() => books.exec('set role zal_app'))
}

test(`REL-21 ${drills} of ${drills} encrypted backups, at random points of the work, come back as they were`, async () => {
  const random = createRandom(21)
  const other = await emptyPglite()
  const there = ownerOf(other)
  for (let nth = 0; nth < drills; nth += 1) {
    for (const member of await rows.members(random.int(1, 4))) {
      const { status } = await api.as('owner').post('/management/payment/', saleOf(member, plan))
      expect(status).toBe(200)
      if (random.chance(0.5)) await rows.deposit(member, random.int(1, 9) * 10_000)
    }
    const file = join(folder, `${nth}.zal`)
    const before = await behind(async (owner) => {
      await backUp(owner, file, key)
      return reports(owner)
    })
    await restore(there, file, { key, replace: true })
    expect(await reports(there)).toEqual(before)
    expect(isSound(await prove((text) => there.query(text)))).toBe(true)
  }
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)
  expect(new Set(sizes)).toEqual(new Set([0o600]))

  // A refused restore leaves the database unchanged.
  const before = await reports(there)
  for (const wrong of [undefined, Buffer.alloc(32, 1)]) {
    const refused = restore(there, join(folder, '0.zal'), { key: wrong, replace: true })
    await expect(refused).rejects.toThrow(BrokenBackup)
    await expect(refused).rejects.toThrow('BACKUP_KEY is not the key')
  }
  expect(await reports(there)).toEqual(before)
  await other.close()
}, 900_000)
