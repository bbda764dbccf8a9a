import { PASSWORD, signIns } from '../../packages/server/seed/people.ts'
import type { Desk, Role } from './browser.ts'

/** Signs in through the form: country, email, password. Ends on the first screen. */
export async function signInByHand(desk: Desk, role: Role, password = PASSWORD): Promise<void> {
  await openAccountStep(desk, role === 'ownerKgz' ? 'KGZ' : 'UZB')
  await fillAccount(desk, signIns[role], password)
  await desk.page.waitForURL(({ pathname }) => !/sign-in/.test(pathname))
  // The sign-in has a heading too; #main is the shell's.
  await desk.page.locator('#main h1').first().waitFor()
}

export async function openAccountStep({ page, say }: Desk, country: 'UZB' | 'KGZ') {
  await page.goto('/')
  await page
    .locator('label')
    .filter({ hasText: say(`common:country.${country}`) })
    .click()
  await page.getByRole('button', { name: say('common:actions.next') }).click()
  await page.getByLabel(say('session:account.username')).waitFor()
}

export async function fillAccount({ page }: Desk, username: string, password: string) {
  await page.locator('input[name="username"]').fill(username)
  await page.locator('input[name="password"]').fill(password)
  await page.keyboard.press('Enter')
}
