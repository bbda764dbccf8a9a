import type { Page } from 'playwright'
import type { Desk } from './browser.ts'
import type { Zal } from './server.ts'

/** The work of the desk by keyboard; each step waits for what a person would see before going on. */

export interface NewMember {
  last: string
  first: string
  /** Nine digits after the country's. */
  phone: string
}

/** Name of a person as lists write it. */
export const nameOf = ({ last, first }: NewMember) => `${last} ${first}`
export const tailOf = ({ phone }: NewMember) => phone.slice(-4)

/** Id of the member with that phone, as the demo writes phones. */
export async function memberWith(zal: Zal, phone: string): Promise<number> {
  const sql = 'select id::int from member where phone = $1'
  const [found] = await zal.rows<{ id: number }>(sql, [phone])
  if (!found) throw new Error(`Nobody has the phone ${phone}`)
  return found.id
}

/** Begins wherever the page is; ends on the profile. Returns the id. */
export async function registerMember({ page }: Desk, member: NewMember): Promise<number> {
  await page.keyboard.press('n')
  await page.waitForURL('**/members/register')
  await page.locator('input[name="last_name"]:focus').waitFor()
  await page.keyboard.type(member.last)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.first)
  await page.keyboard.press('Tab')
  await page.keyboard.type(member.phone)
  await page.keyboard.press('Tab')
  await page.keyboard.press('2')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/members/profile/*')
  await page.getByRole('heading', { level: 1, name: nameOf(member) }).waitFor()
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

export interface SaleWords {
  /** Last four digits of the member's phone. */
  tail: string
  /** Beginning of the name of a package that only one has. */
  plan: string
  /** What the first method takes; the second takes the rest. */
  first: string
  /** Digit of the second method. */
  second: string
}

/** Begins wherever the page is; ends where the sale is confirmed. */
export async function openSale(desk: Desk, { tail, ...words }: SaleWords) {
  const { page } = desk
  await page.keyboard.press('p')
  await page.waitForURL('**/payment/register')
  await page.locator('[data-field="customer"] input:focus').waitFor()
  await page.keyboard.type(tail)
  await page.keyboard.press('Enter')
  await choosePlan(desk, words.plan)
  await split(desk, words)
  await page.keyboard.press('Control+Enter')
  await chooseStart(desk)
}

export async function choosePlan({ page }: Desk, plan: string) {
  await page.locator('[data-field="plan"] input:focus').waitFor()
  await page.keyboard.type(plan)
  await page.keyboard.press('Enter')
  await page.locator('[data-field="payments"] input:focus').waitFor()
}

export async function split(
  { page }: Desk,
  { first, second }: Pick<SaleWords, 'first' | 'second'>,
) {
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await page.locator('[data-field="payments"] [role="radiogroup"]').nth(1).waitFor()
  await page.keyboard.press(second)
}

/** Takes the day that is offered. */
export async function chooseStart({ page }: Desk) {
  await page.waitForURL('**step=start*')
  await page.getByRole('dialog').locator(':focus').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**step=confirm*')
}

/** Takes the money and waits for the invoice. */
export async function confirmSale({ page, say }: Desk) {
  await page.locator('main button:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
}

/** Begins wherever the page is; resolves when the person is in, with the moment of the answer. */
export async function checkIn({ page, say }: Desk, tail: string, name: string): Promise<number> {
  await page.keyboard.press('c')
  await page.waitForURL('**/checkIn/register')
  await page.locator('main input[role="combobox"]:focus').waitFor()
  await page.keyboard.type(tail)
  await page.keyboard.press('Enter')
  await page
    .getByRole('button', { name: say('checkin:now') })
    .and(page.locator(':focus'))
    .waitFor()
  const answered = page.waitForResponse(isCheckIn).then(() => Date.now())
  await page.keyboard.press('Enter')
  const at = await answered
  await cameIn(page, name).waitFor()
  return at
}

/** Begins wherever the page is: the row of the search with that name, for the end of a phone. */
export async function find({ page, say }: Desk, tail: string, name: string) {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: say('shell:search.placeholder') }).waitFor()
  await page.keyboard.type(tail)
  const row = page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${name}`) })
    .first()
  await row.waitFor()
  return row
}

/** Begins wherever the page is; the digit is that of the length in the dialog. */
export async function freeze(desk: Desk, tail: string, name: string, digit: string) {
  const { page } = desk
  await find(desk, tail, name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page
    .locator('main')
    .getByRole('button', { name: freezeOf(desk) })
    .waitFor()
  await page.keyboard.press('f')
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type="radio"]:focus').waitFor()
  await page.keyboard.press(digit)
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
}

export const freezeOf = ({ say }: Desk) => new RegExp(`^${say('gym:freeze.action')}`)

/** Begins wherever the page is; resolves once the money of the invoice is given back, all of it by the way it came. */
export async function refundWhole({ page, say }: Desk, invoice: number) {
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: say('shell:search.placeholder') }).waitFor()
  await page.keyboard.type(`#${invoice}`)
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^№ ${invoice}`) })
    .and(page.locator('[aria-selected="true"]'))
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(({ pathname, search }) => pathname === '/payment/history' && search !== '')
  await page.locator('[data-payment]').first().waitFor()
  await page.keyboard.press('r')
  await page.waitForURL('**/payment/refund/register/*')
  await page.locator('main [role="group"] button:focus').waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alertdialog').locator('button:focus').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: say('payment:refund.done') }).waitFor()
}

interface DepositWords {
  /** Last four digits of the member's phone. */
  tail: string
  sum: string
  /** Digit of the method. */
  method: string
}

/** Begins wherever the page is; resolves once the money is on the deposit. */
export async function addDeposit({ page }: Desk, { tail, sum, method }: DepositWords) {
  await page.keyboard.press('d')
  await page.waitForURL('**/deposit/register')
  await page.locator('main input[role="combobox"]:focus').waitFor()
  await page.keyboard.type(tail)
  await page.keyboard.press('Enter')
  await page.locator('[data-field="payments"] input:focus').waitFor()
  await page.keyboard.type(sum)
  await page.keyboard.press('Tab')
  await page.keyboard.press(method)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/deposit/list')
}

/** The answer to letting somebody in. */
export const isCheckIn = (response: { url(): string; request(): { method(): string } }) =>
  response.url().endsWith('/check-in/register/') && response.request().method() === 'POST'

/** The person in the list of who came in today. */
export const cameIn = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name })
