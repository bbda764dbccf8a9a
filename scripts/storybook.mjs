/** Storybook: `dev` for development, `build` for a static folder, `publish`. */
import { globSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { install } from './lib/install.mjs'
import { buildSnapshot } from './lib/buildArtifacts.mjs'
import { root, run } from './lib/run.mjs'

const book = 'storybook-static'
const MOST_MB = 25
/** Share above the limit that is reported and does not fail the build. */
const REPORTED = 0.1

const [task = 'dev', ...options] = process.argv.slice(2)

const tasks = {
  dev: () => run('storybook', ['dev', '--port', '6006', '--no-open', ...options]),
  build: async () =>
    (await run('storybook', ['build', '--output-dir', book, ...options])) || shrink() || weigh(),
  publish: () => run('chromatic', ['--storybook-build-dir', book, ...options]),
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
await buildSnapshot()
const built = task === 'publish' ? await tasks.build() : 0
process.exit(built || (await tasks[task]()))

/**
 * Minifies Storybook's own manager scripts, which its package ships unminified, and removes the second copy of its
 * fonts: the pages read those of `sb-common-assets`. Returns 0 on success, else 1.
 */
function shrink() {
  for (const font of globSync('*.woff2', { cwd: join(root, book) })) rmSync(join(root, book, font))
  const scripts = globSync('{sb-manager,sb-addons}/**/*.js', { cwd: join(root, book) })
  for (const script of scripts) {
    const path = join(root, book, script)
    const { code, errors } = minifySync(path, readFileSync(path, 'utf8'), { module: true })
    if (errors.length > 0) {
      console.error(`${script} cannot be minified: ${errors[0]?.message}`)
      return 1
    }
    writeFileSync(path, code)
  }
  return 0
}

/** Returns 0 where the build is within the size limit, or above it by less than a tenth, else 1. */
function weigh() {
  const files = readdirSync(join(root, book), { recursive: true, withFileTypes: true })
  const bytes = files
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
  const megabytes = Math.round(bytes / 100_000) / 10
  console.log(`${book}: ${megabytes} MB of at most ${MOST_MB} MB`)
  return megabytes > MOST_MB * (1 + REPORTED) ? 1 : 0
}
