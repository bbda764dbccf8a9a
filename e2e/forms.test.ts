import { describe, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { call, signIn } from './support/browser.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'
import { memberWith } from './support/steps.ts'

withServer()
withDesk()

const fields = () =>
  desk.page.locator('main input[type="text"], main input:not([type]), main textarea')
const typed = () =>
  fields().evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))

/** Form that corrects today's deposit. */
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

/** Form that refunds a payment. */
async function refundable() {
  const path = '/management/payment-list/?per_page=100&status=paid'
  const found = await call(desk, 'GET', path, undefined, 1)
  const cash = (
    found.results as { id: number; type: number; payments: { payment_method: number }[] }[]
  ).find(({ type, payments }) => type === 1 && payments.every((part) => part.payment_method === 3))
  return `/payment/refund/register/${cash?.id}?location=1`
}

/** Form of a payment whose note is the only editable field. */
async function noted() {
  const found = await call(desk, 'GET', '/management/payment-list/?status=refund', undefined, 1)
  return `/payment/edit/${(found.results as { id: number }[])[0]?.id}?location=1`
}

/** Form that counts the drawer; opens a shift first. */
async function countOfShift() {
  await call(desk, 'PATCH', '/finance/shift-setting/', { is_on: true }, 1)
  const current = await call(desk, 'GET', '/finance/shift-current/', undefined, 1)
  const { shift } = current.results as { shift: { id: number } | null }
  if (shift) return `/finance/close/${shift.id}?location=1`
  const opened = await call(desk, 'POST', '/finance/shift/', { float: 300_000 }, 1)
  return `/finance/close/${(opened.results as { id: number }).id}?location=1`
}

// Single-page forms; the sale, which has steps, is in sale.test.ts.
describe.each([
  ['members', '/members/register', ['last_name', 'first_name']],
  ['packages', '/packages/register', ['name']],
  ['classes', '/classes/register', ['name']],
  ['rooms', '/room/register', ['name']],
  ['deposits', '/deposit/register?memberId=1&fullname=Yusupov+Jasur&balance=0', []],
  ['deposits withdrawn', '/deposit/return?memberId=1&fullname=Yusupov+Jasur&balance=0', []],
  ['deposits put right', depositOfToday, []],
  ['refunds', refundable, []],
  ['payments that are changed', noted, []],
  ['the count of a drawer', countOfShift, []],
])('T-41 restores the values typed into the form of %s', (_, place, names) => {
  test('is there after F5, and after back and forward', async () => {
    const { page } = desk
    await signIn(desk, 'owner')
    const home = new URL(page.url()).pathname
    await page.goto(typeof place === 'string' ? place : await place())
    await page.locator('main form, main [data-field], main input').first().waitFor()
    for (const name of names) await page.locator(`main input[name="${name}"]`).fill(`Sinov ${name}`)
    if (names.length === 0) {
      const sum = page.locator('main input[inputmode="numeric"]').first()
      // The amount of a full refund is locked.
      if (await sum.isEnabled()) await sum.fill('250000')
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

test('T-41 restores the values typed into the dialog of cash or of a void when it is reopened after F5', async () => {
  const { page, say } = desk
  await signIn(desk, 'owner')
  await countOfShift()
  const textbox = (key: string) => page.getByRole('dialog').getByRole('textbox', { name: say(key) })

  await page.goto('/finance/shift?location=1')
  const moveCash = () =>
    page.getByRole('button', { name: say('shift:now.in'), exact: true }).click()
  await moveCash()
  await textbox('shift:fields.reason').fill('Mayda pul')
  await page.reload()
  await moveCash()
  await expect.poll(() => textbox('shift:fields.reason').inputValue()).toBe('Mayda pul')

  await page.goto('/payment/history?period=all&status=paid&subscription=1&q=1234567&location=1')
  const voidFirst = async () => {
    const menu = say('payment:actions.of', { number: '' }).trim()
    await page.getByRole('button', { name: menu }).first().click()
    await page.getByRole('menuitem', { name: say('payment:actions.void') }).click()
  }
  await voidFirst()
  await textbox('payment:fields.void_description').fill('Summa notoʻgʻri kiritilgan')
  await page.reload()
  await voidFirst()
  const words = textbox('payment:fields.void_description')
  await expect.poll(() => words.inputValue()).toBe('Summa notoʻgʻri kiritilgan')
})
