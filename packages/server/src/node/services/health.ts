import { readdir, statfs } from 'node:fs/promises'
import type { Channel } from '../../core/background/channel.ts'
import type { HostHealth } from '../../core/services/health.ts'
import { momentOf, newestOf } from '../backup/retention.ts'
import type { Settings } from '../settings.ts'

type HealthSettings = Pick<Settings, 'backups' | 'databaseUrl' | 'folder' | 'mail'>

/** The state of this host: its mail, the backups of the embedded database and the disk of the data folder. */
export function hostHealth(settings: HealthSettings, clock: () => Date) {
  const mail: NonNullable<HostHealth['mail']> = {
    isFolder: settings.mail.smtp === undefined,
    sentAt: null,
    failedAt: null,
  }
  return {
    /** A mail channel whose last success and failure are remembered. */
    watch: ({ isRepeatable, send }: Channel): Channel => ({
      isRepeatable,
      send: async (message) => {
        try {
          const id = await send(message)
          mail.sentAt = clock()
          return id
        } catch (error) {
          mail.failedAt = clock()
          throw error
        }
      },
    }),
    read: async (): Promise<HostHealth> => ({
      mail,
      // PostgreSQL is backed up by its own means.
      ...(settings.databaseUrl === undefined && {
        backup: await backupOf(settings.backups),
        disk: await diskOf(settings.folder),
      }),
    }),
  }
}

async function backupOf({ folder, minutes }: Settings['backups']) {
  const newest = newestOf(await readdir(folder).catch(() => []))
  return { at: newest === undefined ? null : momentOf(newest), minutes }
}

async function diskOf(folder: string): Promise<HostHealth['disk']> {
  const space = await statfs(folder).catch(() => undefined)
  if (!space) return undefined
  const { blocks, bavail, bsize } = space
  return { usedBytes: (blocks - bavail) * bsize, totalBytes: blocks * bsize }
}
