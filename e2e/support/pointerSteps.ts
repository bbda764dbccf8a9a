import type { Desk } from './browser.ts'
import { cameIn, isCheckIn, nameOf, takeButton, type NewMember, type SaleWords } from './steps.ts'

/** Front desk tasks by pointer: presses what is visible and types only text. */

export async function registerByHand({ page, say }: Desk, member: NewMember): Promise<number> {
  await page.goto('/members/list')
  await page
    .getByRole('link', { name: say('menu:member.tabs.register') })
    .first()
    .click()
  await page.locator('input[name="last_name"]').click()
  await page.keyboard.type(member.last)
  await page.locator('input[name="first_name"]').click()
  await page.keyboard.type(member.first)
  await page.locator('input[name="phone"]').click()
  await page.keyboard.type(member.phone)
  await page
    .locator('label')
    .filter({ hasText: say('member:options.gender.2') })
    .click()
  await page.getByRole('button', { name: say('common:actions.save'), exact: true }).click()
  await page.waitForURL('**/members/profile/*')
  await page.getByRole('heading', { level: 1, name: nameOf(member) }).waitFor()
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

/** Starts on a profile. The second method is given by its label. */
export async function sellByHand({ page, say }: Desk, words: Omit<SaleWords, 'tail'>) {
  const money = page.locator('[data-field="payments"]')
  await page
    .locator('main')
    .getByRole('link', { name: say('member:actions.sell') })
    .click()
  await page.locator('[data-field="plan"] input:focus').waitFor()
  await page.keyboard.type(words.plan)
  // On a phone the list moves with the page, so its first row is chosen by Enter.
  await page.getByRole('option').filter({ hasText: words.plan }).first().waitFor()
  await page.keyboard.press('Enter')
  await money.locator('input:focus').waitFor()
  await page.keyboard.type(words.first)
  await money.getByRole('button', { name: say('ui:fields.addMethod') }).click()
  await page.locator('[data-part="2"] button').first().click()
  await page.getByRole('option').filter({ hasText: words.second }).click()
  await page
    .locator('main button')
    .filter({ hasText: /UZS|KGS/ })
    .last()
    .click()
  const start = page.getByRole('dialog')
  await start.getByRole('button', { name: say('common:actions.next') }).click()
  await page.waitForURL('**step=confirm*')
  await page.locator(takeButton).click()
  await page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
}

export async function checkInByHand({ page, say }: Desk, member: NewMember): Promise<number> {
  await page.getByRole('link', { name: say('payment:done.checkin') }).click()
  const now = page.getByRole('button', { name: say('checkin:now') })
  await now.waitFor()
  const answered = page.waitForResponse(isCheckIn).then(() => Date.now())
  await now.click()
  const at = await answered
  await cameIn(page, nameOf(member)).waitFor()
  return at
}
