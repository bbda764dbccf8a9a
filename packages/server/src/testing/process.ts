import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seededFolder } from './seededFolder.ts'

const main = fileURLToPath(new URL('../node/main.ts', import.meta.url))

/** The real server as a child process, on an embedded database in a temporary folder. */
export interface ServerProcess {
  pid: number
  port: number
  folder: string
  /** Standard output and standard error so far. */
  output: () => string
  /** Exit code; null while it runs. */
  exitCode: () => number | null
  signal: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code and the milliseconds since `from`. */
  ended: Promise<number | null>
  /** File names of its backups. */
  backups: () => string[]
  /** Signs in the owner of the demo; returns the value of the cookie header. */
  signIn: () => Promise<string>
  /** Ends it if it is still running and removes its folder. */
  remove: () => Promise<void>
}

/**
 * Starts one on a copy of a database with `DEMO_MEMBERS` members and resolves when it responds. `nodeArgs`
 * precede the file name.
 */
export async function startProcess(
  env: NodeJS.ProcessEnv = {},
  nodeArgs: string[] = [],
): Promise<ServerProcess> {
  const folder = await seededFolder(Number(env.DEMO_MEMBERS ?? base.DEMO_MEMBERS))
  const child = spawn(process.execPath, [...nodeArgs, main], {
    env: { ...process.env, ...base, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk)
        const [, found] = /ready: http:\/\/\S+?:(\d+)/.exec(output) ?? []
        if (found) resolve(Number(found))
      })
    }
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)))
  })
  const origin = `http://127.0.0.1:${port}`
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/v1${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-club-id': '0' },
      body: JSON.stringify(body),
    })
  return {
    pid: child.pid ?? 0,
    port,
    folder,
    output: () => output,
    exitCode: () => child.exitCode,
    signal: (signal) => void child.kill(signal),
    ended,
    backups: () => readdirSync(join(folder, 'backups')).filter((name) => !name.startsWith('copy-')),
    signIn: async () => {
      const login = { username: 'owner@zal.demo', password: 'Zal-2026', country: 'UZB' }
      const { results } = await (await post('/merchant/login/', login)).json()
      const answer = await post('/merchant/redirect/', { hash: results.hash })
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    },
    remove: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const base = { PORT: '0', DATABASE_URL: '', DEMO_MEMBERS: '0', LOG_LEVEL: 'error' }
