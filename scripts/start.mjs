/** `npm start`: builds what is missing, then runs the server until it is stopped. */
import { spawn } from 'node:child_process'
import { install } from './lib/install.mjs'
import { app } from './lib/made.mjs'
import { environment, root } from './lib/run.mjs'

try {
  await install()
  await app()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// A separate process group, so that Ctrl+C reaches it once, from here, and not a second time from the
// terminal.
const server = spawn('node_modules/.bin/node', ['packages/server/src/node/main.ts'], {
  cwd: root,
  env: { NODE_ENV: 'production', ...environment() },
  stdio: 'inherit',
  detached: true,
})

let told = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // npm forwards a signal that the terminal has already sent.
    if (Date.now() - told < 500) return
    told = Date.now()
    server.kill(signal)
  })
}

server.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
