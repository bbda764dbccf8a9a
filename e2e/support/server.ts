import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openEmbedded } from '../../packages/server/src/node/embedded/engine.ts'
import { seededFolder } from '../../packages/server/src/testing/seededFolder.ts'
import { MEMBERS, seededPostgres } from './seeded.ts'

const main = fileURLToPath(new URL('../../packages/server/src/node/main.ts', import.meta.url))

export type DatabaseKind = 'pglite' | 'postgres'

export interface Zal {
  origin: string
  /** Kills the process, like a power failure. */
  kill(): Promise<void>
  /** Restarts it on the same port with the same data. */
  again(): Promise<void>
  /**
   * Queries the database as the owner of the tables. The embedded one opens for a single process:
   * stop the server first.
   */
  rows<R>(sql: string, values?: unknown[]): Promise<R[]>
  /** Its log so far. */
  said(): string
  /** Unsent emails, the oldest first. */
  letters(): string[]
  end(): Promise<void>
}

/**
 * Starts the real server with the latest build and today's demo, on a port of its own.
 *
 * @param more additional members, on PostgreSQL
 */
export async function startZal(kind: DatabaseKind, more = 0): Promise<Zal> {
  const url = kind === 'postgres' ? await seededPostgres(more) : ''
  const folder =
    kind === 'pglite'
      ? await seededFolder(MEMBERS)
      : mkdtempSync(join(tmpdir(), 'zal-e2e-letters-'))
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: folder,
    NODE_ENV: 'production',
    ONLINE_PAYMENTS: 'sandbox',
  }
  const lines: string[] = []
  const hear = (text: string) => void lines.push(text)
  let { child, origin } = await run({ ...env, PORT: '0' }, hear)
  const client = url ? new pg.Client(url) : undefined
  await client?.connect()

  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }
  return {
    origin,
    kill,
    again: async () => {
      ;({ child, origin } = await run({ ...env, PORT: new URL(origin).port }, hear))
    },
    rows: async <R>(sql: string, values: unknown[] = []) =>
      client ? ((await client.query(sql, values)).rows as R[]) : rowsIn<R>(folder, sql, values),
    said: () => lines.join(''),
    letters: () => {
      const lie = join(folder, 'letters')
      if (!existsSync(lie)) return []
      return readdirSync(lie)
        .toSorted()
        .map((name) => readFileSync(join(lie, name), 'utf8'))
    },
    end: async () => {
      await kill()
      await client?.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function rowsIn<R>(folder: string, sql: string, values: unknown[]): Promise<R[]> {
  const pglite = await openEmbedded(folder)
  try {
    return (await pglite.query<R>(sql, values)).rows
  } finally {
    await pglite.close()
  }
}

/** Resolves when it responds. */
function run(env: NodeJS.ProcessEnv, hear: (text: string) => void) {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...env, DEMO_MEMBERS: '0', BACKUP_MINUTES: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise<{ child: ChildProcess; origin: string }>((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        hear(String(chunk))
        const [, origin] = /ready: (http:\S+)/.exec((said += String(chunk))) ?? []
        if (origin) resolve({ child, origin })
      })
    }
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}
