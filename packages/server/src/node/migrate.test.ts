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
const second = file('0002_b.sql', 'insert into a values (2)')
const schema = (migrations: Migration[], functions: Migration[] = []) => ({
  migrations,
  functions,
  fromNumbered: '',
})

describe('REL-19 migrations', () => {
  test('are applied once, in order', async () => {
    expect(await migrate(owner, schema([first]))).toEqual(['0001_a.sql'])
    expect(await migrate(owner, schema([first, second]))).toEqual(['0002_b.sql'])
    expect(await migrate(owner, schema([first, second]))).toEqual([])
    expect(await owner.query('select id from a order by id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  test('leave nothing behind when one fails, and say which', async () => {
    const good = file('0003_b.sql', 'create table b (id int)')
    const broken = file('0003_c.sql', 'create table c (id int); insert into nowhere values (1)')
    await expect(migrate(owner, schema([first, good, broken]))).rejects.toThrow(
      '0003_c.sql: relation "nowhere"',
    )
    expect(
      await owner.query(`select to_regclass('b') as good, to_regclass('c') as broken`),
    ).toEqual([{ good: null, broken: null }])
    const mended = file('0003_c.sql', 'create table c (id int)')
    expect(await migrate(owner, schema([first, mended]))).toEqual(['0003_c.sql'])
  })

  test('may not change once they were applied', async () => {
    const changed = { ...first, hash: 'another' }
    await expect(migrate(owner, schema([changed]))).rejects.toThrow('0001_a.sql was changed')
  })
})

describe('REL-19 functions', () => {
  const answer = async () => (await owner.query<{ n: number }>('select f() as n'))[0]?.n
  const f = (n: number) =>
    file('functions/f.sql', `create or replace function f() returns int return ${n}`)

  test('are applied again when their text changed, behind the tables that they read', async () => {
    const early = file(
      'functions/tenant.sql',
      'create or replace function g() returns int return 1',
    )
    const table = file('0004_d.sql', 'create table d (id int default g())')
    const reads = file(
      'functions/d.sql',
      `create or replace function h() returns bigint language sql as 'select count(*) + later() from d';
       create or replace function later() returns bigint language sql as 'select 1::bigint'`,
    )
    const applied = schema([first, table], [reads, f(1), early])
    expect(await migrate(owner, applied)).toEqual([
      'functions/tenant.sql',
      '0004_d.sql',
      'functions/d.sql',
      'functions/f.sql',
    ])
    expect(await owner.query('select h()::int as n')).toEqual([{ n: 1 }])
    expect(await migrate(owner, schema([first, table], [reads, f(2), early]))).toEqual([
      'functions/f.sql',
    ])
    expect(await answer()).toBe(2)
    expect(await migrate(owner, schema([first, table], [reads, f(2), early]))).toEqual([])
  })

  test('change together with the tables or not at all', async () => {
    const broken = file('functions/g.sql', 'create or replace function g() nonsense')
    const table = file('0005_e.sql', 'create table e (id int)')
    await expect(migrate(owner, schema([first, table], [f(3), broken]))).rejects.toThrow(
      'functions/g.sql: syntax error',
    )
    expect(await answer()).toBe(2)
    expect(await owner.query(`select to_regclass('e') as found`)).toEqual([{ found: null }])
  })
})
