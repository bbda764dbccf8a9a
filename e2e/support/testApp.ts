import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launch, openDesk, type Desk, type Look } from './browser.ts'
import { startZal, type Zal } from './server.ts'

/** The server of the file's tests, from `withServer` on. */
export let zal: Zal
/** The tab of the test that runs, from `withDesk` on. */
export let desk: Desk

let browser: Browser

/** One server on PostgreSQL and one browser for all tests of the file; so many members where the seed's do not do. */
export function withServer(members?: number): void {
  beforeAll(async () => {
    ;[zal, browser] = await Promise.all([startZal('postgres', members), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await zal?.end()
  })
}

/** A desk of its own for each test; nobody is signed in. */
export function withDesk(look?: Look): void {
  beforeEach(async () => {
    desk = await newDesk(look)
  })
  afterEach(() => desk.close())
}

/** One more screen at the same server; it goes with the browser if nobody closes it before. */
export const newDesk = (look?: Look): Promise<Desk> => openDesk(browser, zal, look)
