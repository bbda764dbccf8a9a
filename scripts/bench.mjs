/** `npm run bench -- NAME` measures one budget; without a name it lists all of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './lib/run.mjs'

const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => file.slice(0, -'.mjs'.length))

const [name, ...options] = process.argv.slice(2)
if (name && benches.includes(name))
  process.exit(await run('node', [`bench/${name}.mjs`, ...options]))

if (name) console.error(`There is no bench called ${name}.`)
for (const bench of benches) {
  const text = readFileSync(join(root, 'bench', `${bench}.mjs`), 'utf8')
  const [, about = ''] = /^\/\*\*\s*\*?\s*([^\n]*?)\s*(?:\*\/)?$/m.exec(text) ?? []
  console.log(`${bench.padEnd(16)} ${about}`)
}
process.exit(name ? 1 : 0)
