/**
 * `npm run check`: all static checks of the sources. `npm run check -- lint types` runs only the named steps.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
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

/** Concurrent steps. At least two, even on one core, since most steps wait for the disk at first. */
const lanes = Math.max(2, availableParallelism())

const chosen = Object.keys(steps).filter((name) => asked.length === 0 || asked.includes(name))
const waiting = [...chosen]
const reports = new Map(chosen.map((name) => [name, Promise.withResolvers()]))

/** Runs the remaining steps one after another, in the order of their declaration. */
async function runLane() {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const start = performance.now()
    const [program, ...args] = steps[name]
    const result = await quietly(program, args)
    reports.get(name).resolve({ ...result, seconds: (performance.now() - start) / 1000 })
  }
}
for (let lane = 0; lane < lanes; lane += 1) void runLane()

/** Reports in the order of declaration, whichever step ends first. */
const failed = []
for (const [name, { promise }] of reports) {
  const { code, text, seconds } = await promise
  console.log(`${code === 0 ? '✓' : '✗'} ${name} ${seconds.toFixed(1)} s`)
  if (code !== 0) {
    failed.push(name)
    console.log(text.trimEnd())
  }
}

if (failed.length > 0) {
  console.error(`Not in order: ${failed.join(', ')}.`)
  process.exit(1)
}

/** Runs a program and collects its output, which is printed only where the step fails. */
function quietly(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env: environment() })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
    child.on('error', (error) => resolve({ code: 1, text: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, text }))
  })
}
