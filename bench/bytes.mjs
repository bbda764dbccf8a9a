/** B-06: gzipped JavaScript of the sign-in, the first list and the first tab of every section. */
import { openApp } from './lib/app.mjs'
import { chunks } from './lib/chunks.mjs'
import { budget, table } from './lib/print.mjs'

const kilo = (bytes) => Math.round(bytes / 100) / 10
const app = await openApp({ members: 60 })
const sizes = await chunks()
const state = await app.signedIn()

const rows = [await visit('/auth/sign-in')]
for (const place of [
  '/members/list',
  '/members/register',
  '/packages/list',
  '/packages/register',
  '/room/list',
  '/payment/register',
  '/payment/history',
  '/checkIn/register',
  '/checkIn/list',
])
  rows.push(await visit(place, state))
await app.stop()

const lazy = [...sizes].filter(([, { isInitial }]) => !isInitial)
const [name, { ours }] = lazy.reduce((one, other) => (one[1].ours > other[1].ours ? one : other))
const [first, list] = rows
const misplaced = [first, list].flatMap((row) => row.libraries.split(' ')).filter(Boolean)

table('B-06  JavaScript over the wire, cold, gz', rows)
table('B-06  what is promised', [
  budget('first screen', '≤ 150 kB', first['kB gz'], first['kB gz'] <= 150),
  budget('first list', '≤ 205 kB', list['kB gz'], list['kB gz'] <= 205),
  budget(
    `our own code in one route chunk: ${name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')}`,
    '≤ 25 kB',
    kilo(ours),
    ours <= 25_000,
  ),
  budget(
    'charts, editor, map, xlsx, calendar on those two',
    'none',
    misplaced.join(' ') || 'none',
    misplaced.length === 0,
  ),
])

async function visit(place, storageState) {
  const context = await app.browser.newContext({
    baseURL: app.origin,
    storageState,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const files = new Set()
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js')) files.add(path.slice(1))
  })
  await page.goto(place)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const landed = new URL(page.url()).pathname
  await context.close()
  const found = [...files].map((file) => sizes.get(file))
  if (found.includes(undefined))
    throw new Error('The built app is older than its sources: npm run build')
  return {
    place: landed === place ? place : `${place} → ${landed}`,
    files: files.size,
    'kB gz': kilo(found.reduce((sum, { gzip }) => sum + gzip, 0)),
    libraries: [...new Set(found.flatMap(({ libraries }) => libraries))].join(' '),
  }
}
