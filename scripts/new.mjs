/**
 * `npm run new -- component NAME` generates a component of the design system. `npm run new -- section NAME`
 * generates a whole section from scripts/new/templates: contract, table, server module, screens, stories, tests
 * and texts. scripts/new/section.test.ts generates one and checks it.
 */
import { makeComponent } from './new/component.mjs'
import { makeSection } from './new/section.mjs'
import { run } from './lib/run.mjs'

const kinds = {
  component: { pattern: /^[A-Z][A-Za-z]+$/, example: 'PriceTag', make: makeComponent },
  section: { pattern: /^[a-z]+$/, example: 'trainer', make: makeSection },
}

const [kind, name] = process.argv.slice(2)
const chosen = kinds[kind]
if (!chosen || !chosen.pattern.test(name ?? '')) {
  const ways = Object.entries(kinds).map(([one, { example }]) => `npm run new -- ${one} ${example}`)
  console.error(`Say what to make, for example:\n  ${ways.join('\n  ')}`)
  process.exit(2)
}

try {
  const { files, next } = chosen.make(name)
  await run('oxfmt', files)
  console.log(files.map((file) => `  ${file}`).join('\n'))
  console.log(next)
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
