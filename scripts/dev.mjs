/** `npm run dev`: the server on 4010 and the app on 4011, both with reload on change. Ctrl+C stops them. */
import { spawn } from 'node:child_process'
import { install } from './lib/install.mjs'
import { environment, root } from './lib/run.mjs'

await install()

const start = (program, args, extra = {}) =>
  spawn(program, args, { cwd: root, env: { ...environment(), ...extra }, stdio: 'inherit' })

const running = [
  start('node', ['--watch-preserve-output', '--watch', 'packages/server/src/node/main.ts'], {
    PORT: '4010',
    BACKUP_MINUTES: '0',
  }),
  start('vite', ['packages/app']),
]

// The terminal signals the whole group; the first child that exits stops the other.
process.on('SIGINT', () => {})
for (const child of running) {
  child.on('exit', (code) => {
    for (const other of running) other.kill('SIGTERM')
    process.exitCode ??= code ?? 0
  })
}
