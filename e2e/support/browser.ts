import { randomUUID } from 'node:crypto'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { PASSWORD, signIns } from '../../packages/server/seed/people/people.ts'
import { chromium as found } from '../../scripts/browser.mjs'
import type { Zal } from './server.ts'
import { wordsOf, type Language, type Say } from './words.ts'

/** A busy machine is slow, not wrong. */
const patience = 30_000

export const launch = (): Promise<Browser> => chromium.launch(found())

export interface Look {
  language?: Language
  width?: number
  theme?: 'light' | 'dark'
  /** Where the device stands. */
  zone?: string
}

export interface Desk {
  context: BrowserContext
  page: Page
  /** Where its server stands. */
  origin: string
  say: Say
  /** What the console and the policy of the page complained about. */
  complaints: string[]
  close(): Promise<void>
}

/** A browser of its own: nobody is signed in. */
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
    // The browser itself tells of every refusal and lost connection; tests look at those.
    const isOfNetwork = /Failed to load resource|WebSocket connection|ERR_/.test(text)
    if (['error', 'warning'].includes(message.type()) && !isOfNetwork) complaints.push(text)
  })
  const page = await context.newPage()
  return {
    context,
    page,
    origin: zal.origin,
    say: wordsOf(language),
    complaints,
    close: () => context.close(),
  }
}

/** The app is light until somebody chooses: here it follows the colours that the browser prefers. */
const remembering = (origin: string, language: Language) => ({
  origin,
  localStorage: [
    { name: 'language', value: language },
    { name: 'theme', value: 'system' },
  ],
})

export type Role = keyof typeof signIns

/** Comes in as the sign-in lets people in: with a hash in the address. */
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
  results: unknown
}

/** A call with the cookies of the browser, beside its pages. */
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
