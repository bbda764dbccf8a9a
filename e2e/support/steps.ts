import type { Page } from 'playwright'
import type { Desk } from './browser.ts'
import { waitForPaint } from './waitForPaint.ts'
import type { Zal } from './server.ts'

/** Front desk tasks by keyboard; each step waits for what a user would see before going on. */

export interface NewMember {
  last: string
  first: string
  /** National number of nine digits. */
  phone: string
}

/** Display name in lists. */
export const nameOf = ({ last, first }: NewMember) => `${last} ${first}`
export const tailOf = ({ phone }: NewMember) => phone.slice(-4)

/** Id of the member with a phone in the demo's format. */
export async function memberWith(zal: Zal, phone: string): Promise<number> {
  const sql = 'select id::int from member where phone = $1'
  const [found] = await zal.rows<{ id: number }>(sql, [phone])
  if (!found) throw new Error(`Nobody has the phone ${phone}`)
  return found.id
}

/** Starts on any screen; ends on the profile. Returns the id. */
export async function registerMember({ page }: Desk, member: NewMember): Promise<number> {
  await page.keyboard.press('n')
  await waitForPaint(page, { at: '/members/register', css: 'input[name="last_name"]:focus' })
  await page.keyboard.type(member.last)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.first)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.phone)
  await page.keyboard.press('Tab')
  await page.keyboard.press('2')
  await page.keyboard.press('Control+Enter')
  await waitForPaint(page, { at: '/members/profile/', css: 'h1', says: nameOf(member) })
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

export interface SaleWords {
  /** Last four digits of the member's phone. */
  tail: string
  /** Unique beginning of a package name. */
  plan: string
  /** Amount of the first method; the second takes the rest. */
  first: string
  /** Digit of the second method. */
  second: string
}

/** Starts on any screen; ends at the final confirmation. */
export async function openSale(desk: Desk, { tail, ...words }: SaleWords) {
  const { page } = desk
  await page.keyboard.press('p')
  await waitForPaint(page, { at: '/payment/register', css: '[data-field="customer"] input:focus' })
  await page.keyboard.type(tail)
  await page.keyboard.press('Enter')
  await choosePlan(desk, words.plan)
  await split(desk, words)
  await page.keyboard.press('Control+Enter')
  await chooseStart(desk)
}

export async function choosePlan({ page }: Desk, plan: string) {
  await waitForPaint(page, { css: '[data-field="plan"] input:focus' })
  await page.keyboard.type(plan)
  await page.keyboard.press('Enter')
  await waitForPaint(page, { css: '[data-field="payments"] input:focus' })
}

export async function split(
  { page }: Desk,
  { first, second }: Pick<SaleWords, 'first' | 'second'>,
) {
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await waitForPaint(page, { css: '[data-part="2"] button:focus' })
  await page.keyboard.press(second)
}

/** Accepts the suggested start date. */
export async function chooseStart({ page }: Desk) {
  await waitForPaint(page, { at: 'step=start', css: '[role="dialog"] :focus' })
  await page.keyboard.press('Enter')
  await waitForPaint(page, { at: 'step=confirm', css: takeButton })
}

/** The focused button of the last dialog. That of the start date before it submits a form. */
export const takeButton = '[role="dialog"] button:focus:not([type="submit"])'

/** Takes the money and waits for the invoice. */
export async function confirmSale({ page, say }: Desk) {
  await waitForPaint(page, { css: takeButton })
  await page.keyboard.press('Enter')
  await waitForPaint(page, { css: 'h1', says: say('payment:done.title') })
}

/**
 * Starts on any screen; ends with the check-in confirmed. Resolves with the time of the response.
 */
export async function checkIn({ page, say }: Desk, tail: string, name: string): Promise<number> {
  await page.keyboard.press('c')
  await waitForPaint(page, { at: '/checkIn/register', css: 'main input[role="combobox"]:focus' })
  await page.keyboard.type(tail)
  const answered = page.waitForResponse(isCheckIn).then(() => Date.now())
  await page.keyboard.press('Enter')
  const at = await answered
  await waitForPaint(page, { css: '[role="status"]', says: say('checkin:registered', { name }) })
  return at
}

/** Selector of the focused search field. */
const searchOf = ({ say }: Desk) => `input[aria-label="${say('shell:search.placeholder')}"]:focus`

/** Starts on any screen; finds the search row of a name by phone ending. */
export async function find(desk: Desk, tail: string, name: string) {
  const { page } = desk
  await page.keyboard.press('/')
  await waitForPaint(page, { css: searchOf(desk) })
  await page.keyboard.type(tail)
  await waitForPaint(page, { css: '[role="option"]', says: name })
  return page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${name}`) })
    .first()
}

/** Starts on any screen; `digit` selects the length in the dialog. */
export async function freeze(desk: Desk, tail: string, name: string, digit: string) {
  const { page } = desk
  await find(desk, tail, name)
  await page.keyboard.press('Enter')
  await waitForPaint(page, { css: 'h1', says: name })
  await waitForPaint(page, { css: 'main button', says: desk.say('domain:freeze.action') })
  await page.keyboard.press('f')
  await waitForPaint(page, { css: '[role="dialog"] input[type="radio"]:focus' })
  await page.keyboard.press(digit)
  await page.keyboard.press('Control+Enter')
  await waitForPaint(page, { css: '[role="dialog"]', gone: true })
}

export const freezeOf = ({ say }: Desk) => new RegExp(`^${say('domain:freeze.action')}`)

/** Starts on any screen; resolves after a full refund of the invoice by its original method. */
export async function refundWhole(desk: Desk, invoice: number) {
  const { page, say } = desk
  await page.keyboard.press('/')
  await waitForPaint(page, { css: searchOf(desk) })
  await page.keyboard.type(`#${invoice}`)
  await waitForPaint(page, { css: '[role="option"][aria-selected="true"]', says: `№ ${invoice}` })
  await page.keyboard.press('Enter')
  await waitForPaint(page, { at: '/payment/history?', css: 'main [data-row]' })
  await page.keyboard.press('r')
  await waitForPaint(page, {
    at: '/payment/refund/register/',
    css: 'main [role="group"] button:focus',
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await waitForPaint(page, { css: '[role="alertdialog"] button:focus' })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await waitForPaint(page, { css: 'h1', says: say('payment:refund.done') })
}

interface DepositWords {
  /** Last four digits of the member's phone. */
  tail: string
  sum: string
  /** Digit of the method. */
  method: string
}

/** Starts on any screen; resolves when the deposit is added. */
export async function addDeposit({ page }: Desk, { tail, sum, method }: DepositWords) {
  await page.keyboard.press('d')
  await waitForPaint(page, { at: '/deposit/register', css: 'main input[role="combobox"]:focus' })
  await page.keyboard.type(tail)
  await page.keyboard.press('Enter')
  await waitForPaint(page, { css: '[data-field="payments"] input:focus' })
  await page.keyboard.type(sum)
  await page.keyboard.press('Enter')
  await page.keyboard.press(method)
  await page.keyboard.press('Control+Enter')
  await waitForPaint(page, { at: '/deposit/list', css: 'main' })
}

/** Whether it is the response of a check-in. */
export const isCheckIn = (response: { url(): string; request(): { method(): string } }) =>
  response.url().endsWith('/check-in/register/') && response.request().method() === 'POST'

/** Entry of the member in today's visits. */
export const cameIn = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name })
