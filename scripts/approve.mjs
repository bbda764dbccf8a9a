/**
 * `npm run approve`: accepts the current pictures of the components as the baselines. `npm run approve --
 * Button` only for stories whose names contain the word.
 */
import { run } from './lib/run.mjs'

const only = process.argv.slice(2)
const args = ['run', '--project=storybook*', ...only, '-t', 'Catalog', '--update=all']
// The long run takes all pictures.
process.exit(await run('vitest', args, { ZAL_LONG: '1' }))
