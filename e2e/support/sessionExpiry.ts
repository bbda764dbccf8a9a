import type { Desk } from './browser.ts'
import { PASSWORD } from '../../packages/server/seed/people/people.ts'
import type { Zal } from './server.ts'

/**
 * Before the deed every session is over; whoever is asked signs in over the page, and the deed goes on.
 *
 * @param done resolves when the deed can be seen
 * @returns whether anybody was asked
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
  // What the page still asks by itself may be what notices; the deed then waits behind the question, as a hand does.
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
