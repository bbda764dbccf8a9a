import type { Page } from 'playwright'

export interface InteractionCost {
  keys: number
  clicks: number
  /** Milliseconds of the whole task as the test did it. */
  time: number
}

/**
 * Counts what a person presses while a task is done, held keys and modifiers as one each. The page
 * may go to other screens but not load anew.
 */
export async function interactionCostOf(
  page: Page,
  task: () => Promise<unknown>,
): Promise<InteractionCost> {
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

/** Tells what a task has cost, for whoever reads the run. */
export const logCost = (task: string, { keys, clicks, time }: InteractionCost) =>
  console.log(`${task}: ${keys} keys, ${clicks} clicks, ${time} ms`)
