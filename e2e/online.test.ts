import { afterEach, beforeEach, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { signIn, type Desk } from './support/browser.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'
import { choosePlan, chooseStart, memberWith, takeButton } from './support/steps.ts'

let desk: Desk
let member: number

withServer()
afterEach(() => desk.close())

const sales = async (status: string) => {
  const [row] = await zal.rows<{ n: number }>(
    `select count(*)::int as n from payment_state z where member_id = $1 and status = $2`,
    [member, status],
  )
  return row?.n ?? 0
}

beforeEach(async () => {
  member = await memberWith(zal, people.yusupov.phone)
  desk = await newDesk()
  const address = `/payment/register?customerId=${member}&customerFullName=Yusupov+Jasur`
  await signIn(desk, 'desk', address)
})

/** Continues to the screen that waits for Click. */
async function wait() {
  const { page } = desk
  await choosePlan(desk, '12 ')
  await page.locator('[data-part="1"] button').click()
  await page.getByRole('option', { name: 'Click' }).click()
  await page.locator('[data-part="1"] button:focus').waitFor()
  await page.keyboard.press('Control+Enter')
  await chooseStart(desk)
  await page.locator(takeButton).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/payment/waiting/*')
  await page.getByRole('timer').waitFor()
}

test('continues on the waiting screen once the customer has paid in the sandbox, also after a reload', async () => {
  const { page, say } = desk
  const before = await sales('paid')
  await wait()
  expect(await sales('paid')).toBe(before)
  await page.reload()
  await page.getByRole('timer').waitFor()
  const other = await desk.context.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: say('payment:online.declined') }).click()
  await page.getByRole('alert').waitFor()
  await other.getByRole('button', { name: say('payment:online.paid') }).click()
  for (const each of [page, other]) {
    await each.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
  }
  expect(await sales('paid')).toBe(before + 1)
  expect(desk.complaints).toEqual([])
})

test('the desk takes cash instead', async () => {
  const { page, say } = desk
  const before = await sales('paid')
  await wait()
  const dialog = page.getByRole('alertdialog')
  await page
    .locator('main')
    .getByRole('button', { name: / naqd qabul qilish$/ })
    .click()
  await dialog.getByRole('button', { name: / naqd qabul qilish$/ }).click()
  await page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
  expect(await sales('paid')).toBe(before + 1)
  const [parts] = await zal.rows<{ method: number }>(
    'select method from payment_part order by id desc limit 1',
  )
  expect(parts?.method).toBe(3)
})
