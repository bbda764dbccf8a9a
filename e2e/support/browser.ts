import { randomUUID } from 'node:crypto'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { PASSWORD, signIns } from '../../packages/server/seed/people/people.ts'
import { chromium as found } from '../../scripts/browser.mjs'
import type { Zal } from './server.ts'
import { wordsOf, type Language, type Say } from './words.ts'

/** Timeout in ms, long enough for a busy machine. */
const patience = 30_000

export const launch = (): Promise<Browser> => chromium.launch(found())

export interface Look {
  language?: Language
  width?: number
  theme?: 'light' | 'dark'
  /** Time zone of the device. */
  zone?: string
}

export interface Desk {
  context: BrowserContext
  page: Page
  /** Origin of its server. */
  origin: string
  say: Say
  /** Console errors and CSP violations. */
  complaints: string[]
  close(): Promise<void>
}

/** How many times slower the browser runs, to reproduce what fails only on a slow machine. */
const slowdown = Number(process.env.ZAL_CPU_SLOWDOWN ?? 1)

/** Opens a new browser context without a session. */
export async function openDesk(browser: Browser, zal: Zal, look: Look = {}): Promise<Desk> {
  const { language = 'uz', width = 1440, theme = 'light', zone = 'Asia/Tashkent' } = look
  const context = await browser.newContext({
    baseURL: zal.origin,
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: zone,
    hasTouch: width < 600,
    storageState: { cookies: [], origins: [remembering(zal.origin, language)] },
  })
  context.setDefaultTimeout(patience)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    const text = message.text()
    // The browser logs every error status and lost connection itself; tests check those separately.
    const isOfNetwork = /Failed to load resource|WebSocket connection|ERR_/.test(text)
    if (['error', 'warning'].includes(message.type()) && !isOfNetwork) complaints.push(text)
  })
  const page = await context.newPage()
  if (slowdown > 1) {
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  return {
    context,
    page,
    origin: zal.origin,
    say: wordsOf(language),
    complaints,
    close: () => context.close(),
  }
}

/** Stored settings: the theme follows the browser's preference, because the default is light. */
const remembering = (origin: string, language: Language) => ({
  origin,
  localStorage: [
    { name: 'language', value: language },
    { name: 'theme', value: 'system' },
  ],
})

export type Role = keyof typeof signIns

/** Signs in like the sign-in page: by a hash in the URL. */
export async function signIn(desk: Desk, role: Role, place = '/home'): Promise<void> {
  const address = new URL(place, 'http://own.invalid')
  address.searchParams.set('hash', await newHash(desk, role))
  await desk.page.goto(address.pathname + address.search)
  await desk.page.locator('main h1').first().waitFor()
}

async function newHash(desk: Desk, role: Role): Promise<string> {
  const country = role === 'ownerKgz' ? 'KGZ' : 'UZB'
  const answer = await call(desk, 'POST', '/merchant/login/', {
    username: signIns[role],
    password: PASSWORD,
    country,
  })
  return (answer.results as { hash: string }).hash
}

interface Answer {
  status: number
  success: boolean
  code: string
  message: string
  results: unknown
}

/** Sends a request with the browser's cookies, outside of its pages. */
export async function call(
  { page, origin }: Desk,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: object,
  club = 0,
): Promise<Answer> {
  const answer = await page.request.fetch(`/api/v1${path}`, {
    method,
    data,
    headers: { Origin: origin, 'X-Club-Id': String(club), 'Idempotency-Key': randomUUID() },
  })
  const body = (await answer.json()) as Omit<Answer, 'status'>
  return { ...body, status: answer.status() }
}
