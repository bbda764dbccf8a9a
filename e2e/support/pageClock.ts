import type { Page } from 'playwright'

/**
 * Stops the timers of the page, from now on. What waits for so many milliseconds then waits for the
 * page's own clock, which `during` moves on, and not for that of a machine that may be busy.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1)))
}

/**
 * Moves the stopped clock on, a millisecond each time that the page has answered, until what is waited for has come. A
 * page that is slow to answer thus has a slow clock.
 */
export async function during<T>(page: Page, awaited: Promise<T>): Promise<T> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  void awaited.then(over, over)
  while (!isOver) await page.clock.runFor(1)
  return awaited
}
