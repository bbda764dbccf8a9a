import { NotEmpty, seedDemo } from '../../seed/index.ts'
import { databaseFiles } from '../adapters/databaseFiles.ts'
import type { Db } from '../core/context.ts'
import { redacting } from '../core/log.ts'
import type { Passwords } from '../core/passwords.ts'
import { createServer } from '../core/server.ts'
import { dayIn } from '../core/time.ts'
import { transactions } from '../core/transaction.ts'
import { contract, hooks, modules } from '../modules/index.ts'
import { countPredictions } from '../modules/prediction/prediction.job.ts'
import { keepOften } from './backup/often.ts'
import { demoLines } from './demo.ts'
import { geocoderOf } from './geocoder.ts'
import { listen } from './http.ts'
import { readLocales } from './locales.ts'
import { jsonLog } from './log.ts'
import { mailOf, sweepLetters } from './mail.ts'
import { openDatabase } from './open.ts'
import { argon2Passwords } from './passwords.ts'
import { pictureProcesses } from './pictures.ts'
import { nodeSecrets } from './secrets.ts'
import { sheetWorkers } from './sheets.ts'
import { onlineOf } from './online.ts'
import type { Settings } from './settings.ts'
import { installShutdown } from './shutdown.ts'
import { shutdownSteps } from './shutdownSteps.ts'
import { appFiles } from './static.ts'
import { turns } from './turns.ts'

/** Milliseconds after which the terminal shows the reason of a delay. */
const TELL_AFTER = 2000
const hour = 3_600_000
const minute = 60_000

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
  const sheets = sheetWorkers()
  const online = onlineOf(settings, { locales, address: () => address })
  const server = await createServer({
    database,
    contract,
    modules,
    hooks,
    clock,
    secrets: nodeSecrets,
    passwords,
    locales,
    files: databaseFiles,
    pictures,
    sheets,
    geocoder: geocoderOf(settings.places),
    online,
    mail: mailOf(settings.mail, log),
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
      transact(({ connection }) =>
        connection.query('select sweep($1), sweep_files($1), sweep_imports($1)', [clock()]),
      ),
    ])
  }
  const sweeping = setInterval(
    () => void sweep().catch((error: unknown) => log.warn({ error }, 'sweep')),
    hour,
  )
  const predicting = turns(minute, async (goesOn) => {
    if (await isFull()) return
    await countPredictions(transact, clock, goesOn).catch((error: unknown) =>
      log.warn({ error }, 'predictions'),
    )
  })
  const keeping = url ? null : keepOften(database, settings, clock, log)

  installShutdown({
    log,
    steps: shutdownSteps({
      sweeping,
      predicting,
      listening,
      server,
      files: [pictures, sheets],
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
