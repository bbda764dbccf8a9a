/**
 * `npm run pictures`: screenshots for the README, in both themes, of the real app with a new demo. Writes
 * docs/pictures.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as playwright } from 'playwright'
import { chromium } from './browser.mjs'
import { app } from './lib/made.mjs'
import { environment, root } from './lib/run.mjs'

const screens = [
  { name: 'checkin', path: '/checkIn/register' },
  { name: 'members', path: '/members/list' },
  { name: 'payment', path: '/payment/history' },
  { name: 'packages', path: '/packages/list' },
]
const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const folder = join(root, 'docs/pictures')

await app()
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'zal-pictures-'))
const { address, end } = await serve(data)
const browser = await playwright.launch(chromium())
try {
  for (const theme of ['light', 'dark']) {
    for (const { name, path } of screens) await picture(theme, name, path, desk)
    await picture(theme, 'phone', '/members/list', phone)
  }
} finally {
  await browser.close()
  await end()
  rmSync(data, { recursive: true, force: true })
}

async function picture(theme, name, path, viewport) {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport === phone ? 2 : 1,
    locale: 'en-GB',
    timezoneId: 'Asia/Tashkent',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
  const page = await context.newPage()
  const hash = await signIn(context)
  await page.goto(`${address}${path}?hash=${hash}&lang=en&countryCode=UZB`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}-${theme}.png`) })
  await context.close()
}

async function signIn({ request }) {
  const answer = await request.post(`${address}/api/v1/merchant/login/`, {
    headers: { origin: address, 'x-club-id': '0' },
    data: { username: 'owner@zal.demo', password: 'Zal-2026', country: 'UZB' },
  })
  if (!answer.ok()) throw new Error(`The sign-in answered ${await answer.text()}`)
  return (await answer.json()).results.hash
}

/** Starts the server on a free port, with a new demo. */
function serve(dataFolder) {
  const server = spawn('node', ['packages/server/src/node/main.ts'], {
    cwd: root,
    env: {
      ...environment(),
      PORT: '0',
      DATA_DIR: dataFolder,
      NODE_ENV: 'production',
      BACKUP_MINUTES: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () =>
    new Promise((resolve) => {
      server.on('exit', resolve)
      server.kill('SIGTERM')
    })
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (address) resolve({ address, end })
    })
    server.on('error', reject)
    server.on('exit', () => reject(new Error(`The server ended.\n${said}`)))
  })
}
