import { beforeEach, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { signIn } from './support/browser.ts'
import { interactionCostOf, logCost } from './support/interactionCost.ts'
import { frozenDays } from './support/frozenDays.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'
import { cameIn, freezeOf, nameOf, registerMember, tailOf, takeButton } from './support/steps.ts'

// Front desk tasks by mouse with their maximum cost; each continues with the data of the previous
// one.

const members = 50_000

let id: number

withServer(members)
withDesk()
beforeEach(async () => {
  await signIn(desk, 'desk', '/members/list')
  await desk.page.getByRole('row').nth(1).waitFor()
})

test('K-06 with the mouse: one click and four digits', async () => {
  const { page, say } = desk
  const { last_name: last, first_name: first, phone } = people.shcherbakova
  const effort = await interactionCostOf(page, async () => {
    await page.getByRole('button', { name: say('shell:search.hint') }).click()
    await page.getByRole('combobox', { name: say('shell:search.placeholder') }).waitFor()
    await page.keyboard.type(phone.slice(-4))
    await page.getByRole('option', { name: new RegExp(`^${last} ${first}`) }).waitFor()
  })
  logCost('K-06 by mouse', effort)
  expect([effort.keys, effort.clicks]).toEqual([4, 1])
})

const menu = () => desk.page.getByRole('navigation', { name: desk.say('shell:menu') })
const guest = { last: 'Norboyev', first: 'Otabek', phone: '907770975' }

test('K-09 with the mouse: 4 clicks, and 2 keys beside the text', async () => {
  const { page, say } = desk
  const woman = { last: 'Norboyeva', first: 'Zilola', phone: '907770512' }
  const text = woman.last.length + woman.first.length + woman.phone.length
  await menu()
    .getByRole('link', { name: say('menu:checkin.title') })
    .click()
  await page.waitForURL('**/checkIn/**')
  const effort = await interactionCostOf(page, async () => {
    await menu()
      .getByRole('link', { name: say('menu:member.title'), exact: true })
      .click()
    await page
      .locator('main')
      .getByRole('link', { name: say('menu:member.tabs.register') })
      .click()
    await page.locator('input[name="last_name"]:focus').waitFor()
    await page.keyboard.type(woman.last)
    await page.keyboard.press('Tab')
    await page.keyboard.type(woman.first)
    await page.keyboard.press('Tab')
    await page.keyboard.type(woman.phone)
    await page
      .locator('main label')
      .filter({ hasText: say('member:options.gender.2') })
      .click()
    await page.getByRole('button', { name: say('common:actions.save'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: nameOf(woman) }).waitFor()
  })
  logCost('K-09 by mouse', effort)
  expect(effort.keys).toBeLessThanOrEqual(2 + text)
  expect(effort.clicks).toBeLessThanOrEqual(4)
  expect(
    await zal.rows(`select last_name, first_name, gender from member where phone = $1`, [
      `+998${woman.phone}`,
    ]),
  ).toEqual([{ last_name: woman.last, first_name: woman.first, gender: 2 }])
})

test('K-02 with the mouse: 9 clicks and 16 keys', async () => {
  const { page, say } = desk
  const money = page.locator('[data-field="payments"]')
  const next = say('common:actions.next')
  id = await registerMember(desk, guest)
  const effort = await interactionCostOf(page, async () => {
    await menu()
      .getByRole('link', { name: say('menu:payment.title') })
      .click()
    await menu()
      .getByRole('link', { name: say('menu:payment.tabs.register') })
      .click()
    await page.locator('[data-field="customer"] input:focus').waitFor()
    await page.keyboard.type(tailOf(guest))
    await page
      .getByRole('option')
      .filter({ hasText: nameOf(guest) })
      .click()
    await page.locator('[data-field="plan"] input:focus').waitFor()
    await page.keyboard.type('12 ')
    await page.getByRole('option', { name: /^12 tashrif/ }).click()
    await money.locator('input:focus').waitFor()
    await page.keyboard.type('300000')
    await money.getByRole('button', { name: say('ui:fields.addMethod') }).click()
    await page.locator('[data-part="2"] button:focus').waitFor()
    await page.keyboard.press('2')
    const sum = '450\u00a0000\u00a0UZS'
    await page.getByRole('button', { name: say('payment:confirm.button', { sum }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: next }).click()
    await page.waitForURL('**step=confirm*')
    await page.locator(takeButton).click()
    await page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
  })
  logCost('K-02 by mouse', effort)
  expect(effort.keys).toBeLessThanOrEqual(16)
  expect(effort.clicks).toBeLessThanOrEqual(9)
  expect(await zal.rows('select total::int from payment where member_id = $1', [id])).toEqual([
    { total: 450_000 },
  ])
})

test('K-01 with the mouse: 2 clicks and four digits', async () => {
  const { page, say } = desk
  const effort = await interactionCostOf(page, async () => {
    await menu()
      .getByRole('link', { name: say('menu:checkin.title') })
      .click()
    await page.locator('main input[role="combobox"]:focus').waitFor()
    await page.keyboard.type(tailOf(guest))
    await page
      .getByRole('option')
      .filter({ hasText: nameOf(guest) })
      .click()
    await cameIn(page, nameOf(guest)).waitFor()
  })
  logCost('K-01 by mouse', effort)
  expect([effort.keys, effort.clicks]).toEqual([4, 2])
  expect(await zal.rows('select amount from visit where member_id = $1', [id])).toEqual([
    { amount: 1 },
  ])
})

test('K-03 with the mouse: 5 clicks and four digits', async () => {
  const { page, say } = desk
  const dialog = page.getByRole('dialog')
  const effort = await interactionCostOf(page, async () => {
    await page.getByRole('button', { name: say('shell:search.hint') }).click()
    await page.getByRole('combobox', { name: say('shell:search.placeholder') }).waitFor()
    await page.keyboard.type(tailOf(guest))
    await page
      .getByRole('option')
      .filter({ hasText: new RegExp(`^${nameOf(guest)}`) })
      .first()
      .click()
    await page
      .locator('main')
      .getByRole('button', { name: freezeOf(desk) })
      .click()
    await dialog.locator('label').filter({ hasText: /^14/ }).click()
    await dialog.getByRole('button', { name: say('domain:freeze.save'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  })
  logCost('K-03 by mouse', effort)
  expect([effort.keys, effort.clicks]).toEqual([4, 5])
  expect(await frozenDays(zal, id)).toEqual([{ days: 14 }])
})
