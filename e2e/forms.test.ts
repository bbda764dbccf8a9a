import { describe, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people.ts'
import { call, signIn } from './support/browser.ts'
import { desk, withDesk, withServer, zal } from './support/stage.ts'
import { memberWith } from './support/steps.ts'

withServer()
withDesk()

const fields = () =>
  desk.page.locator('main input[type="text"], main input:not([type]), main textarea')
const typed = () =>
  fields().evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Where money that was put in today is put right. */
async function depositOfToday() {
  const settings = await call(desk, 'GET', '/management/settings/', undefined, 1)
  const { today } = settings.results as { today: string }
  const body = {
    gym_customer: await memberWith(zal, people.yusupov.phone),
    payment_date: today,
    date_reason: null,
    amount: 90_000,
    payment_types: [{ payment_method: 3, amount: 90_000 }],
  }
  const made = await call(desk, 'POST', '/management/deposit-payments/', body, 1)
  expect(made.code).toBe('ok')
  return `/deposit/edit/${(made.results as { id: number }).id}?location=1`
}

// The forms of one page; the sale, which has steps, is in sale.test.ts.
describe.each([
  ['members', '/members/register', ['last_name', 'first_name']],
  ['packages', '/packages/register', ['name']],
  ['classes', '/classes/register', ['name']],
  ['rooms', '/room/register', ['name']],
  ['deposits', '/deposit/register?memberId=1&fullname=Yusupov+Jasur&balance=0', []],
  ['deposits given back', '/deposit/return?memberId=1&fullname=Yusupov+Jasur&balance=0', []],
  ['deposits put right', depositOfToday, []],
])('T-41 what was typed into the form of %s', (_, place, names) => {
  test('is there after F5, and after back and forward', async () => {
    const { page } = desk
    await signIn(desk, 'owner')
    const home = new URL(page.url()).pathname
    await page.goto(typeof place === 'string' ? place : await place())
    await page.locator('main form, main [data-field], main input').first().waitFor()
    for (const name of names) await page.locator(`main input[name="${name}"]`).fill(`Sinov ${name}`)
    if (names.length === 0) {
      await page.locator('main input[inputmode="numeric"]').first().fill('250000')
      const reason = page.locator('main textarea')
      if ((await reason.count()) > 0) await reason.fill('Sinov sababi')
    }
    const before = await typed()
    expect(before.some((value) => /Sinov|250/.test(value))).toBe(true)

    await page.reload()
    await expect.poll(typed, { timeout: 10_000 }).toEqual(before)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === home)
    await page.goForward()
    await expect.poll(typed, { timeout: 10_000 }).toEqual(before)
  })
})
