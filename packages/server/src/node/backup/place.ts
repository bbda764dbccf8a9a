import pg from 'pg'
import { openEmbedded, ownerOf } from '../embedded.ts'
import { lockFolder } from '../folderLock.ts'
import type { Owner } from '../migrate.ts'
import type { Settings } from '../settings.ts'

/**
 * Lets `work` have the database of the settings as the owner of its tables, on one connection. The folder of the
 * embedded database is locked meanwhile.
 * Errors: `FolderInUse` while a server works in the folder.
 */
export async function asOwnerOf<T>(
  { databaseUrl, folder }: Pick<Settings, 'databaseUrl' | 'folder'>,
  work: (owner: Owner) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return onPostgres(databaseUrl, work)
  const unlock = lockFolder(folder)
  try {
    const pglite = await openEmbedded(folder)
    return await work(ownerOf(pglite)).finally(() => pglite.close())
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
