import { databaseFiles } from '../adapters/databaseFiles.ts'
import { builtInGeocoder } from '../adapters/geocoder/builtIn.ts'
import { heardMail } from '../adapters/mail.ts'
import { pgliteDatabase, type PgliteOptions } from '../adapters/pglite.ts'
import type { Database } from '../core/database.ts'
import type { Geocoder } from '../core/geocoder.ts'
import type { Letter } from '../core/mail.ts'
import type { Limits } from '../core/limits.ts'
import type { Online } from '../core/online.ts'
import { createServer, type Server } from '../core/server.ts'
import { transactions, type Transact } from '../core/transaction.ts'
import { contract, hooks, modules } from '../modules/index.ts'
import { readLocales } from '../node/locales.ts'
import { ownerOf } from '../node/embedded/engine.ts'
import type { Owner } from '../node/migrate.ts'
import { pictureProcesses } from '../node/pictures.ts'
import { nodeSecrets } from '../node/secrets.ts'
import { sheetWorkers } from '../node/sheets.ts'
import { plainPasswords } from '../page/passwords.ts'
import { callers, type Callers } from './callers.ts'
import { fixture, noon } from './fixture.ts'
import { migratedPglite } from './template.ts'
import { outside, watched, type Watch } from './watched.ts'

export * from './fixture.ts'
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
  /** Sent e-mails, in order. */
  letters: Letter[]
  /** Runs SQL as `zal_app` with the row-level security of a merchant; without one, no rows are visible. */
  sql: <R = Record<string, unknown>>(
    merchant: number | null,
    text: string,
    values?: unknown[],
  ) => Promise<R[]>
  close: () => Promise<void>
}

export interface TestOptions {
  /** A new, migrated and filled PostgreSQL instead of the embedded database. */
  database?: Database
  /** Inserts more rows as the owner. */
  fill?: (owner: Owner) => Promise<void>
  limits?: Partial<Limits>
  geocoder?: Geocoder
  online?: Online
}

/**
 * The whole server on an in-memory database with the rows of `fixture`, called over HTTP requests.
 *
 * @example
 * const api = await testServer()
 * const room = await api.as('owner').post('/management/room/', { name: 'Yoga' })
 */
export async function testServer(options: TestOptions = {}): Promise<TestServer> {
  const { database, watch } = watched(options.database ?? (await memoryDatabase(options)))
  const clock = {
    now: noon,
    forward: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
  }
  const logged: string[] = []
  const letters: Letter[] = []
  const pictures = pictureProcesses()
  const sheets = sheetWorkers()
  const write = (fields: object, text: string) =>
    void logged.push(JSON.stringify({ text, ...fields }))
  const server = await createServer({
    database,
    contract,
    modules,
    hooks,
    clock: () => clock.now,
    secrets: nodeSecrets,
    passwords: plainPasswords,
    locales: readLocales(),
    files: databaseFiles,
    pictures: outside('pictures', pictures, watch),
    sheets: outside('sheets', sheets, watch),
    geocoder: outside('geocoder', options.geocoder ?? builtInGeocoder, watch),
    online: options.online,
    mail: outside(
      'mail',
      heardMail((letter) => letters.push(letter)),
      watch,
    ),
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
    letters,
    sql: (merchant, text, values) => run(database, merchant, text, values),
    close: async () => {
      pictures.close()
      await sheets.close()
      await server.live.close()
      await database.close()
    },
  }
}

/** An in-memory database with the rows of `fixture`, and those of `fill`. */
export async function memoryDatabase({
  fill,
  ...options
}: Pick<TestOptions, 'fill'> & PgliteOptions = {}): Promise<Database> {
  const pglite = await migratedPglite()
  const owner = ownerOf(pglite)
  await fixture(owner)
  await fill?.(owner)
  return pgliteDatabase(pglite, options)
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
