/**
 * REL-46 T-24 T-60: every regular expression of the packages and of the contract runs in linear time for any
 * input. Results are cached by pattern and version of recheck.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Visitor, parseSync } from 'oxc-parser'
import { check } from 'recheck'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'

/** Exceptions, slow only for input that cannot occur, with the reason. */
const but = {
  'packages/server/src/core/db/json.ts':
    'the text is known to be JSON by then, so each string ends',
  'packages/server/src/core/services/log.ts': '64 signs on either side at most: 20 ms for 100 KB',
  'packages/ui/src/format/money.ts':
    'the text is a number as JavaScript writes it: 21 digits at most',
}

/** Counts steps instead of milliseconds, so that the result is the same on a busy machine. */
const limits = { attackTimeout: null, incubationTimeout: null, timeout: 120_000 }

/** Deduplicated by pattern, so that each is checked once. */
const found = new Map()
const take = (path, pattern, flags) => {
  if (!but[path]) found.set(`/${pattern}/${flags}`, { path, pattern, flags })
}

const sources = filesIn(
  ['packages/server/src', 'packages/api/src', 'packages/ui/src', 'packages/app/src', 'openapi'],
  ['.ts', '.tsx'],
).filter((path) => !/\.(test|sample|fixture|d|docs|stories)\.tsx?$|\/testing\//.test(path))
for (const path of sources) {
  const { program } = parseSync(path, readFileSync(join(root, path), 'utf8'))
  new Visitor({
    Literal: ({ regex }) => regex && take(path, regex.pattern, regex.flags),
  }).visit(program)
}
const contract = 'packages/api/src/contract.json'
JSON.parse(readFileSync(join(root, contract), 'utf8'), (name, value) => {
  if (name === 'pattern' && typeof value === 'string') take(contract, value, 'u')
  return value
})

const cache = join(root, 'node_modules/.cache/zal/regexes.json')
const { version } = JSON.parse(
  readFileSync(join(root, 'node_modules/recheck/package.json'), 'utf8'),
)
const known = readCache()
const results = {}
for (const [text, { pattern, flags }] of found) {
  results[text] = known[text] ?? (await check(pattern, flags, limits))
}
writeCache()

const slow = []
for (const [text, { path }] of found) {
  const { status, complexity, attack, error } = results[text]
  if (status === 'safe') continue
  const why = complexity ? `${complexity.summary}, as with ${attack.pattern}` : error.kind
  slow.push(`${path}: ${text} is ${status}: ${why}`)
}
if (slow.length > 0) {
  console.error(slow.join('\n'))
  process.exit(1)
}

/** Earlier results by pattern; empty after a change of the recheck version. */
function readCache() {
  try {
    const kept = JSON.parse(readFileSync(cache, 'utf8'))
    return kept.version === version ? kept.results : {}
  } catch {
    return {}
  }
}

/** Stores safe patterns that are in use; others are checked again. */
function writeCache() {
  const safe = Object.entries(results)
    .filter(([, { status }]) => status === 'safe')
    .map(([text, { status }]) => [text, { status }])
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify({ version, results: Object.fromEntries(safe) }))
}
