import type { Desk } from './browser.ts'
import { PASSWORD } from '../../packages/server/seed/people.ts'
import type { Zal } from './server.ts'

/**
 * Ends all sessions before the action; if the sign-in dialog appears, signs in and lets the action
 * continue.
 *
 * @param done resolves when the result of the action is visible
 * @returns whether the sign-in dialog appeared
 */
export async function overstep(
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
  await isActed
  await isDone
  return true
}
