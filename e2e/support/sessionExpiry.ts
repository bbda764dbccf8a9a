import { setTimeout } from 'node:timers/promises'
import type { Desk } from './browser.ts'
import { PASSWORD } from '../../packages/server/seed/people/people.ts'
import type { Zal } from './server.ts'

/** Ms after which an action without a result is repeated. */
const PATIENCE = 10_000

/**
 * Ends all sessions before the action; if the sign-in dialog appears, signs in and lets the action
 * continue.
 *
 * @param done resolves when the result of the action is visible
 * @returns whether the sign-in dialog appeared
 */
export async function withExpiredSession(
  { page, say }: Desk,
  zal: Zal,
  deed: () => Promise<unknown>,
  done: () => Promise<unknown>,
): Promise<boolean> {
  const question = page.getByRole('dialog', { name: say('session:again.title') })
  await zal.rows('update session set ended_at = now() where ended_at is null')
  const isDone = done().then(() => true)
  // A background request may discover the expired session; the action then waits behind the dialog.
  const isActed = deed()
  const isAsked = question.waitFor().then(() => false)
  for (const each of [isDone, isActed, isAsked]) each.catch(() => undefined)
  if (await Promise.race([isDone, isAsked])) return false
  await question.locator('input[type="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  await isActed
  const isLost = setTimeout(PATIENCE).then(() => false)
  if (!(await Promise.race([isDone.catch(() => false), isLost]))) {
    // A key pressed while the dialog opened reached nothing; the user presses it again.
    deed().catch(() => undefined)
    await done()
  }
  return true
}
