/** B-11: navigation between screens, presses and layout shifts with 4 × CPU throttling. */
import { openApp } from './lib/app.mjs'
import { seeded } from './lib/database.mjs'
import { options } from './lib/options.mjs'
import { budget, note, percentile, table } from './lib/print.mjs'

const given = options({ members: { type: 'string', default: '50000' } })
const places = [
  '/payment/',
  '/checkIn/',
  '/packages/',
  '/classes/',
  '/deposit/',
  '/room/',
  '/members/',
]
const database = await seeded(given)
await database.query('vacuum analyze')
const app = await openApp({ database: database.url })
const context = await app.browser.newContext({
  storageState: await app.signedIn(),
  viewport: { width: 1440, height: 900 },
})
const page = await context.newPage()
const devtools = await context.newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await page.addInitScript(watch)
await page.goto(`${app.origin}/members/list`)
await page.locator('tbody a').first().waitFor()
await page.waitForLoadState('networkidle')

const first = await walk()
const later = []
for (let round = 0; round < given.rounds; round++) {
  note(`Round ${round + 1}`)
  later.push(...(await walk()))
  await work()
}
const { presses, shifts } = await page.evaluate(() => window.figures())
await context.close()
await app.stop()
await database.stop()

const p98 = percentile(presses, 0.98)
const slowest = Math.max(...later.map(({ ms }) => ms))
table(
  `B-11  from the press to the new screen or its skeleton, ${given.members} members, 4 × slower processor`,
  places.map((place) => ({
    to: place,
    'first time ms': first.find((each) => each.place === place)?.ms ?? '–',
    'later, p98 ms': percentile(
      later.filter((each) => each.place === place).map(({ ms }) => ms),
      0.98,
    ),
  })),
)
table('B-11  what is promised', [
  budget('route change to skeleton', '≤ 100 ms', `${slowest} ms`, slowest <= 100),
  budget(`INP p98 of ${presses.length} presses`, '≤ 100 ms', `${p98} ms`, p98 <= 100),
  budget('CLS', '≤ 0.02', shifts.toFixed(4), shifts <= 0.02),
])
process.exit(0)

/** Visits each section once by the menu. */
async function walk() {
  const seen = []
  for (const place of places) {
    const link = page.locator(`nav a[href^="${place}"]`).first()
    if ((await link.count()) === 0) continue
    const told = page.evaluate(() => window.nextScreen())
    await link.click()
    seen.push({ place, ms: Math.round(await told) })
    await page.waitForLoadState('networkidle')
  }
  return seen
}

/** Typical input on the list of members. */
async function work() {
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('karim', { delay: 60 })
  await page.keyboard.press('Enter')
  await page.waitForLoadState('networkidle')
  await search.fill('')
  await page.keyboard.press('Enter')
  for (let n = 1; n <= 3; n++) {
    await page
      .locator('tbody input[type="checkbox"], thead input[type="checkbox"]')
      .nth(n)
      .press('Space')
  }
  await page.waitForLoadState('networkidle')
}

/** Runs in the page before its own scripts. */
function watch() {
  const presses = new Map()
  let shifts = 0
  let run = 0
  let began = 0
  let last = 0
  const watcher = (type, take, more) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
    observer.observe({ type, buffered: true, ...more })
    return () => observer.takeRecords().forEach(take)
  }
  const flush = [
    watcher(
      'event',
      ({ interactionId: id, duration }) =>
        id && presses.set(id, Math.max(duration, presses.get(id) ?? 0)),
      { durationThreshold: 16 },
    ),
    // Cumulative layout shift as browsers define it: a session window of at most five seconds, without recent
    // input.
    watcher('layout-shift', ({ value, startTime, hadRecentInput }) => {
      if (hadRecentInput) return
      const isNew = startTime - last > 1000 || startTime - began > 5000
      if (isNew) began = startTime
      run = isNew ? value : run + value
      last = startTime
      shifts = Math.max(shifts, run)
    }),
  ]
  window.figures = () => {
    flush.forEach((take) => take())
    return { presses: [...presses.values()], shifts }
  }
  // Milliseconds from the press to the frame with another title.
  window.nextScreen = () =>
    new Promise((resolve) => {
      const title = () => document.querySelector('main h1, main [data-coming]')?.textContent
      const before = title()
      let pressed
      addEventListener('click', ({ timeStamp }) => (pressed ??= timeStamp), {
        capture: true,
        once: true,
      })
      const look = () => {
        const now = title()
        if (pressed === undefined || !now || now === before) return requestAnimationFrame(look)
        setTimeout(() => resolve(performance.now() - pressed))
      }
      requestAnimationFrame(look)
    })
}
