/**
 * `npm run approve`: accepts the current pictures of the components as the baselines. `npm run approve --
 * Button` only for stories whose names contain the word.
 */
import { run } from './lib/run.mjs'

const only = process.argv.slice(2)
process.exit(
  await run('vitest', ['run', '--project=storybook*', ...only, '-t', 'Catalog', '--update=all']),
)
