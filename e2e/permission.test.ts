import { expect, test } from 'vitest'
import { overridesBetween } from '../packages/server/src/core/auth/permissions.ts'
import type { Permissions } from '../packages/server/src/core/operation/context.ts'
import { signIns } from '../packages/server/seed/people/people.ts'
import { call, signIn } from './support/browser.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'

withServer()
withDesk({ language: 'ru', theme: 'dark' })

/** Gives a staff member exactly these rights. */
const permit = (role: 'manager' | 'director', tree: Permissions) =>
  zal.rows('update staff set overrides = $2 where email = $1', [
    signIns[role],
    JSON.stringify(overridesBetween(role, tree)),
  ])

test('T-03 hides forbidden actions from a trainer, finds none by its address and refuses them on the server', async () => {
  const { page, say } = desk
  await signIn(desk, 'trainer')
  const menu = page.getByRole('navigation', { name: say('shell:menu') })
  await menu.getByRole('link', { name: say('menu:member.title') }).waitFor()
  expect(await menu.getByRole('link', { name: say('menu:payment.title') }).count()).toBe(0)
  expect(await menu.getByRole('link', { name: say('menu:checkin.title') }).count()).toBe(0)
  for (const place of ['/payment/history', '/payment/register', '/checkIn', '/members/register']) {
    await page.goto(place)
    await page.waitForURL('**/404')
    await page.getByRole('heading', { name: say('common:missing.title') }).waitFor()
  }
  const refused = await call(desk, 'GET', '/management/payment-list/', undefined, 1)
  expect([refused.status, refused.success]).toEqual([403, false])
})

test('T-05 a permission that is taken away leaves the open page within five seconds', async () => {
  const { page, say } = desk
  await signIn(desk, 'manager', '/payment/history?location=1')
  await page.getByRole('img', { name: say('shell:live.open') }).waitFor()
  const began = Date.now()
  await permit('manager', { member: { list: true, profile: true } })
  await page.waitForURL('**/404')
  expect(Date.now() - began).toBeLessThan(5000)
  const menu = page.getByRole('navigation', { name: say('shell:menu') })
  expect(await menu.getByRole('link', { name: say('menu:payment.title') }).count()).toBe(0)
})

test('T-05 without a live message the refusal is shown in place', async () => {
  const { page, say } = desk
  await page.routeWebSocket(/\/ws\//, () => {})
  await signIn(desk, 'director', '/members/list?location=1')
  await page.getByRole('row').nth(1).waitFor()
  await permit('director', { payment: { list: true, history: true } })
  await page.getByRole('searchbox').first().fill('Karim')
  await page.keyboard.press('Enter')
  await page.getByText(say('common:boundary.forbidden')).waitFor()
  expect(desk.complaints).toEqual([])
})

test('T-19 a user who loses the current club continues in another one, and sees a contact after the last one', async () => {
  const { page, say } = desk
  const without = (clubs: string) =>
    zal.rows(
      `delete from staff_club where club_id in (${clubs}) and staff_id = (select id from staff where email = $1)`,
      [signIns.manager],
    )
  await signIn(desk, 'manager', '/members/list?q=Karim&location=1')
  await page.getByRole('img', { name: say('shell:live.open') }).waitFor()
  await without('1')
  await page.getByRole('button', { name: `${say('shell:club')}: Zal Yunusobod` }).waitFor()
  await page.waitForURL(({ search }) => search === '')
  await page.getByRole('img', { name: say('shell:live.open') }).waitFor()
  await without('select id from club')
  await page.getByRole('heading', { name: say('session:noClub.title') }).waitFor()
  expect(desk.complaints).toEqual([])
})
