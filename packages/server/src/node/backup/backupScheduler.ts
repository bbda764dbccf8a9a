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
  /** Where the backups are kept. */
  into: string
  clock: () => Date
  log: Log
}

/** Lets work have the database to itself. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>

const minute = 60_000
/** Milliseconds that a backup waits for the connection: longer than a request, since it is not asked again soon. */
const turnForBackup = 60_000

/**
 * Keeps the embedded database every so many minutes, and by `last` once more when it is closed. Nothing at all where the
 * settings say 0 minutes.
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

/** Nobody else has a connection meanwhile: the embedded database has but one. */
async function alone<T>(database: Database, work: () => Promise<T>) {
  const connection = await database.connect(turnForBackup)
  return work().finally(() => connection.release())
}

const command = fileURLToPath(new URL('../backup.ts', import.meta.url))

/**
 * Keeps the embedded database while a server works in its folder. Its files are copied while nobody else has the
 * database, as a power cut would leave them; a process of its own opens the copy, as it would after a power cut, writes a
 * backup of it and reads that back. People wait for the copy only. What is too old is thrown away then, and never before.
 *
 * What fails is told to the log; the server goes on. Returns the name of the file, and null where there is none.
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
    log.info({ backup: name }, 'kept')
    return name
  } catch (error) {
    log.error({ error }, 'the database could not be kept')
    return null
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/**
 * The copy and the backup take room from the database where they are on its disk, which has to keep enough to work.
 * Errors: one that says how much is missing.
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

/** What a process left that ended in the middle. */
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
