/** REL-46 T-24: every regular expression of the server and of the contract takes linear time, whatever it is given. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'oxc-parser'
import { check } from 'recheck'
import { filesIn } from '../lib/files.mjs'
import { root } from '../lib/run.mjs'

/** Slow only with what they are never given, with the reason. */
const but = {
  'packages/server/src/core/json.ts': 'the text is known to be JSON by then, so each string ends',
  'packages/server/src/core/log.ts': '64 signs on either side at most: 20 ms for 100 KB',
}

/** By what is written, so that each is looked at once. */
const found = new Map()
const take = (path, pattern, flags) => {
  if (!but[path]) found.set(`/${pattern}/${flags}`, { path, pattern, flags })
}

const sources = filesIn(['packages/server/src', 'packages/api/src', 'openapi'], '.ts').filter(
  (path) => !/\.(test|sample|d)\.ts$|\/testing\//.test(path),
)
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

const slow = []
for (const [text, { path, pattern, flags }] of found) {
  const { status, complexity, attack, error } = await check(pattern, flags)
  if (status === 'safe') continue
  const why = complexity ? `${complexity.summary}, as with ${attack.pattern}` : error.kind
  slow.push(`${path}: ${text} is ${status}: ${why}`)
}
if (slow.length > 0) {
  console.error(slow.join('\n'))
  process.exit(1)
}
