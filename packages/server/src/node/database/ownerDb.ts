import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Db } from '../../core/db/database.ts'
import { openEmbedded, ownerOf } from '../embedded/engine.ts'
import { migrate } from '../migrate.ts'
import { lockFolder } from '../process/folderLock.ts'
import type { Settings } from '../settings.ts'
import { asOwner } from './openDatabase.ts'

/**
 * Runs `work` with the database of the settings, migrated, as the owner of its tables; a folder without one gets it. Errors:
 * `FolderInUse` while a server runs on the folder.
 */
export async function withOwnerDb<T>(
  { databaseUrl, folder }: Pick<Settings, 'databaseUrl' | 'folder'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return databaseUrl ? onPostgres(databaseUrl, work) : inFolder(folder, work)
}

async function onPostgres<T>(url: string, work: (db: Db) => Promise<T>) {
  await asOwner(url)
  const db: Db = new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  return work(db).finally(() => db.destroy())
}

async function inFolder<T>(folder: string, work: (db: Db) => Promise<T>) {
  process.on('exit', lockFolder(folder))
  const pglite = await openEmbedded(folder)
  try {
    await migrate(ownerOf(pglite))
    return await work(new Kysely({ dialect: new PGliteDialect({ pglite }) }))
  } finally {
    await pglite.close()
  }
}
