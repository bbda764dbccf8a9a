import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, signIns } from '../packages/server/seed/people.ts'
import { launch, openDesk, signIn, type Desk } from './support/browser.ts'
import { startZal, type Zal } from './support/server.ts'

let zal: Zal
let browser: Browser
let desk: Desk
let photo: Buffer

beforeAll(async () => {
  const colour = { width: 640, height: 480, channels: 3 as const, background: '#6a5cff' }
  photo = await sharp({ create: colour }).jpeg().toBuffer()
  ;[zal, browser] = await Promise.all([startZal('postgres'), launch()])
})
afterAll(async () => {
  await browser?.close()
  await zal?.end()
})
beforeEach(async () => {
  desk = await openDesk(browser, zal)
})
afterEach(() => desk.close())

const field = (name: string) => desk.page.locator(`[name="${name}"]`).first()
const typed = {
  last_name: 'Yoʻldosheva',
  first_name: 'Dildora',
  email: 'dildora@zal.example',
  description: 'Kechqurun keladi, faqat ayol murabbiy',
}

/** Every kind of field: words, a phone, a choice, a photo, an address from the suggestions. */
async function fillAll(phone: string) {
  const { page, say } = desk
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await field('phone').fill(phone)
  await field('gender').press('2')
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'rasm.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  })
  await page.getByRole('dialog').getByRole('button').last().click()
  await face().waitFor()
  await address().fill('chilonzor')
  await page.getByRole('option').first().click()
  expect(await address().inputValue()).toContain('Chilonzor')
  await page.getByText(say('common:form.unsaved')).waitFor()
}

const address = () => desk.page.locator('main').getByRole('combobox', { name: /Manzil|Address/ })
const face = () => desk.page.locator('main img[src*="/api/v1/files/"]')

const shown = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(typed).map(async (name) => [name, await field(name).inputValue()] as const),
    ),
  )

const stored = (phone: string) =>
  zal.rows(
    `select last_name, first_name, email, description, status, address->>'address_line' as line,
            (address->>'latitude')::float > 41 as placed, avatar_id is not null as face
       from member where phone = $1`,
    [`+998${phone}`],
  )
const whole = { ...typed, status: 'active', line: expect.stringContaining('Chilonzor') }

test('T-41 everything in the form of a member is there after a reload', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk', '/members/register')
  await fillAll('907770401')
  await page.reload()
  await page.getByText(say('common:form.draft')).waitFor()
  expect(await shown()).toEqual(typed)
  expect(await address().inputValue()).toContain('Chilonzor')
  await face().waitFor()
  await field('last_name').press('Control+Enter')
  await page.waitForURL('**/members/profile/*')
  expect(await stored('907770401')).toEqual([{ ...whole, placed: true, face: true }])
  await face().first().waitFor()
  expect(desk.complaints).toEqual([])
})

test('T-40 the session ends over a full form: nothing of it is lost', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk', '/members/register')
  await fillAll('907770402')
  await zal.rows(
    'update session set ended_at = now() where staff_id = (select id from staff where email = $1)',
    [signIns.desk],
  )
  await field('last_name').press('Control+Enter')
  const question = page.getByRole('dialog', { name: say('session:again.title') })
  await question.waitFor()
  expect(await shown()).toEqual(typed)
  await question.locator('input[type="password"]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/members/profile/*')
  expect(await stored('907770402')).toEqual([{ ...whole, placed: true, face: true }])
})
