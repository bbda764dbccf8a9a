/**
 * `npm run approve`: takes what the parts look like now as what they should look like.
 * `npm run approve -- Button` only for the stories whose names hold the word.
 */
import { run } from './lib/run.mjs'

const only = process.argv.slice(2)
process.exit(
  await run('vitest', ['run', '--project=storybook*', ...only, '-t', 'Catalog', '--update=all']),
)
