import pg from 'pg'
import { orNewestBackup } from '../embedded/damaged.ts'
import { makeEmbedded, openEmbedded, ownerOf } from '../embedded/engine.ts'
import { DamagedFolder, mark } from '../embedded/folder.ts'
import { lockFolder } from '../folderLock.ts'
import type { Owner } from '../migrate.ts'
import type { Settings } from '../settings.ts'

type Place = Pick<Settings, 'databaseUrl' | 'folder'> & Partial<Pick<Settings, 'backups'>>

/**
 * Runs `work` with the database of the settings as the owner of its tables, on one connection. The folder of
 * the embedded database is locked meanwhile. Errors: `FolderInUse` while a server runs on the folder;
 * `DamagedFolder` where its database cannot be opened.
 */
export async function asOwnerOf<T>(
  { databaseUrl, folder, backups }: Place,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return onPostgres(databaseUrl, work)
  return locked(folder, async () => {
    const pglite = await orNewestBackup(backups?.folder, () => openEmbedded(folder))
    return work(ownerOf(pglite)).finally(() => pglite.close())
  })
}

/**
 * Replaces a database that cannot be opened by a new one filled by `work`; the old one stays beside it under
 * another name. Where `work` fails, nothing changes. Returns false, without any change, where the database
 * can be opened.
 */
export async function replaceDamaged(
  folder: string,
  work: (owner: Owner) => Promise<unknown>,
): Promise<boolean> {
  return locked(folder, async () => {
    try {
      await (await openEmbedded(folder)).close()
      return false
    } catch (error) {
      if (!(error instanceof DamagedFolder)) throw error
    }
    mark(folder, 'made')
    await makeEmbedded(folder, async (pglite) => void (await work(ownerOf(pglite))))
    return true
  })
}

async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const unlock = lockFolder(folder)
  try {
    return await work()
  } finally {
    unlock()
  }
}

async function onPostgres<T>(connectionString: string, work: (owner: Owner) => Promise<T>) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const owner: Owner = {
    exec: (sql) => client.query(sql),
    query: async <R>(sql: string, values: unknown[] = []) =>
      (await client.query(sql, values)).rows as R[],
  }
  return work(owner).finally(() => client.end())
}
