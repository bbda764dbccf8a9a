/** `npm start`: whatever is missing is made, then the server runs until it is told to end. */
import { spawn } from 'node:child_process'
import { install } from './lib/install.mjs'
import { buildApp } from './lib/buildArtifacts.mjs'
import { environment, root } from './lib/run.mjs'

try {
  await install()
  await buildApp()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// A group of its own: Ctrl+C reaches it once, from here, and not a second time from the terminal.
const server = spawn('node_modules/.bin/node', ['packages/server/src/node/main.ts'], {
  cwd: root,
  env: { NODE_ENV: 'production', ...environment() },
  stdio: 'inherit',
  detached: true,
})

let told = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    // npm passes on what the terminal has sent already.
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
