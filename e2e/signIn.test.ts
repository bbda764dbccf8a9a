import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, signIns } from '../packages/server/seed/people.ts'
import { launch, openDesk, type Desk } from './support/browser.ts'
import { startZal, type Zal } from './support/server.ts'
import { fillAccount, openAccountStep, signInByHand } from './support/signIn.ts'

let zal: Zal
let browser: Browser
let desk: Desk

beforeAll(async () => {
  ;[zal, browser] = await Promise.all([startZal('postgres'), launch()])
})
afterAll(async () => {
  await browser?.close()
  await zal?.end()
})
beforeEach(async () => {
  desk = await openDesk(browser, zal, { language: 'en', width: 390 })
})
afterEach(() => desk.close())

/** What the sign-in says to somebody who may not come in. */
async function refusal(username: string, password: string, country: 'UZB' | 'KGZ' = 'UZB') {
  const { page, say } = desk
  await openAccountStep(desk, country)
  await fillAccount(desk, username, password)
  const banner = page.locator('form [role]').filter({ hasText: say('session:failed.title') })
  await banner.first().waitFor()
  expect(await page.locator('input[name="username"]').inputValue()).toBe(username)
  return banner.first().innerText()
}

test('a wrong password, an unknown e-mail and a wrong country are told apart by nobody', async () => {
  const { say } = desk
  const wrong = await refusal(signIns.manager, 'Zal-2027')
  expect(wrong).toContain(say('session:failed.title'))
  expect(await refusal('nobody@zal.demo', PASSWORD)).toBe(wrong)
  expect(await refusal(signIns.manager, PASSWORD, 'KGZ')).toBe(wrong)
  expect(await zal.rows('select id from session')).toEqual([])
})

test('somebody without a club is told whom to ask', async () => {
  const { page, say } = desk
  await zal.rows(
    'delete from staff_club where staff_id = (select id from staff where email = $1)',
    ['artur@zal.demo'],
  )
  await openAccountStep(desk, 'UZB')
  await fillAccount(desk, 'artur@zal.demo', PASSWORD)
  await page.getByRole('heading', { name: say('session:noClub.title') }).waitFor()
  await page.getByRole('button', { name: say('session:logOut') }).click()
  await page.waitForURL('**/sign-in')
  expect(desk.complaints).toEqual([])
})

test('who has several clubs chooses one, and it is the one of the page', async () => {
  const { page, say } = desk
  await openAccountStep(desk, 'UZB')
  await fillAccount(desk, signIns.owner, PASSWORD)
  await page.locator('label').filter({ hasText: 'Zal Yunusobod' }).click()
  await page.getByRole('button', { name: say('session:signIn') }).click()
  await page.getByRole('button', { name: `${say('shell:club')}: Zal Yunusobod` }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('clubId'))).toBe('2')
})

test('REL-34 no script of the page can read what opens the session', async () => {
  await signInByHand(desk, 'desk')
  const cookies = await desk.context.cookies()
  expect(cookies.length).toBeGreaterThan(0)
  for (const { httpOnly, sameSite, path } of cookies)
    expect({ httpOnly, sameSite, path }).toEqual({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const readable = await desk.page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      location.href,
    ]),
  )
  for (const { value } of cookies) expect(readable).not.toContain(value)
})
