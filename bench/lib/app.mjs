import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromium as found } from '../../scripts/browser.mjs'
import { app } from '../../scripts/lib/made.mjs'
import { startZal } from './zal.mjs'

/**
 * The built app on a small embedded demo, or on a seeded PostgreSQL, and a browser. Returns `{ origin, port,
 * browser, signedIn, stop }`.
 */
export async function openApp({ members = 300, database = '' } = {}) {
  await app()
  const folder = mkdtempSync(join(tmpdir(), 'zal-bench-'))
  const zal = await startZal({
    DATA_DIR: folder,
    DATABASE_URL: database,
    DEMO_MEMBERS: String(members),
  })
  const browser = await chromium.launch(found())
  const origin = `http://127.0.0.1:${zal.port}`
  return {
    ...zal,
    origin,
    browser,
    signedIn: () => signedIn(browser, origin),
    async stop() {
      await browser.close()
      await zal.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Storage state of a signed-in user, to reopen the app from a cold start. */
async function signedIn(browser, origin) {
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const answer = await page.request.post('/api/v1/merchant/login/', {
    headers: { origin, 'x-club-id': '0' },
    data: { username: 'owner@zal.demo', password: 'Zal-2026', country: 'UZB' },
  })
  const { results } = await answer.json()
  await page.goto(`/members/list?hash=${results.hash}&lang=uz&location=1&countryCode=UZB`)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return state
}
