import type { Page } from 'playwright'

/** Ms by which the clock is advanced: it can only be paused at a future time. */
const AHEAD = 30_000

/**
 * Pauses the timers of the page. Delays then follow the page's own clock, which `during` advances,
 * instead of that of a busy machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate((ms) => Date.now() + ms, AHEAD))
}

/**
 * Advances the paused clock by a millisecond after each response of the page, until the awaited
 * promise settles. A slow page thus has a slow clock.
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
