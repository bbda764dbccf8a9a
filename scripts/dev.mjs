/** `npm run dev`: the server and the app, both anew at every change. Stops with Ctrl+C. */
import { spawn } from 'node:child_process'
import { install } from './lib/install.mjs'
import { environment, root } from './lib/run.mjs'

await install()

const port = process.env.PORT ?? '4010'
const start = (program, args, extra = {}) =>
  spawn(program, args, { cwd: root, env: { ...environment(), ...extra }, stdio: 'inherit' })

const running = [
  start('node', ['--watch-preserve-output', '--watch', 'packages/server/src/node/main.ts'], {
    PORT: port,
  }),
  start('vite', ['packages/app'], { API_URL: `http://localhost:${port}` }),
]

// The terminal tells all of them; whoever ends first takes the other along.
process.on('SIGINT', () => {})
for (const child of running) {
  child.on('exit', (code) => {
    for (const other of running) other.kill('SIGTERM')
    process.exitCode ??= code ?? 0
  })
}
