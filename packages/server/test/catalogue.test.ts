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
import { prove } from '../src/queries/integrity/prove.ts'
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

const columnsOf = (relation: string, numbers: string) => `
  (select array_agg(a.attname::text order by k.nth) from unnest(${numbers}) with ordinality k (attnum, nth)
     join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.attnum)`

describe('the tables, read from the catalogue', () => {
  test('have a primary key that leads with the merchant', async () => {
    const keys = await owner.query<{ name: string; key: string[] | null; rows: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as rows,
             ${columnsOf('c.oid', 'i.indkey::smallint[]')} as key
        from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`)
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter(({ key }) => key === null)).toEqual([])
    const others = keys.filter(({ rows, key }) => rows && key?.[0] !== 'merchant_id')
    expect(others).toEqual([{ name: 'merchant', key: ['id'], rows: true }])
  })

  test('have no second key of the id alone, but for ids that are used without the merchant', async () => {
    const names = await owner.query(`
      select c.relname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
       where c.relnamespace = 'public'::regnamespace and pg_get_constraintdef(k.oid) = 'UNIQUE (id)' order by 1`)
    expect(names).toEqual([{ name: 'club' }, { name: 'session' }, { name: 'staff' }])
  })

  test('have an index for every foreign key that a delete of the referenced row uses', async () => {
    // The columns lead the index in any order. Its predicate may only say that they are not null, as the search does.
    const scanned = await owner.query(`
      select k.conrelid::regclass::text as table, pg_get_constraintdef(k.oid) as rule
        from pg_constraint k
       where k.contype = 'f' and k.connamespace = 'public'::regnamespace
         and not exists (
           select from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
            where i.indrelid = k.conrelid and i.indisvalid and m.amname = 'btree'
              and (select array_agg(c) from unnest((i.indkey::smallint[])[0:cardinality(k.conkey) - 1]) c) @> k.conkey
              and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) in (
                     select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
                      where a.attrelid = k.conrelid and a.attnum = any (k.conkey))))
       order by 1, 2`)
    expect(scanned).toEqual([])
  })

  test('have row-level security, or say why not', async () => {
    const open = await owner.query<{ name: string; reason: string | null }>(`
      select relname as name, obj_description(oid, 'pg_class') as reason from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and not (relrowsecurity and relforcerowsecurity)
       order by 1`)
    expect(open).toEqual([
      { name: 'receipt_reader', reason: expect.stringMatching(/^No row-level security: .{20}/) },
      { name: 'schema_migration', reason: expect.stringMatching(/^No row-level security: .{20}/) },
      { name: 'sign_in_attempt', reason: expect.stringMatching(/^No row-level security: .{20}/) },
    ])
    const silent = await owner.query(`
      select c.relname from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
         and not exists (select from pg_policy p where p.polrelid = c.oid and 'zal_app'::regrole = any (p.polroles)
                            and pg_get_expr(p.polqual, p.polrelid) ~ '= current_merchant\\(\\)')`)
    expect(silent).toEqual([])
  })

  test('and functions of the catalogue are those of the files, with bodies that PostgreSQL accepts', async () => {
    const { functions } = readSchema()
    const texts = functions.map(({ sql }) => sql).join('\n')
    const defined = [...texts.matchAll(/^create or replace (?:function|aggregate) (\w+)\(/gm)]
    const found = await owner.query<{ name: string }>(`
      select f.proname as name from pg_proc f where f.pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')`)
    expect(found.map(({ name }) => name).toSorted()).toEqual(
      defined.map(([, name]) => name ?? '').toSorted(),
    )
    await owner.exec(`begin; set local check_function_bodies = on; ${texts}; rollback`)
  })
})

describe('REL-19 REL-21 the last schema with numbered migrations', () => {
  const last = '0066_import_uploading.sql'
  let other: PGlite
  let there: Owner
  beforeAll(async () => {
    other = await PGlite.create({ ...pgliteOptions, extensions })
    there = ownerOf(other)
    await there.exec(numberedSql())
  })
  afterAll(() => other.close())

  test('has to be complete: an older one is refused, and stays as it is', async () => {
    await there.exec(`create table kept as select * from schema_migration where name = '${last}'`)
    await there.exec(`delete from schema_migration where name = '${last}'`)
    const before = await catalogueOf(there)
    const version = `Start it once with the last version of Zal that has ${last}`
    await expect(migrate(there)).rejects.toThrow(version)
    await backUp(there, older)
    await expect(restore(there, older, { replace: true })).rejects.toThrow(BrokenBackup)
    await expect(restore(there, older, { replace: true })).rejects.toThrow(version)
    expect(await catalogueOf(there)).toEqual(before)
    await there.exec('insert into schema_migration select * from kept; drop table kept')
  })

  test('becomes the same as a new one when a server opens it', async () => {
    expect(await catalogueOf(there)).not.toEqual(await catalogueOf(owner))
    await migrate(there)
    expect(await catalogueOf(there)).toEqual(await catalogueOf(owner))
    expect(await migrate(there)).toEqual([])
  })

  test('and its backups are restored into the same, with all rows and whole books', async () => {
    expect(await restore(there, numberedBackup, { replace: true })).toEqual({
      tables: 59,
      rows: 6214,
    })
    expect(await catalogueOf(there)).toEqual(await catalogueOf(owner))
    const faults = await prove((text) => there.query(text))
    expect(faults.filter((each) => each.faults > 0)).toEqual([])
    expect(await migrate(there)).toEqual([])
  })
})
