import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Static files that the page fetches. `npm run snapshot` adds the demo data. */
export const files = fileURLToPath(new URL('../node_modules/.cache/zal/book', import.meta.url))

const ofApp = fileURLToPath(new URL('../packages/app/public', import.meta.url))

const require = createRequire(import.meta.url)
const engine = ['pglite.wasm', 'initdb.wasm', 'pglite.data']

/** Copies the service worker, the app's icons and the packed database there. */
export function layOut() {
  mkdirSync(files, { recursive: true })
  copyFileSync(require.resolve('msw/mockServiceWorker.js'), join(files, 'mockServiceWorker.js'))
  // Storybook and browsers request these names.
  copyFileSync(join(ofApp, 'icon.svg'), join(files, 'favicon.svg'))
  copyFileSync(join(ofApp, 'favicon.ico'), join(files, 'favicon.ico'))
  const folder = dirname(require.resolve('@electric-sql/pglite'))
  for (const name of engine) pack(join(folder, name), join(files, `${name}.packed`))
}

function pack(source: string, target: string) {
  const fresh = existsSync(target) && statSync(target).mtimeMs > statSync(source).mtimeMs
  if (!fresh) writeFileSync(target, gzipSync(readFileSync(source), { level: 9 }))
}

/**
 * Removes the unpacked database, which the bundler adds by itself; the Storybook ships it packed.
 */
export const onlyPacked: Plugin = {
  name: 'zal:only-packed',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const name of Object.keys(bundle)) {
      if (/(pglite|initdb)[^/]*\.(wasm|data)$/.test(name)) delete bundle[name]
    }
  },
}

/** Removes descriptions and examples from the contract of the server in the page, which reads none of them. */
export const shortContract: Plugin = {
  name: 'zal:short-contract',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/api/src/contract.json')) return undefined
    const isProse = (name: string, value: unknown) =>
      name === 'example' || (/^(description|summary)$/.test(name) && typeof value === 'string')
    const short = JSON.parse(code, (name, value) => (isProse(name, value) ? undefined : value))
    return { code: JSON.stringify(short), map: null }
  },
}
