import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { constants } from 'node:fs'
import { setPriority } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../core/db/database.ts'
import type { Log } from '../../core/services/log.ts'
import { freeBytes, minFreeBytes } from '../embedded/diskSpace.ts'
import type { Settings } from '../settings.ts'
import { runPeriodically } from '../process/runPeriodically.ts'
import { nameAt, outdated } from './retention.ts'

interface BackupPlan {
  /** The folder of the embedded database. */
  data: string
  /** Folder of the backups. */
  into: string
  clock: () => Date
  log: Log
}

/** Runs work with exclusive access to the database. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>

const minute = 60_000
/**
 * Timeout in milliseconds for the connection: longer than that of a request, since the next attempt is
 * minutes later.
 */
const turnForBackup = 60_000

/**
 * Backs up the embedded database at an interval of minutes, and by `last` again when it is closed. Returns
 * null where the settings disable it with 0 minutes.
 */
export function scheduleBackups(
  database: Database,
  { folder: data, backups: { folder: into, minutes } }: Settings,
  clock: () => Date,
  log: Log,
) {
  if (minutes === 0) return null
  const place = { data, into, clock, log }
  let begun = false
  const { end } = runPeriodically(minutes * minute, async () => {
    if (begun) await backUpOnce(place, (work) => alone(database, work))
    begun = true
  })
  return { end, last: () => backUpOnce(place) }
}

/** Exclusive by the only connection of the embedded database. */
async function alone<T>(database: Database, work: () => Promise<T>) {
  const connection = await database.connect(turnForBackup)
  return work().finally(() => connection.release())
}

const command = fileURLToPath(new URL('../backup.ts', import.meta.url))

/**
 * Backs up the embedded database while the server runs. Its files are copied while the connection is blocked,
 * in the state that a power cut would leave; a child process opens the copy with crash recovery, writes a
 * backup of it and verifies it. Requests wait for the copy only. Expired backups are deleted afterwards,
 * never before. Errors are logged, and the server continues. Returns the name of the file, or null where it
 * failed.
 */
export async function backUpOnce(
  { data, into, clock, log }: BackupPlan,
  alone: Alone = (work) => work(),
): Promise<string | null> {
  const copy = join(into, `copy-${process.pid}`)
  const name = nameAt(clock())
  try {
    await mkdir(into, { recursive: true, mode: 0o700 })
    await tidy(into)
    const from = join(data, 'pglite')
    await checkRoom(from, into)
    await alone(() =>
      cp(from, join(copy, 'pglite'), { recursive: true, mode: constants.COPYFILE_FICLONE }),
    )
    await write(copy, join(into, name))
    for (const old of outdated(await readdir(into))) await rm(join(into, old))
    log.info({ backup: name }, 'backup written')
    return name
  } catch (error) {
    log.error({ error }, 'the backup failed')
    return null
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/**
 * Checks the free space: the copy and the backup must leave enough for the database where they are on its
 * disk. Errors: one with the number of missing bytes.
 */
async function checkRoom(from: string, into: string) {
  if ((await stat(from)).dev !== (await stat(into)).dev) return
  const files = await readdir(from, { recursive: true, withFileTypes: true })
  let size = 0
  for (const file of files) {
    if (file.isFile()) size += (await stat(join(file.parentPath, file.name))).size
  }
  const missing = size * 1.25 + minFreeBytes - (await freeBytes(into))
  if (missing <= 0) return
  throw new Error(`${into} needs ${Math.ceil(missing / 1024 / 1024)} MB more room for a backup`)
}

/** Deletes leftovers of a process that ended during a backup. */
async function tidy(into: string) {
  for (const name of await readdir(into)) {
    if (!/^copy-\d+$/.test(name) && !/^zal-.*\.part$/.test(name)) continue
    await rm(join(into, name), { recursive: true, force: true })
  }
}

function write(folder: string, file: string) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [command, '--to', file], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (child.pid) setPriority(child.pid, 10)
    let said = ''
    child.stderr.on('data', (chunk) => (said += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${basename(file)}: ${said.trim()}`))
    })
  })
}
