/** Starts other programs of this repository, with the repository's own Node first in PATH. */
import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

const bin = join(root, 'node_modules/.bin')

export const environment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  REDOCLY_TELEMETRY: 'off',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Compiled code of packages and of the server, which tests start many times.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/zal/compiled'),
})

/** Output of a program; throws with its error output where it fails. */
export function output(program, args) {
  const done = spawnSync(program, args, {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (done.error) throw done.error
  if (done.status !== 0) {
    throw new Error(`${program} ${args.join(' ')}\n${done.stdout}${done.stderr}`)
  }
  return done.stdout
}

/** Runs a program attached to the terminal; resolves to its exit code. */
export function run(program, args, extra = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...environment(), ...extra },
      stdio: 'inherit',
    })
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
