import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The folder holds something of a database that cannot be opened, or held one that is gone. */
export class DamagedFolder extends Error {
  override name = 'DamagedFolder'
}

/** Major version of the PostgreSQL that PGlite is. */
const version = '18'
const needed = ['base', 'global', 'pg_wal', 'pg_xact']
const controlBytes = 8192

/** Where the parts of a data folder are. */
export const placesOf = (folder: string) => ({
  database: join(folder, 'pglite'),
  /** A database is made here and gets its name once it is whole. */
  draft: join(folder, 'pglite.new'),
  /** Ours: says that a database is being made or was made here. */
  marker: join(folder, 'zal.database'),
})

/**
 * Looks at a data folder before PGlite does, which makes a new database over anything without PG_VERSION. True where
 * there is nothing of a database and a new one may be made.
 * Errors: `DamagedFolder` with what is wrong, where there is something that is no whole database.
 */
export function isEmptyPlace(folder: string): boolean {
  const { database, marker } = placesOf(folder)
  const found = namesIn(database)
  const isMade = existsSync(marker) && stateIn(marker) !== 'making'
  if (found.length === 0) {
    if (isMade) throw new DamagedFolder(`${database} is empty, although a database was made there`)
    const stray = namesIn(folder).find((name) => name === 'PG_VERSION' || needed.includes(name))
    if (stray) throw new DamagedFolder(`${folder} itself holds files of a database (${stray})`)
    return true
  }
  const missing = [...needed, 'PG_VERSION'].find((name) => !found.includes(name))
  if (missing) throw new DamagedFolder(`${join(database, missing)} is missing`)
  const said = readFileSync(join(database, 'PG_VERSION'), 'utf8').trim()
  if (said !== version) {
    throw new DamagedFolder(`${join(database, 'PG_VERSION')} says "${said}" instead of ${version}`)
  }
  const control = join(database, 'global', 'pg_control')
  const size = statSync(control, { throwIfNoEntry: false })?.size ?? 0
  if (size < controlBytes) throw new DamagedFolder(`${control} has ${size} bytes`)
  return false
}

/** Notes in the folder that a database is being made, or was made, so that it is on the disk before anything else. */
export function mark(folder: string, state: 'making' | 'made') {
  const { marker } = placesOf(folder)
  if (existsSync(marker) && stateIn(marker) === state) return
  const draft = `${marker}.new`
  writeFileSync(draft, `${state}\n`)
  syncPath(draft)
  renameSync(draft, marker)
  syncPath(folder)
}

/**
 * Gives a database that was made in the place of drafts its name. One that was there before stays beside it, as
 * `pglite.damaged-…`, named by the moment `now`.
 */
export function settle(folder: string, now: Date) {
  const { database, draft } = placesOf(folder)
  syncTree(draft)
  if (namesIn(database).length > 0) {
    renameSync(database, `${database}.damaged-${now.toISOString().replaceAll(/[:.]/g, '')}`)
  }
  rmSync(database, { recursive: true, force: true })
  renameSync(draft, database)
  syncPath(folder)
}

const stateIn = (marker: string) => readFileSync(marker, 'utf8').trim()

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function syncTree(folder: string) {
  for (const each of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, each.name)
    if (each.isDirectory()) syncTree(path)
    else if (each.isFile()) syncPath(path)
  }
  syncPath(folder)
}

function syncPath(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
