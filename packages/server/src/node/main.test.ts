import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startProcess } from '../testing/process.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'zal-main-'))
const env = { ...process.env, PORT: '0', DATA_DIR: folder, DEMO_MEMBERS: '0', DATABASE_URL: '' }

let server: ChildProcess
let origin: string

beforeAll(async () => {
  server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  origin = await started(server, [])
})
afterAll(() => {
  server.kill('SIGKILL')
  for (const each of [folder, ...spares]) rmSync(each, { recursive: true })
})

const spares: string[] = []
/** Creates another folder, which is removed at the end. */
function spare() {
  spares.push(mkdtempSync(join(tmpdir(), 'zal-main-')))
  return spares.at(-1) ?? ''
}

/** Waits for the start of a child process and resolves with its origin; its output is appended to `said`. */
function started(child: ChildProcess, said: string[]) {
  return new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      said.push(String(chunk))
      const [, found] = /ready: (http:\S+)/.exec(said.join('')) ?? []
      if (found) resolve(found)
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code}: ${said.join('')}`)),
    )
  })
}

/** Runs a second server until it exits. */
async function second(change: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [main], {
    env: { ...env, ...change },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += String(chunk)))
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, said: said.trim() }
}

test('REL-20 a second server on the same folder ends with a sentence, and the first goes on', async () => {
  expect(await second({})).toEqual({
    code: 1,
    said: `${folder} is in use by another Zal server (process ${server.pid}). Stop it first, or set DATA_DIR.`,
  })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
})

test('a setting that makes no sense is said', async () => {
  expect(await second({ PORT: 'four' })).toEqual({
    code: 1,
    said: 'PORT is four; it has to be a whole number from 0 to 65535.',
  })
})

test('a port that is taken is said before anything is made, and the folder is free again', async () => {
  const other = spare()
  const { port } = new URL(origin)
  expect(await second({ PORT: port, DATA_DIR: other })).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program. Stop it, or set PORT.`,
  })
  expect(readdirSync(other)).toEqual([])
})

test('an address that is not of this machine is said', async () => {
  const { code, said } = await second({ HOST: '192.0.2.1', PORT: '4010', DATA_DIR: spare() })
  expect([code, said]).toEqual([1, 'Port 4010 cannot be opened (EADDRNOTAVAIL). Set PORT or HOST.'])
})

test('a folder that is none is said', async () => {
  const file = join(spare(), 'file')
  writeFileSync(file, '')
  expect(await second({ DATA_DIR: file })).toEqual({
    code: 1,
    said: `${file} is no folder to write in (EEXIST). Set DATA_DIR to one that is.`,
  })
})

test('a PostgreSQL that does not answer is said', async () => {
  const url = 'postgres://zal:secret@127.0.0.1:1/zal'
  expect(await second({ DATABASE_URL: url })).toEqual({
    code: 1,
    said: 'PostgreSQL of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
  })
})

test('T-22 REL-44 nothing of a letter is in the log of a server without SMTP_URL', async () => {
  const sender = await startProcess({ LOG_LEVEL: 'info', SMTP_URL: '', DEMO_MEMBERS: '40' })
  try {
    const at = `http://127.0.0.1:${sender.port}`
    const username = 'artur@zal.demo'
    await fetch(`${at}/api/v1/merchant/recovery/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: at },
      body: JSON.stringify({ username }),
    })
    const lie = join(sender.folder, 'letters')
    const letters = () => readdirSync(lie).map((name) => readFileSync(join(lie, name), 'utf8'))
    await vi.waitFor(() => expect(letters()).toHaveLength(1), { timeout: 60_000 })
    sender.signal('SIGINT')
    await sender.ended
    const [text = ''] = letters()
    const [, token = 'none'] = /recovery#([\w-]{43})/.exec(text) ?? []
    expect(text).toContain(username)
    expect(sender.output()).toContain('A letter lies in the folder')
    for (const secret of [username, token]) expect(sender.output()).not.toContain(secret)
  } finally {
    await sender.remove()
  }
}, 300_000)

test('Ctrl+C ends it cleanly and unlocks the folder; a delay is reported', async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // An incomplete request, for which the shutdown waits.
  const line = connect(Number(new URL(origin).port), '127.0.0.1')
  await new Promise<void>((resolve) => line.write('GET /readyz HTTP/1.1\r\n', () => resolve()))
  const told = new Promise<void>((resolve) =>
    server.stdout?.on('data', (text) => String(text).startsWith('Ending') && resolve()),
  )
  server.kill('SIGINT')
  await told
  line.destroy()
  expect(await ended).toBe(0)
  expect(readdirSync(folder)).not.toContain('zal.lock')
}, 300_000)
