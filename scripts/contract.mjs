/**
 * `npm run contract`: generates one document and its types in packages/api/src from openapi/, and the table of
 * docs/limits.md from the limits there. `--check` writes nothing: it fails where the generated files are stale
 * or the contract is incomplete.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { events } from './contract/events.mjs'
import { expand } from './contract/expand.mjs'
import { contractGaps } from './contract/contractGaps.mjs'
import { fieldLimits, limitsDocument } from './contract/limits.mjs'
import { methods } from './contract/methods.mjs'
import { output, root } from './lib/run.mjs'

const target = join(root, 'packages/api/src')
/** The document of the limits, as seen from there. */
const limitsFile = '../../../docs/limits.md'
const check = process.argv.includes('--check')

const bundled = bundle()
const document = expand(bundled)
const sentences = Object.keys(JSON.parse(read(join(root, 'locales/en/errors.json'))))
// A message with a count has one key per plural form.
const known = sentences.map((key) => key.replace(/_(one|few|many|other)$/, ''))
const found = contractGaps(document, known)
if (found.length > 0) {
  console.error(found.join('\n'))
  console.error(`${found.length} gaps in the contract.`)
  process.exit(1)
}

const files = {
  'contract.json': `${JSON.stringify(document, null, 2)}\n`,
  // The client's middleware sends the headers and throws refusals, so calls need not declare either.
  'schema.d.ts': types(bundled),
  'events.ts': events(document),
  'idempotent.ts': keyed(document),
  'fieldLimits.ts': fieldLimits(document),
  'methods.ts': methods(document),
  [limitsFile]: limitsDocument(read(join(target, limitsFile)), read(join(target, 'limits.ts'))),
}
const stale = Object.entries(files).filter(([name, text]) => read(join(target, name)) !== text)
if (check && stale.length > 0) {
  console.error(`Stale: ${stale.map(([name]) => name).join(', ')}. Run npm run contract.`)
  process.exit(1)
}
if (!check) {
  mkdirSync(target, { recursive: true })
  for (const [name, text] of stale) writeFileSync(join(target, name), text)
}
const operations = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .filter((operation) => operation.operationId).length
console.log(`The contract has ${operations} operations${check ? ' and its types are fresh' : ''}.`)

/** Bundles into a temporary file, since the bundler logs to standard output. */
function bundle() {
  const folder = mkdtempSync(join(tmpdir(), 'zal-contract-'))
  const file = join(folder, 'contract.json')
  try {
    output('redocly', ['bundle', 'openapi/openapi.yaml', '--output', file])
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A list of the operations that need a key, so that the client does not include the whole contract. */
function keyed(document) {
  const paths = Object.entries(document.paths)
    .filter(([, path]) => path.post?.['x-idempotent'] || path.patch?.['x-idempotent'])
    .map(([path]) => `  '${path}',\n`)
    .toSorted()
  return `import type { paths } from './schema.d.ts'

/** Paths whose POST or PATCH takes an Idempotency-Key. Made from the contract by \`npm run contract\`. */
export const idempotentPaths: readonly (keyof paths)[] = [
${paths.join('')}]
`
}

function types(document) {
  const file = join(mkdtempSync(join(tmpdir(), 'zal-contract-')), 'contract.json')
  writeFileSync(file, JSON.stringify(document))
  try {
    return output(join(root, 'packages/api/node_modules/.bin/openapi-typescript'), [file])
  } finally {
    rmSync(dirname(file), { recursive: true })
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
