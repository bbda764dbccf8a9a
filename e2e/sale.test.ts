import { afterEach, beforeEach, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { signIn, type Desk } from './support/browser.ts'
import { withExpiredSession } from './support/sessionExpiry.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'
import {
  choosePlan,
  chooseStart,
  confirmSale,
  memberWith,
  split,
  takeButton,
} from './support/steps.ts'

let desk: Desk
let member: { id: number; before: number }

withServer()
beforeEach(async () => {
  const id = await memberWith(zal, people.yusupov.phone)
  member = { id, before: await sales(id) }
  desk = await newDesk()
  const address = `/payment/register?customerId=${member.id}&customerFullName=Yusupov+Jasur`
  await signIn(desk, 'desk', address)
})
afterEach(() => desk.close())

const sales = async (id = member.id) => {
  const [row] = await zal.rows<{ n: number }>(
    'select count(*)::int as n from payment where member_id = $1',
    [id],
  )
  return row?.n ?? 0
}
const made = async () => (await sales()) - member.before

const typed = () =>
  desk.page.evaluate(() => {
    const all = (css: string) => [...document.querySelectorAll(css)]
    const chosen =
      '[data-field="customer"] strong, [aria-selected="true"] > :first-child, [data-part] button'
    const fields = all('[data-field] input:not([role="combobox"])') as HTMLInputElement[]
    return [
      ...all(chosen).map(({ textContent }) => textContent),
      ...fields.map(({ type, value, checked }) => (type === 'radio' ? checked : value)),
    ]
  })

/** Continues to the final confirmation. */
async function fill() {
  await choosePlan(desk, '12 ')
  await split(desk, { first: '300000', second: '2' })
  await desk.page.keyboard.press('Control+Enter')
  await chooseStart(desk)
}

const isSale = (url: URL) => url.pathname.endsWith('/management/payment/')

test('T-41 a reload at every step of a sale loses nothing, and there is one payment', async () => {
  const { page } = desk
  await choosePlan(desk, '12 ')
  await split(desk, { first: '300000', second: '2' })
  const before = await typed()
  expect(before).toEqual(
    expect.arrayContaining(['Yusupov Jasur', '12 tashrif', '300\u00a0000', '150\u00a0000']),
  )
  await page.reload()
  await page.locator('[data-field="payments"] input').first().waitFor()
  expect(await typed()).toEqual(before)

  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**step=start*')
  const start = page.getByRole('dialog').locator('input')
  const day = await start.inputValue()
  await page.reload()
  await start.waitFor()
  await expect.poll(() => start.inputValue()).toBe(day)
  await chooseStart(desk)

  const summary = page.locator('[role="dialog"] dl').last()
  const facts = await summary.innerText()
  await page.reload()
  await summary.waitFor()
  await expect.poll(() => summary.innerText()).toBe(facts)
  await confirmSale(desk)
  expect(await made()).toBe(1)
  expect(desk.complaints).toEqual([])
})

test('T-41 back and forward at every step of a sale lose nothing, and there is one payment', async () => {
  const { page } = desk
  await choosePlan(desk, '12 ')
  await split(desk, { first: '300000', second: '2' })
  const before = await typed()
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**step=start*')
  const start = page.getByRole('dialog').locator('input')
  const day = await start.inputValue()

  await page.goBack()
  await page.locator('[data-field="payments"] input').first().waitFor()
  await expect.poll(typed).toEqual(before)
  await page.goForward()
  await expect.poll(() => start.inputValue()).toBe(day)
  await chooseStart(desk)

  const summary = page.locator('[role="dialog"] dl').last()
  const facts = await summary.innerText()
  await page.goBack()
  await expect.poll(() => start.inputValue()).toBe(day)
  await page.goBack()
  await page.locator('[data-field="payments"] input').first().waitFor()
  await expect.poll(typed).toEqual(before)
  await page.goForward()
  await page.goForward()
  await summary.waitFor()
  await expect.poll(() => summary.innerText()).toBe(facts)
  await confirmSale(desk)
  expect(await made()).toBe(1)

  // After completion, going back neither sells again nor restores the old sale.
  await page.goBack()
  await page.locator('main h1').waitFor()
  expect(await made()).toBe(1)
  expect(desk.complaints).toEqual([])
})

test('T-40 the session ends at every step of a sale: signing in goes on where it was, and there is one payment', async () => {
  const { page, say } = desk
  const overstepped = (deed: () => Promise<unknown>, done: () => Promise<unknown>) =>
    withExpiredSession(desk, zal, deed, done)

  await choosePlan(desk, '12 ')
  await split(desk, { first: '300000', second: '2' })
  const before = await typed()
  expect(before).toEqual(expect.arrayContaining(['12 tashrif', '300\u00a0000', '150\u00a0000']))
  await overstepped(
    () => page.keyboard.press('Control+Enter'),
    () => page.waitForURL('**step=start*'),
  )
  await page.goBack()
  await expect.poll(typed).toEqual(before)
  await page.goForward()
  await page.waitForURL('**step=start*')
  await overstepped(
    () => page.getByRole('dialog').locator('input').first().press('Enter'),
    () => page.waitForURL('**step=confirm*'),
  )
  await page.goBack()
  await page.goBack()
  await expect.poll(typed).toEqual(before)
  await page.goForward()
  await page.goForward()
  await page.waitForURL('**step=confirm*')
  const confirm = page.getByRole('dialog').filter({ has: page.locator('dl') })
  const take = confirm.getByRole('button').last()
  await take.waitFor()
  const wasAsked = await overstepped(
    () => take.press('Enter'),
    () => page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor(),
  )
  expect(wasAsked).toBe(true)
  expect(await made()).toBe(1)
  const parts = await zal.rows<{ amount: number }>(
    `select x.amount::int as amount from payment_part x
      where x.payment_id = (select max(id) from payment where member_id = $1) order by 1 desc`,
    [member.id],
  )
  expect(parts).toEqual([{ amount: 300_000 }, { amount: 150_000 }])
  expect(desk.complaints).toEqual([])
})

test('REL-04 the answer is lost after the commit: the sale is done, once', async () => {
  await fill()
  let lost = 0
  await desk.page.route(isSale, async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirmSale(desk)
  expect([lost, await made()]).toEqual([1, 1])
})

test('REL-24 shows the completed sale after no response and a reload, and does not sell it again', async () => {
  const { page, say } = desk
  await fill()
  await page.route(isSale, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.locator(takeButton).press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: say('common:network.failed') })
    .waitFor()
  expect(await made()).toBe(1)
  await page.unroute(isSale)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
  expect(await made()).toBe(1)
})

test('the member of the address is read once, and stays on a reload', async () => {
  const { page } = desk
  const named = page.locator('[data-field="customer"] strong')
  await expect.poll(() => named.innerText()).toBe('Yusupov Jasur')
  await expect.poll(() => new URL(page.url()).search).not.toContain('customer')
  await page.reload()
  await named.waitFor()
  expect(await named.innerText()).toBe('Yusupov Jasur')
})

test('a double click on the last button is one sale', async () => {
  await fill()
  await desk.page.locator(takeButton).dblclick()
  await desk.page.getByRole('heading', { level: 1, name: desk.say('payment:done.title') }).waitFor()
  expect(await made()).toBe(1)
})
