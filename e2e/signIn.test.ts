import { expect, test } from 'vitest'
import { PASSWORD, signIns } from '../packages/server/seed/people/people.ts'
import { signIn, type Desk } from './support/browser.ts'
import { fillAccount, openAccountStep, signInByHand } from './support/signIn.ts'
import { desk, newDesk, withDesk, withServer, zal } from './support/testApp.ts'

withServer()
withDesk({ language: 'en', width: 390 })

/** Error of a failed sign-in. */
async function refusal(username: string, password: string, country: 'UZB' | 'KGZ' = 'UZB') {
  const { page, say } = desk
  await openAccountStep(desk, country)
  await fillAccount(desk, username, password)
  const banner = page.locator('form [role]').filter({ hasText: say('session:failed.title') })
  await banner.first().waitFor()
  expect(await page.locator('input[name="username"]').inputValue()).toBe(username)
  return banner.first().innerText()
}

test('a wrong password, an unknown e-mail and a wrong country show the same error', async () => {
  const { say } = desk
  const sessions = () => zal.rows('select id from session order by id')
  const before = await sessions()
  const wrong = await refusal(signIns.manager, 'Zal-2027')
  expect(wrong).toContain(say('session:failed.title'))
  expect(await refusal('nobody@zal.demo', PASSWORD)).toBe(wrong)
  expect(await refusal(signIns.manager, PASSWORD, 'KGZ')).toBe(wrong)
  expect(await sessions()).toEqual(before)
})

test('shows a contact to a user without a club', async () => {
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

/** Opens the menu of a phone, where club and account are. */
async function openMore({ page, say }: Desk) {
  const menu = page.getByRole('navigation', { name: say('shell:menu') })
  await menu.getByRole('button', { name: say('shell:places.more') }).click()
}

test('lets a user with several clubs choose one and opens it', async () => {
  const { page, say } = desk
  await openAccountStep(desk, 'UZB')
  await fillAccount(desk, signIns.owner, PASSWORD)
  await page.locator('label').filter({ hasText: 'Zal Yunusobod' }).click()
  await page.getByRole('button', { name: say('session:signIn') }).click()
  await openMore(desk)
  await page.getByRole('button', { name: `${say('shell:club')}: Zal Yunusobod` }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('clubId'))).toBe('2')
})

test('the address of the sign-in says where the club is', async () => {
  const { page, say } = desk
  await page.goto('/sign-in?countryCode=UZB&location=2')
  await page.getByRole('radio', { name: say('common:country.UZB'), checked: true }).waitFor()
  await page.getByRole('button', { name: say('common:actions.next') }).click()
  await fillAccount(desk, signIns.owner, PASSWORD)
  const club = page.getByRole('radio', { name: 'Zal Yunusobod' })
  await club.waitFor()
  expect(await club.isChecked()).toBe(true)
})

test('logging out leaves no return URL to the next user', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk', '/members/list?q=Karimova')
  await openMore(desk)
  await page.getByRole('button', { name: say('shell:account') }).click()
  await page.getByRole('menuitem', { name: say('shell:logOut') }).click()
  await page.waitForURL(({ pathname }) => pathname === '/sign-in')
  expect(new URL(page.url()).search).toBe('')
})

/** Path of the recovery link in the latest email to an address. */
async function linkFor(mail: string) {
  const last = () => zal.letters().findLast((letter) => letter.startsWith(`To: ${mail}\n`))
  await expect.poll(last, { timeout: 20_000 }).toMatch(/http:\S+/)
  return /http:\/\/[^/]+(\/recovery#[\w-]{43})/.exec(last() ?? '')?.[1] ?? ''
}

test('a forgotten password: a letter, a new password, and all that was open ends', async () => {
  const mail = signIns.trainer
  const { page, say } = desk
  const elsewhere = await newDesk({ language: 'en' })
  await signIn(elsewhere, 'trainer', '/members/list')

  await openAccountStep(desk, 'UZB')
  await page.getByRole('link', { name: say('session:account.forgot') }).click()
  await page.getByRole('heading', { name: say('session:recovery.title') }).waitFor()
  await page.locator('input[name="username"]').fill(mail)
  await page.keyboard.press('Enter')
  await page.getByText(say('session:sent.text', { username: mail })).waitFor()

  const place = await linkFor(mail)
  await page.goto(place)
  await page.getByText(say('session:newPassword.text', { username: mail })).waitFor()
  const field = page.locator('input[name="password"]')
  await field.fill('Qwerty-123')
  await page.keyboard.press('Enter')
  await page.getByText(say('errors:password_common')).waitFor()
  await field.fill('Tulip-Bakery-81')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in?changed=1')
  await page.getByText(say('session:changed')).waitFor()

  // The other browser has to sign in again; the old password is invalid.
  const again = elsewhere.page.getByRole('dialog', { name: say('session:again.title') })
  await elsewhere.page.reload()
  await again
    .or(elsewhere.page.getByText(say('session:country.title')))
    .first()
    .waitFor()
  await elsewhere.close()
  expect(
    await zal.rows(`select from session s join staff t on t.id = s.staff_id
    where t.email = '${mail}' and s.ended_at is null`),
  ).toEqual([])
  expect(await refusal(mail, PASSWORD)).toContain(say('session:failed.title'))
  await fillAccount(desk, mail, 'Tulip-Bakery-81')
  await page.locator('#main h1').first().waitFor()

  await page.goto('/404')
  await page.goto(place)
  await page.getByRole('heading', { name: say('session:deadLink.title') }).waitFor()
  expect(desk.complaints).toEqual([])
  const [, token = 'none'] = place.split('#')
  expect(zal.said()).not.toContain(mail)
  expect(zal.said()).not.toContain(token)
})

test('REL-34 hides the session cookie from the scripts of the page', async () => {
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

test('the icon of the page is there, also where a browser looks for it by itself', async () => {
  const { page, origin } = desk
  await page.goto('/')
  const linked = await page
    .locator('link[rel="icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(linked).toEqual(['/favicon.ico', '/icon.svg'])
  const answers = await Promise.all(linked.map((path) => fetch(`${origin}${path}`)))
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'image/x-icon'],
    [200, 'image/svg+xml'],
  ])
})
