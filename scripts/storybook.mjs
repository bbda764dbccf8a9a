/** The book of stories: `dev` for working, `build` for a folder that any web server shows, `publish`. */
import { install } from './lib/install.mjs'
import { snapshot } from './lib/made.mjs'
import { run } from './lib/run.mjs'

const [task = 'dev', ...options] = process.argv.slice(2)

const tasks = {
  dev: () => run('storybook', ['dev', '--port', '6006', '--no-open', ...options]),
  build: () => run('storybook', ['build', '--output-dir', 'storybook-static', ...options]),
  publish: () => run('chromatic', ['--storybook-build-dir', 'storybook-static', ...options]),
}

if (!tasks[task]) {
  console.error(`There are ${Object.keys(tasks).join(', ')}, not ${task}.`)
  process.exit(2)
}
if (task === 'publish' && !process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is published.')
  process.exit(0)
}

await install()
await snapshot()
if (task === 'publish') await tasks.build()
process.exit(await tasks[task]())
