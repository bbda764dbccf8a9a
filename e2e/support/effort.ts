import type { Page } from 'playwright'

export interface Effort {
  keys: number
  clicks: number
  /** Duration of the task in ms. */
  time: number
}

/**
 * Counts the presses during a task; held keys and modifiers count once. The page may navigate but
 * not reload.
 */
export async function effortOf(page: Page, task: () => Promise<unknown>): Promise<Effort> {
  await page.evaluate(() => {
    const counted = { keys: 0, clicks: 0 }
    Object.assign(window, { counted })
    addEventListener('keydown', (event) => void (event.repeat || (counted.keys += 1)), true)
    addEventListener('pointerdown', () => void (counted.clicks += 1), true)
  })
  const began = performance.now()
  await task()
  const time = Math.round(performance.now() - began)
  const counted = await page.evaluate(
    () => (window as unknown as { counted: { keys: number; clicks: number } }).counted,
  )
  return { ...counted, time }
}

/** Logs the cost of a task. */
export const show = (task: string, { keys, clicks, time }: Effort) =>
  console.log(`${task}: ${keys} keys, ${clicks} clicks, ${time} ms`)
