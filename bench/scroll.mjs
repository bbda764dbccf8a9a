/** B-08: scrolling a table of 100,000 rows with 4 × CPU throttling: rows in the DOM, frames. */
import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { root } from '../scripts/lib/run.mjs'
import { chromium as found } from '../scripts/browser.mjs'
import { budget, percentile, table } from './lib/print.mjs'

const SLOWER = 4
const kinds = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const folder = mkdtempSync(join(tmpdir(), 'zal-scroll-'))
await build({
  root: join(root, 'bench/scroll'),
  configFile: false,
  logLevel: 'error',
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  build: { outDir: folder, emptyOutDir: true, target: 'es2023' },
})
const server = createServer((request, response) => {
  const path = request.url === '/' ? '/index.html' : request.url
  try {
    response.setHeader('content-type', kinds[extname(path)] ?? 'application/octet-stream')
    response.end(readFileSync(join(folder, path)))
  } catch {
    response.writeHead(404).end()
  }
})
await new Promise((resolve) => server.listen(0, resolve))
const browser = await chromium.launch(found())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/`)
await page.locator('tbody a').nth(10).waitFor()
await page.evaluate(() => document.fonts.ready)
const devtools = await context.newCDPSession(page)
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

const rows = []
for (const [name, speed, distance] of [
  ['reading, 1 000 px/s', 1000, 5000],
  ['looking for somebody, 3 000 px/s', 3000, 15_000],
  ['back up, 3 000 px/s', 3000, -15_000],
]) {
  rows.push({ scrolling: name, ...(await watched(() => gesture(speed, distance))) })
}
const jumps = await watched(() => leap(12))
await browser.close()
server.close()
rmSync(folder, { recursive: true, force: true })

const frames = rows.flatMap(({ all }) => all)
const drawn = Math.max(...[...rows, jumps].map((one) => one['rows in the page']))
const quick = share(frames)
const worst = Math.max(...frames)

table(
  `B-08  scrolling 100 000 rows, ${SLOWER} × slower processor`,
  [...rows, { scrolling: 'to 12 far places at once', ...jumps }].map(({ all: _, ...row }) => row),
)
table('B-08  what is promised', [
  budget('rows in the page', '≤ 60', drawn, drawn <= 60),
  budget('frames of 20 ms and less', '≥ 95 %', `${quick.toFixed(1)} %`, quick >= 95),
  budget('the longest frame', '≤ 50 ms', `${worst.toFixed(1)} ms`, worst <= 50),
])

/** Frames and rows of the page during an action. */
async function watched(act) {
  await page.evaluate(() => {
    const seen = { frames: [], rows: 0, going: true }
    const body = document.querySelector('tbody')
    let last = performance.now()
    const look = (now) => {
      seen.frames.push(now - last)
      seen.rows = Math.max(seen.rows, body.rows.length)
      last = now
      if (seen.going) requestAnimationFrame(look)
    }
    window.seen = seen
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(look)
    })
  })
  await act()
  const seen = await page.evaluate(() => {
    window.seen.going = false
    return window.seen
  })
  return {
    'rows in the page': seen.rows,
    frames: seen.frames.length,
    '≤ 20 ms, %': share(seen.frames),
    'p95 ms': percentile(seen.frames, 0.95),
    'longest ms': Math.max(...seen.frames),
    all: seen.frames,
  }
}

function share(all) {
  return (all.filter((frame) => frame <= 20).length / all.length) * 100
}

/** Scrolls by wheel at a constant speed in px/s. */
function gesture(speed, distance) {
  return devtools.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 500,
    yDistance: -distance,
    speed: Math.abs(speed),
    gestureSourceType: 'mouse',
    preventFling: true,
  })
}

/** Drags the scrollbar to distant positions. */
function leap(times) {
  return page.evaluate(async (count) => {
    const far = document.documentElement.scrollHeight
    for (let turn = 1; turn <= count; turn += 1) {
      scrollTo({ top: (far * ((turn * 7) % count)) / count })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
  }, times)
}
