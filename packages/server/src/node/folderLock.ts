import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** Another process uses the folder; two would corrupt it. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/** The folder cannot be created or written. */
export class NoFolder extends Error {
  override name = 'NoFolder'
}

/**
 * Locks a folder for this process and returns the release function. The lock of a dead process is taken over.
 * Throws `FolderInUse` where the other process is alive, `NoFolder` where nothing can be written.
 */
export function lockFolder(folder: string): () => void {
  make(folder)
  const path = join(folder, 'zal.lock')
  const mine = identity(process.pid)
  take(path, mine, folder)
  return () => {
    if (read(path) === mine) rmSync(path, { force: true })
  }
}

function make(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new NoFolder(`${folder} is no folder to write in (${code}). Set DATA_DIR to one that is.`)
  }
}

/**
 * Creates the lock file. A process that finds a dead holder first acquires a lock on the succession of that
 * holder, by the same rules, and replaces the file under that lock: a later process then finds the new
 * holder.
 */
function take(path: string, mine: string, folder: string) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, mine)
  try {
    while (!linked(draft, path)) {
      const holder = read(path)
      if (holder === undefined) continue
      if (isAlive(holder)) {
        const pid = holder.split(' ')[0]
        throw new FolderInUse(
          `${folder} is in use by another Zal server (process ${pid}). Stop it first, or set DATA_DIR.`,
        )
      }
      const right = `${path}.${createHash('sha256').update(holder).digest('hex').slice(0, 12)}`
      take(right, mine, folder)
      try {
        if (read(path) !== holder) continue
        renameSync(draft, path)
        return
      } finally {
        rmSync(right, { force: true })
      }
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Creates the lock with its content atomically; returns false where it exists. */
function linked(draft: string, path: string) {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive(holder: string) {
  const pid = Number(holder.split(' ')[0])
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return identity(pid) === holder
}

/** Identity of a process: pid, start time and boot id, so that a reused pid is not mistaken for it. */
function identity(pid: number) {
  const stat = read(`/proc/${pid}/stat`)
  const began = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  const boot = read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
  return `${pid} ${began} ${boot}`
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
