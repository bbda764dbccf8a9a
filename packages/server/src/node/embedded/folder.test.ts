import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { withOwner } from '../backup/withOwner.ts'
import { isLong } from '../../../test/long.ts'
import { seededFolder } from '../../testing/seededFolder.ts'
import { openEmbedded, ownerOf } from './engine.ts'

const parts = mkdtempSync(join(tmpdir(), 'zal-folder-'))
const source = await seededFolder(0)
const folder = join(parts, 'data')
const backups = join(folder, 'backups')
const newest = join(backups, 'zal-2026-11-24T07-00-00-000Z.zal')
const at = (...names: string[]) => join(folder, 'pglite', ...names)
const environment = {
  ...process.env,
  PORT: '0',
  DATA_DIR: folder,
  BACKUP_DIR: '',
  BACKUP_MINUTES: '0',
  DEMO_MEMBERS: '0',
  DATABASE_URL: '',
}

beforeAll(async () => {
  const pglite = await openEmbedded(source)
  const owner = ownerOf(pglite)
  await owner.exec(`insert into merchant (name, country, created_at) values ('Ours', 'UZB', now())`)
  await pglite.close()
}, 300_000)
afterAll(() => {
  for (const folder of [parts, source]) rmSync(folder, { recursive: true })
})
// Each test starts child processes, some of which create a database.
vi.setConfig({ testTimeout: 300_000 })

/** Copies the intact folder, with backups, and applies `damage` to it. */
function damaged(damage: () => void) {
  rmSync(folder, { recursive: true, force: true })
  cpSync(source, folder, { recursive: true })
  mkdirSync(backups)
  writeFileSync(newest, '')
  writeFileSync(join(backups, 'zal-2026-11-23T07-00-00-000Z.zal'), '')
  damage()
}

const script = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** Runs a program until it ends, or a server until it is ready. */
function run(name: string, ...given: string[]) {
  const child = spawn(process.execPath, [script(name), ...given], { env: environment })
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += String(chunk)
      if (said.includes('is ready')) child.kill('SIGTERM')
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('close', (code) => resolve({ code, said: said.trim() }))
  })
}

/** Table files with their sizes, which differ in a new database. */
const content = () =>
  readdirSync(at(), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /^[0-9]+$/.test(name) && parentPath.includes('base'))
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((path) => `${path} ${statSync(path).size}`)

const kept = () =>
  withOwner({ databaseUrl: undefined, folder }, (owner) => owner.query('select name from merchant'))

const cut = (name: string, size: number) => () => truncateSync(at(name), size)
const remove = (name: string) => () => rmSync(at(name), { recursive: true })
const empty = (name: string) => () => {
  rmSync(at(name), { recursive: true })
  mkdirSync(at(name))
}

describe('T-58 a damaged folder is refused in a sentence that names the newest backup, and not replaced', () => {
  const damages: [name: string, damage: () => void][] = [
    ['PG_VERSION is removed', remove('PG_VERSION')],
    ['PG_VERSION is empty', cut('PG_VERSION', 0)],
    ['global/ is removed', remove('global')],
    ['pg_control is removed', remove('global/pg_control')],
    ['pg_control is cut off', cut('global/pg_control', 100)],
    ['pg_control is all zeros', () => writeFileSync(at('global/pg_control'), Buffer.alloc(8192))],
    ['base/ is removed', remove('base')],
    ['base/ is empty', empty('base')],
    ['pg_wal/ is removed', remove('pg_wal')],
    ['pg_wal/ is empty', empty('pg_wal')],
    ['the marker is there but nothing else', () => rmSync(at(), { recursive: true })],
    ['its files are in the wrong place', inTheWrongPlace],
  ]
  const usual = /PG_VERSION is removed|all zeros|base. is empty|nothing else|wrong place/
  test.each(damages.filter(([name]) => isLong || usual.test(name)))('%s', async (_, damage) => {
    damaged(damage)
    const before = existsSync(at()) ? content() : []
    const { code, said } = await run('main.ts')
    expect(code).toBe(1)
    expect(said.split('\n')).toHaveLength(1)
    expect(said).toContain(folder)
    expect(said).toContain(`npm run restore -- --from ${newest} --replace`)
    expect(existsSync(at()) ? content() : []).toEqual(expect.arrayContaining(before))
  })

  function inTheWrongPlace() {
    rmSync(join(folder, 'zal.database'))
    cpSync(at(), folder, { recursive: true })
    rmSync(at(), { recursive: true })
  }
})

test('T-58 a sound folder without a marker, as before there were any, opens and gets one', async () => {
  damaged(() => rmSync(join(folder, 'zal.database')))
  expect(await kept()).toEqual([{ name: 'Ours' }])
  expect(readFileSync(join(folder, 'zal.database'), 'utf8')).toBe('made\n')
})

test('T-58 a first start that ended in the middle is begun again', async () => {
  damaged(() => {
    rmSync(at(), { recursive: true })
    writeFileSync(join(folder, 'zal.database'), 'making\n')
    mkdirSync(join(folder, 'pglite.new', 'base'), { recursive: true })
    writeFileSync(join(folder, 'pglite.new', 'PG_VERSION'), '18\n')
  })
  expect(await run('main.ts')).toMatchObject({ code: 0 })
  expect(existsSync(join(folder, 'pglite.new'))).toBe(false)
  expect(existsSync(at('PG_VERSION'))).toBe(true)
})

test('T-58 restore makes a new database of a backup, and what was damaged stays beside it', async () => {
  damaged(() => {})
  const backup = join(parts, 'kept.zal')
  expect(await run('main.ts')).toMatchObject({ code: 0 })
  expect(await run('backup.ts', '--to', backup)).toMatchObject({ code: 0 })
  rmSync(at('global'), { recursive: true })

  writeFileSync(join(parts, 'broken.zal'), 'no backup')
  const broken = await run('restore.ts', '--from', join(parts, 'broken.zal'), '--replace')
  expect(broken.code).toBe(1)
  expect(existsSync(at('global'))).toBe(false)
  expect(await run('restore.ts', '--from', backup)).toMatchObject({ code: 1 })

  expect(await run('restore.ts', '--from', backup, '--replace')).toEqual({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables are back\.$/),
  })
  expect(await kept()).toEqual([{ name: 'Ours' }])
  expect(readdirSync(folder).filter((name) => name.startsWith('pglite.damaged-'))).toHaveLength(1)
})
