/** B-07: from a fresh clone to a served page by npm start, and a second start. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/lib/run.mjs'
import { freePort } from './lib/children.mjs'
import { budget, note, table } from './lib/print.mjs'

const home = mkdtempSync(join(tmpdir(), 'zal-clone-'))
const clone = join(home, 'zal')
const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' })
if (cloned.status !== 0) throw new Error(cloned.stderr)

try {
  note('First start of a fresh clone of the last commit')
  const first = await timed()
  note('Second start')
  const second = await timed()
  table('B-07  npm start', [
    { start: 'first, of a fresh clone', seconds: first },
    { start: 'second', seconds: second },
  ])
  table('B-07  what is promised', [
    budget('first, with packages cached', '≤ 180 s', first, first <= 180),
    budget('second', '≤ 5 s', second, second <= 5),
  ])
} finally {
  rmSync(home, { recursive: true, force: true })
}

/** Seconds from `npm start` until the page is served; stops the server afterwards. */
async function timed() {
  const port = await freePort()
  const began = performance.now()
  // Removes the repository's binaries from PATH, as after a fresh clone.
  const PATH = process.env.PATH.split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':')
  const server = spawn('npm', ['start'], {
    cwd: clone,
    detached: true,
    env: { ...process.env, PATH, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.on(
    'exit',
    () => server.exitCode === null && server.pid && process.kill(-server.pid, 'SIGKILL'),
  )
  const ended = new Promise((resolve) => server.on('exit', resolve))
  await new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Zal is ready')) resolve()
    })
    void ended.then((code) => reject(new Error(`npm start ended with ${code}\n${said}`)))
  })
  const page = await fetch(`http://127.0.0.1:${port}/`)
  const seconds = (performance.now() - began) / 1000
  if (!(await page.text()).includes('<div id="app">')) throw new Error('There is no page')
  // Like Ctrl+C in a terminal: the whole process group gets the signal.
  if (server.pid) process.kill(-server.pid, 'SIGINT')
  await ended
  return seconds
}
