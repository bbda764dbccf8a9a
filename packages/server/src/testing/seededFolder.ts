import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded, ownerOf } from '../node/embedded/engine.ts'
import { migrate } from '../node/migrate.ts'

const server = fileURLToPath(new URL('../../', import.meta.url))
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/zal/demo/', import.meta.url))

/**
 * Folder of an embedded database with today's demo, copied from one that is written once a day. The caller
 * removes it.
 *
 * @param members of the demo; 0 for a migrated database without rows
 */
export async function seededFolder(members: number): Promise<string> {
  const today = join(cache, keyOfToday())
  const kept = join(today, String(members))
  if (!existsSync(kept)) {
    removeOthers(today)
    const draft = join(today, `draft-${randomUUID()}`)
    mkdirSync(draft, { recursive: true })
    if (members > 0) seedDatabase({ DATA_DIR: draft, DATABASE_URL: '' }, members)
    else await migrateFolder(draft)
    keep(draft, kept)
  }
  const folder = mkdtempSync(join(tmpdir(), 'zal-seeded-'))
  cpSync(kept, folder, { recursive: true })
  return folder
}

/** Runs the program of `npm run seed` on the database that `env` names. */
export function seedDatabase(env: Record<string, string>, members: number) {
  const program = join(server, 'src/node/seed.ts')
  const done = spawnSync(process.execPath, [program, '--members', String(members)], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`The demo could not be written: ${done.stderr}`)
}

/** Cache key of the demo: the day, the migrations and the seed. */
export function keyOfToday(): string {
  const sum = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of ['migrations', 'seed']) {
    for (const name of readdirSync(join(server, folder), { recursive: true }).sort()) {
      const file = join(server, folder, String(name))
      if (/\.(ts|sql|txt)$/.test(file)) sum.update(readFileSync(file))
    }
  }
  return sum.digest('hex').slice(0, 16)
}

async function migrateFolder(folder: string) {
  const pglite = await openEmbedded(folder)
  await migrate(ownerOf(pglite)).finally(() => pglite.close())
}

/** Renames a complete folder; another process may have been faster. */
function keep(draft: string, kept: string) {
  try {
    renameSync(draft, kept)
  } catch (error) {
    if (!existsSync(kept)) throw error
    rmSync(draft, { recursive: true })
  }
}

function removeOthers(today: string) {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    if (path !== today) rmSync(path, { recursive: true, force: true })
  }
}
