/**
 * `npm run check`: everything that can be said of the sources without running them.
 * `npm run check -- lint types` runs only the named steps.
 */
import { spawn } from 'node:child_process'
import { environment, root } from './lib/run.mjs'

const steps = {
  format: ['oxfmt', '--check'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  types: ['tsc', '--noEmit'],
  boundaries: ['node', 'scripts/check/boundaries.mjs'],
  habits: ['node', 'scripts/check/habits.mjs'],
  words: ['node', 'scripts/check/words.mjs'],
  parts: ['node', 'scripts/check/parts.mjs'],
  regexes: ['node', 'scripts/check/regexes.mjs'],
  contract: ['redocly', 'lint', 'openapi/openapi.yaml', '--config', 'scripts/check/redocly.yaml'],
  fresh: ['node', 'scripts/contract.mjs', '--check'],
  dead: ['knip', '--no-config-hints'],
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !steps[name])
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${Object.keys(steps).join(', ')}.`)
  process.exit(2)
}

const failed = []
for (const [name, [program, ...args]] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const start = performance.now()
  const { code, text } = await quietly(program, args)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds} s`)
  if (code !== 0) {
    failed.push(name)
    console.log(text.trimEnd())
  }
}

if (failed.length > 0) {
  console.error(`Not in order: ${failed.join(', ')}.`)
  process.exit(1)
}

/** Runs to the end and keeps what was said, which matters only where the step fails. */
function quietly(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment() })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    child.on('error', (error) => resolve({ code: 1, text: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}
