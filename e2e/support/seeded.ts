import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type Template } from '../../packages/server/test/postgres/template.ts'
import { insertMembers } from './insertMembers.ts'

const server = fileURLToPath(new URL('../../packages/server/', import.meta.url))
const cache = fileURLToPath(new URL('../../node_modules/.cache/zal/e2e/', import.meta.url))
const members = '300'

/** Folder of an embedded database with today's demo; the caller removes it. */
export function seededFolder(): string {
  const kept = join(cache, keyOfToday())
  if (!existsSync(kept)) {
    rmSync(cache, { recursive: true, force: true })
    const draft = `${kept}.${process.pid}`
    seed({ DATA_DIR: draft, DATABASE_URL: '' })
    renameSync(draft, kept)
  }
  const folder = mkdtempSync(join(tmpdir(), 'zal-e2e-'))
  cpSync(kept, folder, { recursive: true })
  return folder
}

/**
 * Creates a PostgreSQL database with today's demo.
 *
 * @param more additional members; generated once per run
 */
export async function seededPostgres(more = 0): Promise<string> {
  const small = `zal_e2e_${keyOfToday()}`
  const templates: Template[] = [
    { name: small, fill: (url: string) => seed({ DATABASE_URL: url }) },
  ]
  if (more > 0)
    templates.push({ name: `${small}_${more}`, fill: (url) => insertMembers(url, more) })
  return createDatabase(templates)
}

function seed(env: Record<string, string>) {
  const program = join(server, 'src/node/seed.ts')
  const done = spawnSync(process.execPath, [program, '--members', members], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`The demo could not be written: ${done.stderr}`)
}

/** Cache key of the demo: the day, the migrations and the seed. */
function keyOfToday(): string {
  const sum = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  for (const folder of ['migrations', 'seed']) {
    for (const name of readdirSync(join(server, folder), { recursive: true }).sort()) {
      const file = join(server, folder, String(name))
      if (/\.(ts|sql|txt)$/.test(file)) sum.update(readFileSync(file))
    }
  }
  return sum.digest('hex').slice(0, 16)
}
