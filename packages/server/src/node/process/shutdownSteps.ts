import type { Database } from '../../core/db/database.ts'
import type { Server } from '../../core/server.ts'
import type { scheduleBackups } from '../backup/backupScheduler.ts'
import type { Listening } from '../network/http.ts'
import type { ShutdownStep } from './shutdown.ts'
import type { PeriodicTask } from './runPeriodically.ts'

interface Running {
  periodic: PeriodicTask[]
  listening: Listening
  server: Server
  /** Processes and threads that read and draw files. */
  files: { close: () => void | Promise<void> }[]
  database: Database
  keeping: ReturnType<typeof scheduleBackups>
}

/** Time for requests in progress, in ms; the remaining ones are destroyed. */
const REQUESTS = 5000
/** Time of a backup, in ms. A large database takes longer than everything else together. */
const BACKUP = 60_000
/** Milliseconds after which the terminal shows the reason of the delay. */
const TELL_AFTER = 2000

/**
 * Steps from the first signal to the end of the process: at most 10 s without backups, even if all of them
 * hang. The last backup is made from the files, so that a database that failed to close is backed up as well.
 */
export function shutdownSteps(running: Running): ShutdownStep[] {
  const { periodic, listening, server, files, database, keeping } = running
  return [
    {
      name: 'jobs',
      within: 1000,
      run: () => {
        setTimeout(() => console.log('Ending: writing a last backup …'), TELL_AFTER).unref()
        return Promise.all(periodic.map((task) => task.end()))
      },
    },
    { name: 'requests', within: REQUESTS + 500, run: () => listening.close(REQUESTS) },
    {
      name: 'files under way',
      within: 500,
      run: async () => {
        for (const each of files) await each.close()
      },
    },
    { name: 'live messages', within: 500, run: () => server.live.close() },
    { name: 'backup under way', within: BACKUP, run: () => keeping?.end() },
    { name: 'database', within: 3000, run: () => database.close() },
    { name: 'last backup', within: BACKUP, run: () => keeping?.last() },
  ]
}
