import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownerOf } from './embedded/engine.ts'
import { migrate, type Migration, type Owner } from './migrate.ts'

let pglite: PGlite
let owner: Owner
beforeAll(async () => {
  pglite = await PGlite.create()
  owner = ownerOf(pglite)
})
afterAll(() => pglite.close())

const file = (name: string, sql: string): Migration => ({ name, sql, hash: `hash of ${sql}` })
const first = file('0001_a.sql', 'create table a (id int); insert into a values (1)')

describe('REL-19 migrations', () => {
  test('are applied once, in order', async () => {
    const second = file('0002_b.sql', 'insert into a values (2)')
    expect(await migrate(owner, [first])).toEqual(['0001_a.sql'])
    expect(await migrate(owner, [first, second])).toEqual(['0002_b.sql'])
    expect(await migrate(owner, [first, second])).toEqual([])
    expect(await owner.query('select id from a order by id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('leave nothing behind when one fails, and say which', async () => {
    const broken = file('0003_c.sql', 'create table c (id int); insert into nowhere values (1)')
    await expect(migrate(owner, [first, broken])).rejects.toThrow('0003_c.sql: relation "nowhere"')
    expect(await owner.query(`select to_regclass('c') as found`)).toEqual([{ found: null }])
    const mended = file('0003_c.sql', 'create table c (id int)')
    expect(await migrate(owner, [first, mended])).toEqual(['0003_c.sql'])
  })

  test('may not change once they were applied', async () => {
    const changed = { ...first, hash: 'another' }
    await expect(migrate(owner, [changed])).rejects.toThrow('0001_a.sql was changed')
  })
})
