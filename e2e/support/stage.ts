import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launch, openDesk, type Desk, type Look } from './browser.ts'
import { startZal, type Zal } from './server.ts'

/** Server of the file's tests, set by `withServer`. */
export let zal: Zal
/** Tab of the current test, set by `withDesk`. */
export let desk: Desk

let browser: Browser

/**
 * One PostgreSQL server and one browser for all tests of the file; `members` adds some to the
 * seed's.
 */
export function withServer(members?: number): void {
  beforeAll(async () => {
    ;[zal, browser] = await Promise.all([startZal('postgres', members), launch()])
  })
  afterAll(async () => {
    await browser?.close()
    await zal?.end()
  })
}

/** A new tab without a session for each test. */
export function withDesk(look?: Look): void {
  beforeEach(async () => {
    desk = await newDesk(look)
  })
  afterEach(() => desk.close())
}

/** One more tab on the same server; closed with the browser. */
export const newDesk = (look?: Look): Promise<Desk> => openDesk(browser, zal, look)
