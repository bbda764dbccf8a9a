import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '../../../seed/index.ts'
import { emptyPglite as fresh, migratedPglite } from '../../testing/template.ts'
import { ownerOf } from '../embedded/engine.ts'
import { lockFolder } from '../process/folderLock.ts'
import { readSchema, type Owner } from '../migrate.ts'
import { backUp } from './backUp.ts'
import { BrokenBackup } from './file.ts'
import { withOwner } from './withOwner.ts'
import { NotEmpty, restore } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'zal-backup-'))
const at = (name: string) => join(folder, name)
const file = at('demo.zal')
const inside = (path: string) => gunzipSync(readFileSync(path))
/** Bytes and characters in which a loss would show. */
const bytes = Uint8Array.from({ length: 300_000 }, (_, n) => (n * 31) % 256)
const words = `Oʻgʻiloy «Қосим» \\ \t "'\u2028 \n 😀`

let pglite: PGlite
let owner: Owner
beforeAll(async () => {
  pglite = await migratedPglite()
  owner = ownerOf(pglite)
  const now = new Date('2026-11-21T07:00:00Z')
  await seedDemo(new Kysely({ dialect: new PGliteDialect({ pglite }) }), {
    now,
    today: '2026-11-21',
    members: 60,
    passwordHash: (plain) => Promise.resolve(plain),
  })
  await owner.query(
    `with f as (
       insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
       select merchant_id, club_id, staff_id, $1, 'bin', 'document', 300000, 'k', '2026-11-21 07:00:00.123456Z'
         from staff_club limit 1 returning *)
     insert into file_content (merchant_id, file_id, bytes) select merchant_id, id, $2 from f`,
    [words, bytes],
  )
})
afterAll(async () => {
  await pglite.close()
  rmSync(folder, { recursive: true })
})

/** Figures that must be equal: money, members, files. */
const sums = async (from: Owner) => [
  await from.query(`
    select t.kind, e.account, e.currency, count(*), sum(e.amount) from ledger_entry e
      join ledger_transaction t on (t.merchant_id, t.id) = (e.merchant_id, e.transaction_id) group by 1, 2, 3 order by 1, 2, 3`),
  await from.query(`
    select member_id, sum(amount) from ledger_entry where account = 'deposit' group by 1 order by 1`),
  await from.query(`select club_id, invoice_no, event_seq from club_counter order by 1`),
  await from.query(
    `select status, count(*), sum(total), sum(returned) from payment_state group by 1 order by 1`,
  ),
  await from.query(
    `select name, created_at::text, sha256(bytes)::text as sum from file left join file_content on file_id = id order by id`,
  ),
]

describe('REL-21 a backup', () => {
  test('brings back every row, number and file into an empty database', async () => {
    const summary = await backUp(owner, file)
    expect(summary.rows).toBeGreaterThan(2000)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const other = await fresh()
    const there = ownerOf(other)
    expect(await restore(there, file)).toEqual(summary)
    expect(await sums(there)).toEqual(await sums(owner))
    await backUp(there, at('again.zal'))
    expect(inside(at('again.zal')).equals(inside(file))).toBe(true)
    await stillGuarded(there)
    await other.close()
  })

  test('is refused where there are rows, and replaces them when that is asked for', async () => {
    const other = await fresh()
    const there = ownerOf(other)
    await restore(there, file)
    await there.exec(`update member set first_name = 'Boshqa'`)
    await expect(restore(there, file)).rejects.toThrow(NotEmpty)
    expect(await there.query(`select from member where first_name <> 'Boshqa'`)).toEqual([])
    await restore(there, file, { replace: true })
    await backUp(there, at('replaced.zal'))
    expect(inside(at('replaced.zal')).equals(inside(file))).toBe(true)
    await other.close()
  })

  test('is not put on top of the tables of another program', async () => {
    const other = await fresh()
    await other.exec('create table theirs (id int); insert into theirs values (1)')
    await expect(restore(ownerOf(other), file, { replace: true })).rejects.toThrow(NotEmpty)
    expect((await other.query('select * from theirs')).rows).toEqual([{ id: 1 }])
    await other.close()
  })

  test('that is cut off or damaged anywhere is refused, and what is there stays', async () => {
    const other = await fresh()
    const there = ownerOf(other)
    await restore(there, file)
    const whole = readFileSync(file)
    for (let nth = 0; nth < 20; nth += 1) {
      const broken = at('broken.zal')
      const place = Math.floor(((nth + 0.5) / 20) * whole.length)
      if (nth % 2 === 0) {
        copyFileSync(file, broken)
        truncateSync(broken, place)
      } else {
        const damaged = Buffer.from(whole)
        damaged[place] = (damaged[place] ?? 0) ^ 0x10
        writeFileSync(broken, damaged)
      }
      await expect(restore(there, broken, { replace: true })).rejects.toThrow(BrokenBackup)
    }
    expect(await sums(there)).toEqual(await sums(owner))
    await other.close()
  })

  test('of an older version is brought up to date', async () => {
    const schema = readSchema()
    const { migrations } = schema
    const newer = {
      name: '9999_later.sql',
      hash: 'later',
      sql: 'alter table room add column later int default 7',
    }
    const other = await fresh()
    await restore(ownerOf(other), file, {
      schema: { ...schema, migrations: [...migrations, newer] },
    })
    const { rows } = await other.query('select distinct later from room')
    expect(rows).toEqual([{ later: 7 }])
    await other.close()
    const older = await fresh()
    await expect(
      restore(ownerOf(older), file, {
        schema: { ...schema, migrations: migrations.slice(0, -1) },
      }),
    ).rejects.toThrow(`made with ${migrations.at(-1)?.name}`)
    await older.close()
  })

  test('fails with a message while a server uses the folder', async () => {
    const data = at('data')
    const unlock = lockFolder(data)
    await expect(
      withOwner({ databaseUrl: undefined, folder: data }, (one) => backUp(one, at('no.zal'))),
    ).rejects.toThrow('is in use by another Zal server')
    unlock()
    const settings = { databaseUrl: undefined, folder: data }
    await expect(withOwner(settings, (one) => backUp(one, at('no.zal')))).rejects.toThrow(
      'no tables of Zal',
    )
    expect(readdirSync(folder).filter((name) => name.startsWith('no.zal'))).toEqual([])
    await withOwner(settings, (one) => restore(one, file))
    await withOwner(settings, (one) => backUp(one, at('folder.zal')))
    expect(inside(at('folder.zal')).equals(inside(file))).toBe(true)
    expect(readdirSync(data)).not.toContain('zal.lock')
  })
})

/** Triggers, keys and row-level security are unchanged. */
async function stillGuarded(there: Owner) {
  const guards = `
    select 'trigger' as kind, tgrelid::regclass::text || '.' || tgname || tgenabled::text as name from pg_trigger where not tgisinternal
    union all select 'key', conrelid::regclass::text || '.' || conname || pg_get_constraintdef(oid) from pg_constraint where contype in ('f', 'c', 'u', 'p', 'x')
    union all select 'rows', relname || relrowsecurity || relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    order by 1, 2`
  expect(await there.query(guards)).toEqual(await owner.query(guards))
  await expect(there.exec('update ledger_entry set amount = 1')).rejects.toThrow('append-only')
}
