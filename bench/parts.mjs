/** B-16: five components against MUI's and Mantine's: gzipped bytes, ms to mount 500, ms to open a popup. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build } from 'vite'
import { chromium as found } from '../scripts/browser.mjs'
import { environment, root } from '../scripts/lib/run.mjs'
import { budget, median, note, table } from './lib/print.mjs'
import { styles, words } from './parts/styles.mjs'

const parts = ['Button', 'Select', 'DatePicker', 'Dialog', 'DataTable']
const libraries = ['zal', 'mui', 'mantine']
const peers = {
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@mantine/core': '9.7.4',
  '@mantine/dates': '9.7.4',
  '@mantine/hooks': '9.7.4',
  '@mui/material': '9.5.0',
  '@mui/x-date-pickers': '9.17.0',
  dayjs: '1.11.23',
}
const COUNT = 500
const ROUNDS = 5

const folder = install()
const browser = await chromium.launch(found())
const rows = []
try {
  const floor = await bundled('react', 'nothing')
  for (const part of parts) rows.push(...(await measured(part, floor)))
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

table(
  `B-16  parts side by side; ${COUNT} mounted (one table of ${COUNT} rows); kB are gzip, without React`,
  rows,
)
table(
  'B-16  what is promised: no more than either; kB are those of the first draw',
  parts.flatMap((part) =>
    ['kB', 'mount ms', 'press ms', 'again ms'].map((what) => {
      const [ours, ...theirs] = rows.filter((row) => row.part === part).map((row) => row[what])
      const least = Math.min(...theirs)
      return budget(`${part}: ${what}`, `≤ ${least.toFixed(1)}`, ours.toFixed(1), ours <= least)
    }),
  ),
)

/** Measures one component of all libraries alternately, so that background activity affects each of them. */
async function measured(part, floor) {
  const runs = []
  for (const library of libraries) runs.push(await opened(library, part))
  for (let round = 0; round < ROUNDS; round += 1) for (const run of runs) await oneRound(run, part)
  for (const { context, stop } of runs) {
    await context.close()
    stop()
  }
  return runs.map(({ library, weight, mounts, presses, more }) => ({
    part,
    library,
    kB: (weight.js - weight.lazy - floor.js + weight.css) / 1000,
    'of it CSS': weight.css / 1000,
    'later kB': weight.lazy / 1000,
    'mount ms': median(mounts),
    'press ms': median(presses),
    'again ms': median(more),
  }))
}

async function opened(library, part) {
  const weight = await bundled(library, part)
  const { origin, stop } = await serve(weight.files)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(origin)
  return { library, weight, page, context, stop, mounts: [], presses: [], more: [] }
}

async function oneRound({ page, mounts, presses, more }, part) {
  await page.bringToFront()
  await page.reload()
  await page.waitForFunction(() => window.mount)
  await page.evaluate(() => window.mount(1))
  const count = part === 'DataTable' ? 1 : COUNT
  mounts.push(await page.evaluate((all) => window.mount(all), count))
  await page.evaluate(() => window.mount(1))
  presses.push(await page.evaluate(() => window.press()))
  more.push(await page.evaluate(() => window.pressAgain()))
}

/** Bundles a page with one component of one library: its files by path, and their size without React. */
async function bundled(library, part) {
  const entry =
    part === 'nothing'
      ? `import { Fragment } from 'react'
         export const act = { press: '', until: '' }, Ground = Fragment, Part = () => null`
      : entryOf(library, part)
  const done = await build({
    root: library === 'zal' ? join(root, 'bench') : folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
    plugins: [
      {
        name: 'part',
        resolveId: (id) => (id === 'virtual:part' ? '\0part.js' : null),
        load: (id) =>
          id === '\0part.js' ? entry.replaceAll('./parts/', `${place(library)}/`) : null,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: join(place(library), 'page.tsx') },
    },
  })
  const files = [done].flat().flatMap(({ output }) => output)
  const weigh = (wanted) =>
    files.filter(wanted).reduce((sum, file) => sum + gzipSync(file.code ?? file.source).length, 0)
  const isScript = ({ fileName }) => fileName.endsWith('.js')
  return {
    files,
    js: weigh(isScript),
    lazy: weigh((file) => isScript(file) && !file.isEntry && file.isDynamicEntry),
    css: weigh(({ fileName }) => fileName.endsWith('.css')),
  }
}

/** Source of a page: the component, its provider, and its styles and texts. */
function entryOf(library, part) {
  const act = `export const act = acts.${part}, Part = ${part}`
  if (library !== 'zal') {
    const needed = library === 'mantine' ? styles[part] : []
    return `${needed.map((file) => `import '${file}'`).join('\n')}
      import { acts, Ground, ${part} } from './parts/${library}.jsx'
      export { Ground }; ${act}`
  }
  const said = words[part].join(', ')
  return `import { acts, ground, ${part} } from './parts/zal.tsx'
    import { ${said} } from '${join(root, 'locales/en/ui.json')}'
    export const Ground = ground({ ${said} }); ${act}`
}

/** Folder with the sources of a library's page: those of peers are beside their packages. */
function place(library) {
  return library === 'zal' || library === 'react'
    ? join(root, 'bench/parts')
    : join(folder, 'parts')
}

async function serve(files) {
  const entry = files.find(({ isEntry }) => isEntry)
  const styles = files.filter(({ fileName }) => fileName.endsWith('.css'))
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Part</title>
    ${styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('')}
    <body><script type="module" src="/${entry.fileName}"></script></body></html>`
  const server = createServer((request, response) => {
    const file = files.find(({ fileName }) => `/${fileName}` === request.url)
    const type = file?.fileName.endsWith('.css') ? 'text/css' : 'text/javascript'
    response.setHeader('content-type', file ? type : 'text/html')
    response.end(file ? (file.code ?? file.source) : html)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${server.address().port}/`
  return { origin, stop: () => server.close() }
}

/**
 * Installs MUI and Mantine in a temporary folder with the repository's React; the repository does not depend
 * on them.
 */
function install() {
  note('Installing MUI and Mantine outside the repository')
  const made = mkdtempSync(join(tmpdir(), 'zal-parts-'))
  cpSync(join(root, 'bench/parts'), join(made, 'parts'), { recursive: true })
  const react = Object.fromEntries(
    ['react', 'react-dom'].map((name) => [name, `file:${join(root, 'node_modules', name)}`]),
  )
  writeFileSync(
    join(made, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { ...peers, ...react } }),
  )
  const args = ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', '--loglevel=error']
  const done = spawnSync('npm', args, { cwd: made, env: environment(), encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`npm install: ${done.stderr || done.stdout}`)
  return made
}
