import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pgliteOptions } from '../src/adapters/pglite.ts'
import { backUp } from '../src/node/backup/backUp.ts'
import { BrokenBackup } from '../src/node/backup/file.ts'
import { restore } from '../src/node/backup/restore.ts'
import { extensions, ownerOf } from '../src/node/embedded/engine.ts'
import { migrate, readSchema, type Owner } from '../src/node/migrate.ts'
import { prove } from '../src/rules/integrity/prove.ts'
import { migratedPglite } from '../src/testing/template.ts'
import { catalogueOf, numberedBackup, numberedSql } from './catalogue.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-catalogue-'))
const older = join(folder, 'older.zal')
let pglite: PGlite
let owner: Owner
beforeAll(async () => {
  pglite = await migratedPglite()
  owner = ownerOf(pglite)
})
afterAll(async () => {
  await pglite.close()
  rmSync(folder, { recursive: true })
})

describe('the catalogue', () => {
  test('has the functions of the files, with bodies that PostgreSQL accepts', async () => {
    const { functions } = readSchema()
    const texts = functions.map(({ sql }) => sql).join('\n')
    const defined = [...texts.matchAll(/^create or replace (?:function|aggregate) (\w+)\(/gm)]
    const found = await owner.query<{ name: string }>(`
      select f.proname as name from pg_proc f where f.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')`)
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      defined.map(([, name]) => name).toSorted(),
    )
    await owner.exec(`begin; set local check_function_bodies = on; ${texts}; rollback`)
  })
})

describe('REL-19 REL-21 the last schema with numbered migrations', () => {
  const fresh = () => PGlite.create({ ...pgliteOptions, extensions })

  test('becomes the same as a new one when a server opens it', async () => {
    const other = await fresh()
    const there = ownerOf(other)
    await there.exec(numberedSql())
    expect(await catalogueOf(there)).not.toEqual(await catalogueOf(owner))
    await migrate(there)
    expect(await catalogueOf(there)).toEqual(await catalogueOf(owner))
    expect(await migrate(there)).toEqual([])
    await other.close()
  })

  test('and its backups are restored into the same, with all rows and whole books', async () => {
    const other = await fresh()
    const there = ownerOf(other)
    expect(await restore(there, numberedBackup)).toEqual({ tables: 59, rows: 6214 })
    expect(await catalogueOf(there)).toEqual(await catalogueOf(owner))
    const faults = await prove((text) => there.query(text))
    expect(faults.filter((each) => each.faults > 0)).toEqual([])
    expect(await migrate(there)).toEqual([])
    await other.close()
  })

  test('has to be complete: an older one is refused, and stays as it is', async () => {
    const other = await fresh()
    const there = ownerOf(other)
    await there.exec(numberedSql())
    await there.exec(`delete from schema_migration where name = '0066_import_uploading.sql'`)
    const before = await catalogueOf(there)
    await expect(migrate(there)).rejects.toThrow(
      'Start it once with the last version of Zal that has 0066_import_uploading.sql',
    )
    expect(await catalogueOf(there)).toEqual(before)
    await backUp(there, older)
    await expect(restore(there, older, { replace: true })).rejects.toThrow(BrokenBackup)
    await expect(restore(there, older, { replace: true })).rejects.toThrow(
      '0066_import_uploading.sql',
    )
    expect(await catalogueOf(there)).toEqual(before)
    await other.close()
  })
})
