import { beforeAll, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { signIn } from './support/browser.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'
import { memberWith } from './support/steps.ts'

let member: number

withServer()
beforeAll(async () => {
  member = await memberWith(zal, people.yusupov.phone)
})
withDesk()

const balance = async () => {
  const sql = 'select member_balance(merchant_id, id)::int as sum from member where id = $1'
  const [row] = await zal.rows<{ sum: number }>(sql, [member])
  return row?.sum
}

test('money is put in by two methods, put right and given back, all by the keyboard', async () => {
  const { page, say } = desk
  const named = `memberId=${member}&fullname=Yusupov+Jasur&balance=0`
  await signIn(desk, 'manager', `/deposit/register?${named}`)
  const amounts = page.locator('main input[name$=".amount"]')
  await amounts.first().fill('200000')
  await page.getByRole('button', { name: say('ui:fields.addMethod') }).click()
  await page.keyboard.press('2')
  await amounts.nth(1).fill('50000')
  await expect.poll(() => page.getByTestId('new-balance').innerText()).toMatch(/^250\s000/)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/deposit/list')
  expect(await balance()).toBe(250_000)

  const menu = say('deposit:actions.of', { name: 'Yusupov Jasur' })
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: say('deposit:actions.change') }).click()
  await page.waitForURL('**/deposit/edit/*')
  await page.locator('main input[inputmode="numeric"]').first().fill('150000')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/deposit/list')
  expect(await balance()).toBe(200_000)

  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: say('deposit:actions.back') }).click()
  await page.waitForURL('**/deposit/return*')
  await page.locator('main input[inputmode="numeric"]').first().fill('200000')
  await page.locator('main textarea').fill('Boshqa shaharga koʻchdi')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.waitForURL('**/deposit/list')
  expect(await balance()).toBe(0)
  expect(desk.complaints).toEqual([])
})

/** Adds 70 000; the server executes it but the response is lost. */
async function putInUnheard() {
  const { page } = desk
  await page.route(isDeposit, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch().catch(() => undefined)
    await route.abort('connectionreset').catch(() => undefined)
  })
  const before = await balance()
  await page.locator('main input[name$=".amount"]').first().fill('70000')
  await page.keyboard.press('Control+Enter')
  await expect.poll(balance).toBe((before ?? 0) + 70_000)
}
const isDeposit = (url: URL) => url.pathname.endsWith('/management/deposit-payments/')
const register = () => `/deposit/register?memberId=${member}&fullname=Yusupov+Jasur&balance=0`

test('REL-24 reports a deposit without a response after a reload, and treats the same one entered again as another', async () => {
  const { page } = desk
  await signIn(desk, 'manager', register())
  const before = (await balance()) ?? 0
  await putInUnheard()
  await page.reload()
  await page.waitForURL('**/deposit/list')
  expect(await balance()).toBe(before + 70_000)
  await page.unroute(isDeposit)
  await page.goto(register())
  await page.locator('main input[name$=".amount"]').first().fill('70000')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/deposit/list')
  expect(await balance()).toBe(before + 140_000)
})

test('REL-03 reports the first deposit and creates no second one if the form is changed after a lost response', async () => {
  const { page, say } = desk
  await signIn(desk, 'manager', register())
  const before = (await balance()) ?? 0
  await putInUnheard()
  await page
    .getByRole('alert')
    .filter({ hasText: say('common:network.failed') })
    .waitFor()
  await page.unroute(isDeposit)
  await page.locator('main input[name$=".amount"]').first().fill('90000')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/deposit/list')
  expect(await balance()).toBe(before + 70_000)
})
