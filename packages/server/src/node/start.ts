import { NotEmpty, seedDemo } from '../../seed/index.ts'
import { databaseFiles } from '../adapters/databaseFiles.ts'
import type { Db } from '../core/operation/context.ts'
import { redacting } from '../core/services/log.ts'
import type { Passwords } from '../core/auth/passwords.ts'
import { createServer } from '../core/server.ts'
import { dayIn } from '../core/db/businessDay.ts'
import { transactions } from '../core/db/transaction.ts'
import { wakes } from '../core/background/background.ts'
import { contract, jobs, letters, modules, webhooks } from '../modules/index.ts'
import { scheduleBackups } from './backup/backupScheduler.ts'
import { demoLines } from './demo.ts'
import { geocoderOf } from './services/geocoder.ts'
import { hostHealth } from './services/health.ts'
import { listen } from './network/http.ts'
import { readLocales } from './locales.ts'
import { jsonLog } from './services/log.ts'
import { mailOf, sweepLetters } from './services/email.ts'
import { openDatabase } from './database/openDatabase.ts'
import { argon2Passwords } from './services/passwords.ts'
import { pictureProcesses } from './services/pictures.ts'
import { posterProcesses } from './services/posters.ts'
import { nodeSecrets } from './services/secrets.ts'
import { sheetWorkers } from './services/sheets.ts'
import { onlineOf } from './services/online.ts'
import type { Settings } from './settings.ts'
import { installShutdown } from './process/shutdown.ts'
import { shutdownSteps } from './process/shutdownSteps.ts'
import { appFiles } from './network/static.ts'
import { runPeriodically } from './process/runPeriodically.ts'

/** Milliseconds after which the terminal shows the reason of a delay. */
const TELL_AFTER = 2000
const hour = 3_600_000
/** Pause between two looks for what has become due; what is due at once wakes the process. */
const halfMinute = 30_000
const sweepAll =
  'select sweep($1), sweep_files($1), sweep_imports($1), sweep_jobs($1), sweep_deliveries($1)'

/** Runs the server until it is stopped. The folder of the embedded database must be locked. */
export async function start(settings: Settings) {
  const lines = jsonLog(settings.logLevel)
  const log = redacting(lines)
  const passwords = argon2Passwords()
  const { databaseUrl: url, folder, connections: size } = settings
  const fill = (db: Db) => fillDemo(db, settings.demo, passwords)
  const database = await openDatabase(
    { url, folder, size, backups: settings.backups.folder },
    log,
    settings.demo > 0 ? fill : undefined,
  )
  const clock = () => new Date()
  const { origins, checkAnswers, trustProxy, port, host } = settings
  let address = settings.publicUrl ?? `http://localhost:${port}`
  const locales = readLocales()
  const pictures = pictureProcesses()
  const posters = posterProcesses()
  const sheets = sheetWorkers()
  const health = hostHealth(settings, clock)
  const online = onlineOf(settings, { locales, address: () => address })
  const server = await createServer({
    database,
    contract,
    modules,
    webhooks,
    jobs,
    letters,
    clock,
    secrets: nodeSecrets,
    passwords,
    locales,
    files: databaseFiles,
    pictures,
    posters,
    sheets,
    geocoder: geocoderOf(settings.places),
    online,
    channels: { mail: health.watch(mailOf(settings.mail, log)) },
    health: health.read,
    address: () => address,
    log: lines,
    origins,
    checkAnswers,
  })
  const listening = await listen(server, {
    port,
    host,
    origins,
    trustProxy,
    files: appFiles(nodeSecrets),
    connections: settings.connectionLimits,
    log,
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  address = settings.publicUrl ?? `http://localhost:${listening.port}`
  const transact = transactions(database, nodeSecrets)
  const isFull = async () => (await database.state?.())?.isFull ?? false
  const sweep = async () => {
    if (await isFull()) return
    await Promise.all([
      sweepLetters(settings.mail.folder, clock()),
      transact(({ connection }) => connection.query(sweepAll, [clock()])),
    ])
  }
  const sweeping = runPeriodically(hour, () =>
    sweep().catch((error: unknown) => log.warn({ error }, 'sweep')),
  )
  const background = runPeriodically(halfMinute, async (goesOn) => {
    if (await isFull()) return
    await server
      .background(goesOn)
      .catch((error: unknown) => log.warn({ error }, 'background work'))
  })
  await database.listen(wakes, background.wake, background.wake)
  const keeping = url ? null : scheduleBackups(database, settings, clock, log)

  installShutdown({
    log,
    steps: shutdownSteps({
      periodic: [sweeping, background],
      listening,
      server,
      files: [pictures, posters, sheets],
      database,
      keeping,
    }),
    flush: lines.flush,
  })
  hello(listening.port, settings.demo > 0)
}

function hello(port: number, demo: boolean) {
  console.log(`Zal is ready: http://localhost:${port}`)
  if (demo) for (const line of demoLines(process.env)) console.log(line)
}

/** Inserts the demo into a new database; one with a merchant stays unchanged. */
async function fillDemo(db: Db, members: number, passwords: Passwords) {
  const now = new Date()
  const show = progress()
  try {
    await seedDemo(db, {
      now,
      today: dayIn('Asia/Tashkent', now),
      members,
      hasSeasons: true,
      passwordHash: (password) => passwords.hash(password),
      onProgress: ({ rows }) => show(rows),
    })
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
  }
}

/** Prints the progress of the demo once it takes more than two seconds. */
function progress() {
  const began = Date.now()
  let said = began
  return (rows: number) => {
    if (Date.now() - said < TELL_AFTER) return
    said = Date.now()
    console.log(`Writing the demo club: ${rows} rows`)
  }
}
