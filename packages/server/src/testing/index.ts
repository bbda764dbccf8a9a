import { databaseFiles } from '../adapters/databaseFiles.ts'
import { builtInGeocoder } from '../adapters/geocoder/builtIn.ts'
import { capturingMail } from '../adapters/capturingMail.ts'
import type { Database } from '../core/db/database.ts'
import type { ReadHealth } from '../core/services/health.ts'
import type { Geocoder } from '../core/services/geocoder.ts'
import type { Channels, Message } from '../core/background/channel.ts'
import type { JobKind } from '../core/background/jobKind.ts'
import type { Limits } from '../core/limits.ts'
import type { Online } from '../core/money/onlineProvider.ts'
import { createServer, type Server } from '../core/server.ts'
import { transactions, type Transact } from '../core/db/transaction.ts'
import { contract, jobs, letters, modules, webhooks } from '../modules/index.ts'
import { readLocales } from '../node/locales.ts'
import { pictureProcesses } from '../node/services/pictures.ts'
import { posterProcesses } from '../node/services/posters.ts'
import { nodeSecrets } from '../node/services/secrets.ts'
import { sheetWorkers } from '../node/services/sheets.ts'
import { plainPasswords } from '../page/passwords.ts'
import { callers, type Callers } from './callers.ts'
import { noon } from './fixture.ts'
import { memoryDatabase, type MemoryOptions } from './memoryDatabase.ts'
import { outside, watched, type Watch } from './watched.ts'

export * from './fixture.ts'
export { setRights } from './rights.ts'
export { memoryDatabase } from './memoryDatabase.ts'
export type { Answer, Caller } from './callers.ts'

export interface TestServer extends Callers {
  server: Server
  database: Database
  /** Statistics of the database connection. */
  watch: Watch
  transact: Transact
  /** Clock of the server; tests move it. */
  clock: { now: Date; forward: (seconds: number) => void }
  /** Every logged line as text. */
  logged: string[]
  /** Sent letters, in order. */
  letters: Message[]
  /** Runs the jobs and sends the letters that are due by the clock. */
  background: () => Promise<void>
  /** Runs SQL as `zal_app` with the row-level security of a merchant; without one, no rows are visible. */
  sql: <R = Record<string, unknown>>(
    merchant: number | null,
    text: string,
    values?: unknown[],
  ) => Promise<R[]>
  close: () => Promise<void>
}

export interface TestOptions extends Pick<MemoryOptions, 'fill'> {
  /** A new, migrated and filled PostgreSQL instead of the embedded database. */
  database?: Database
  limits?: Partial<Limits>
  geocoder?: Geocoder
  online?: Online
  /** Jobs instead of those of the modules. */
  jobs?: readonly JobKind[]
  /** Transports in addition to the mail that is captured, or instead of it. */
  channels?: Channels
  health?: ReadHealth
}

/**
 * The whole server on an in-memory database with the rows of `fixture`, called over HTTP requests.
 *
 * @example
 * const api = await testServer()
 * const room = await api.as('owner').post('/management/room/', { name: 'Yoga' })
 */
export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const { database, watch } = watched(
    options.database ?? (await memoryDatabase({ fill: options.fill })),
  )
  const clock = {
    now: noon,
    forward: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const logged: string[] = []
  const sent: Message[] = []
  const pictures = pictureProcesses()
  const posters = posterProcesses()
  const sheets = sheetWorkers()
  const write = (fields: object, text: string) =>
    void logged.push(JSON.stringify({ text, ...fields }))
  const server = await createServer({
    database,
    contract,
    modules,
    webhooks,
    jobs: options.jobs ?? jobs,
    letters,
    clock: () => clock.now,
    secrets: nodeSecrets,
    passwords: plainPasswords,
    locales: readLocales(),
    files: databaseFiles,
    pictures: outside('pictures', pictures, watch),
    posters: outside('posters', posters, watch),
    sheets: outside('sheets', sheets, watch),
    geocoder: outside('geocoder', options.geocoder ?? builtInGeocoder, watch),
    online: options.online,
    channels: {
      mail: outside(
        'mail',
        capturingMail((letter) => sent.push(letter)),
        watch,
      ),
      ...options.channels,
    },
    health: options.health,
    address: () => 'http://zal.test',
    log: { info: write, warn: write, error: write },
    limits: options.limits,
    checkAnswers: true,
  })
  return {
    ...callers(server),
    server,
    database,
    watch,
    transact: transactions(database, nodeSecrets),
    clock,
    logged,
    letters: sent,
    background: () => server.background(),
    sql: (merchant, text, values) => run(database, merchant, text, values),
    close: async () => {
      pictures.close()
      posters.close()
      await sheets.close()
      await server.live.close()
      await database.close()
    },
  }
}

async function run<R>(
  database: Database,
  merchant: number | null,
  text: string,
  values: unknown[] = [],
) {
  const connection = await database.connect()
  try {
    await connection.query('begin')
    if (merchant !== null) {
      await connection.query(`select set_config('zal.merchant', $1, true)`, [String(merchant)])
    }
    const { rows } = await connection.query<R>(text, values)
    await connection.query('commit')
    return rows
  } catch (error) {
    await connection.query('rollback')
    throw error
  } finally {
    connection.release()
  }
}
