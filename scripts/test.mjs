/**
 * `npm test`: installs and builds what is missing, then runs every kind of test, one after another. `npm test
 * -- unit e2e` runs only the named kinds, `npm test -- long` with the promised repetitions. The last line is
 * `N passed, N failed`.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { install } from './lib/install.mjs'
import { buildApp } from './lib/buildArtifacts.mjs'
import { root, run } from './lib/run.mjs'
import { step } from './lib/step.mjs'

/** Prerequisites of each kind. */
const kinds = {
  unit: [contract],
  postgres: [postgres],
  storybook: [browser],
  e2e: [browser, postgres, buildApp],
}

const asked = process.argv.slice(2).filter((word) => kinds[word])
const options = process.argv.slice(2).filter((word) => !kinds[word] && word !== 'long')
if (process.argv.includes('long')) process.env.ZAL_LONG = '1'
const total = { passed: 0, failed: 0 }
/** Repeated at the end of the output. */
const failures = []
const results = join(root, 'node_modules/.cache/zal/results')

try {
  await install()
  for (const kind of asked.length > 0 ? asked : Object.keys(kinds)) await test(kind)
} catch (error) {
  console.error(error.message)
  total.failed += 1
}
if (total.passed + total.failed === 0) {
  console.error('No test ran.')
  process.exitCode = 1
}
if (total.failed > 0) process.exitCode = 1
for (const failure of failures) console.log(`failed: ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)

async function test(kind) {
  console.log(`\n${kind}`)
  for (const need of kinds[kind]) {
    const lacking = await need().catch((error) => error.message)
    if (!lacking) continue
    console.error(lacking)
    if (process.env.CI || need !== postgres) total.failed += 1
    return
  }
  mkdirSync(results, { recursive: true })
  const file = join(results, `${kind}.json`)
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const start = performance.now()
  const code = await run('vitest', ['run', `--project=${kind}*`, ...reporters, ...options])
  console.log(`${kind} took ${Math.round((performance.now() - start) / 1000)} s`)
  count(kind, code, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
}

/** Files that fail without a failed test (import error, obsolete snapshot) and errors outside of tests count too. */
function count(kind, code, report) {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  )
  const failed = (report?.numFailedTests ?? 0) + broken.length
  for (const { name, message } of broken)
    failures.push(`${kind} ${relative(root, name)}\n  ${reasonOf(message ?? '')}`)
  for (const { name, assertionResults } of report?.testResults ?? []) {
    const place = `${kind} ${relative(root, name)}`
    for (const one of assertionResults.filter((each) => each.status === 'failed')) {
      const reasons = one.failureMessages.map((message) => `\n  ${reasonOf(message)}`)
      failures.push(`${place} › ${one.fullName}${reasons.join('')}`)
    }
  }
  total.passed += report?.numPassedTests ?? 0
  total.failed += failed
  if (code !== 0 && failed === 0) {
    console.error(`${kind} ended with ${code}.`)
    total.failed += 1
  }
}

/** The beginning of an error message, without the stack trace. */
function reasonOf(message) {
  const [reason] = message.split(/\n\s+at /)
  return reason.replaceAll(/\s+/g, ' ').slice(0, 400)
}

/** Each prerequisite is silent on success and otherwise throws a message that says what is missing. */
async function contract() {
  await step('Comparing the contract with its types', 'node', ['scripts/contract.mjs', '--check'])
}

async function browser() {
  const find = "import('./scripts/browser.mjs').then((one) => one.chromium())"
  await step('Finding a browser', 'node', ['--eval', find])
}

async function postgres() {
  if (process.env.ZAL_POSTGRES_URL) return
  const probe =
    "import('./scripts/lib/postgres.ts').then(async (one) => (await one.startPostgres()).stop())"
  await step('Starting PostgreSQL', 'node', ['--eval', probe])
}
