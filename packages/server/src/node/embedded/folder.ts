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

/** The folder contains a database that cannot be opened, or its database is missing. */
export class DamagedFolder extends Error {
  override name = 'DamagedFolder'
}

/** Major version of PGlite's PostgreSQL. */
const version = '18'
const needed = ['base', 'global', 'pg_wal', 'pg_xact']
const controlBytes = 8192

/** Paths within a data folder. */
export const placesOf = (folder: string) => ({
  database: join(folder, 'pglite'),
  /** A new database is created here and renamed once it is complete. */
  draft: join(folder, 'pglite.new'),
  /** Marker file: a database is being created or was created here. */
  marker: join(folder, 'zal.database'),
})

/**
 * Checks a data folder before PGlite opens it, because PGlite creates a new database over anything without
 * PG_VERSION. True where a new database may be created. Errors: `DamagedFolder` with the reason, where there
 * is an incomplete database.
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

/**
 * Records in the folder that a database is being created, or was created; synced before anything else is
 * written.
 */
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
 * Renames a completed draft to the database. A previous one stays beside it, as `pglite.damaged-…` with the
 * moment `now`.
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
