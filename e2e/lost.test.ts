import { expect, test } from 'vitest'
import { signIn } from './support/browser.ts'
import { during, stopClock } from './support/pageClock.ts'
import { waitForPaint } from './support/waitForPaint.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'

withServer()
withDesk()

test('T-37 a dialog whose chunk fails to load shows an error, the list stays, and the next press loads it', async () => {
  const { page, say } = desk
  const code = /\/RemoveDialog-[\w-]+\.js/
  await signIn(desk, 'owner')
  await page.goto('/room/list')
  const rows = page.locator('tbody tr')
  await rows.first().waitFor()
  const before = await rows.allInnerTexts()
  const remove = async () => {
    await rows.first().getByRole('button').last().click()
    await page.getByRole('menuitem', { name: say('common:actions.remove') }).click()
  }
  await page.route(code, (route) => route.abort('connectionreset'))
  await remove()
  await page.getByText(say('common:network.failed')).waitFor()
  expect(await rows.allInnerTexts()).toEqual(before)
  await page.unroute(code)
  await remove()
  await page.getByRole('alertdialog').waitFor()
})

/** A member of the first club with a unique phone ending. */
async function alone() {
  const [one] = await zal.rows<{ tail: string; name: string }>(
    `select min(right(phone, 4)) as tail, min(concat_ws(' ', last_name, first_name)) as name from member
      where merchant_id = 1 and deleted_at is null group by right(phone, 4)
     having count(*) = 1 and min(club_id) = 1 and bool_and(not read_only and status = 'active') order by 1 limit 1`,
  )
  if (!one) throw new Error('Nobody has an end of the phone alone')
  return one
}

/** Blocks a chunk until it is released. */
async function hold(code: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await desk.page.route(code, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('UX-02 puts keys typed before the search has loaded into it, Enter included', async () => {
  const { page } = desk
  const one = await alone()
  const release = await hold(/\/Palette-[\w-]+\.js/)
  await signIn(desk, 'owner', '/members/list?location=1')
  await page.getByRole('row').nth(1).waitFor()
  await stopClock(page)
  await page.keyboard.press('/')
  await page.keyboard.type(one.tail)
  await page.keyboard.press('Enter')
  release()
  // The title of the list is still there when the address changes.
  await during(page, waitForPaint(page, { at: '/members/profile/', css: 'h1', says: one.name }))
  expect(await page.locator('h1').innerText()).toBe(one.name)
})

test('UX-02 puts keys typed after the shortcut of a screen into its field', async () => {
  const { page } = desk
  const release = await hold(/\/payment\.register-[\w-]+\.js/)
  await signIn(desk, 'owner', '/members/list?location=1')
  await page.getByRole('row').nth(1).waitFor()
  await stopClock(page)
  await page.keyboard.press('p')
  await during(page, page.waitForURL(/\/payment\/register/))
  // D and N are shortcuts of other screens.
  await page.keyboard.type('Dono')
  release()
  await during(
    page,
    waitForPaint(page, { at: '/payment/register', css: '[data-field="customer"] input:focus' }),
  )
  expect(await page.locator('[data-field="customer"] input').inputValue()).toBe('Dono')
})

test('UX-02 keys typed faster than the network sell what was meant', async () => {
  const { page, context } = desk
  const one = await alone()
  await signIn(desk, 'owner', '/members/list?location=1')
  await page.getByRole('row').nth(1).waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await stopClock(page)
  await page.keyboard.press('p')
  await during(page, page.waitForURL(/\/payment\/register/))
  for (const text of [one.tail, '12 ', '45000']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await during(page, waitForPaint(page, { css: '[data-part="2"] button:focus' }))
  await devtools.detach()
  const value = (name: string) =>
    page.locator(`[data-field="${name}"] input:not([type=radio])`).first().inputValue()
  expect(await page.locator('[data-field="customer"] strong').innerText()).toBe(one.name)
  expect(await page.locator('[data-field="plan"] [aria-selected="true"]').innerText()).toMatch(
    /^12 /,
  )
  expect(await value('payments')).toMatch(/^45.000$/)
})
