import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { newestOf } from '../backup/kept.ts'
import { DamagedFolder } from './folder.ts'

/**
 * Opens a data folder by `work`; the error of a damaged one names the newest backup and the command to
 * restore it.
 */
export async function orNewestBackup<T>(
  backups: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DamagedFolder) || backups === undefined) throw error
    throw new DamagedFolder(`${error.message}. Nothing was thrown away. ${advice(backups)}`)
  }
}

function advice(backups: string): string {
  const newest = newestOf(existsSync(backups) ? readdirSync(backups) : [])
  return newest
    ? `The newest backup is restored by: npm run restore -- --from ${join(backups, newest)} --replace`
    : `There is no backup in ${backups}.`
}
