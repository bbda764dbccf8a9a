import { setTimeout as wait } from 'node:timers/promises'
import type { Route } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people/people.ts'
import { counted } from '../packages/server/test/long.ts'
import { signIn } from './support/browser.ts'
import { desk, withDesk, withServer, zal } from './support/testApp.ts'
import { choosePlan, chooseStart, memberWith, takeButton } from './support/steps.ts'

/** Number of reloads at different moments of a sale. */
const MOMENTS = counted(3, 100)
/** Timeout in ms for one of them, on a busy machine. */
const PATIENCE = 40_000
const DAY = 24 * 60 * 60 * 1000

let member: number

withServer()
beforeAll(async () => {
  member = await memberWith(zal, people.yusupov.phone)
})
withDesk()

const isSale = (url: URL) => url.pathname.endsWith('/management/payment/')
const sales = async () => {
  const sql = 'select count(*)::int as n from payment where member_id = $1'
  return (await zal.rows<{ n: number }>(sql, [member]))[0]?.n ?? 0
}

/**
 * Fills in a cash sale of a day pass, which a member may have any number of times, up to the final
 * confirmation.
 */
async function fill() {
  const address = `/payment/register?customerId=${member}&customerFullName=Yusupov+Jasur`
  await desk.page.goto(address)
  await choosePlan(desk, 'Bir kun')
  await desk.page.keyboard.press('Control+Enter')
  await chooseStart(desk)
}

/** Deterministic moments, spread over the request, the processing and the response. */
const momentOf = (nth: number) => ((nth * 7919) % 97) / 97

test(
  `REL-24 the page is gone at ${MOMENTS} moments of a sale: on return it was done or not, never both`,
  async () => {
    const { page, say } = desk
    const done = page.getByRole('heading', { level: 1, name: say('payment:done.title') })
    const notDone = page.getByRole('alert').filter({ hasText: say('common:unanswered.notDone') })
    /** Results of all sent sales, whether or not the page still existed. */
    const sent: Promise<unknown>[] = []
    await page.route(isSale, (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      // Every third one is so late that its result is queried before it arrives.
      const there = sent.length % 3 === 2 ? 6000 : momentOf(sent.length + 31) * 150
      const going = slow(route, there, momentOf(sent.length + 17) * 150)
      sent.push(going)
      return going
    })
    const before = await sales()
    // No pending write: the response arrived before the reload, so the user had seen it.
    const nothing = page.locator('[data-field="customer"]').first()
    const isOpen = () =>
      page.evaluate(() => Object.keys(sessionStorage).some((key) => /unanswered/.test(key)))
    const seen = { done: 0, notDone: 0, before: 0 }
    const sold = () => before + seen.done + seen.before
    await signIn(desk, 'desk')
    await fill()
    for (let nth = 0; nth < MOMENTS; nth += 1) {
      await page.locator(takeButton).waitFor()
      // Not awaited: the reload happens some time after the press.
      await page.evaluate(
        (after) => {
          setTimeout(() => location.reload(), after)
          ;(document.activeElement as HTMLElement).click()
        },
        momentOf(nth) * 450,
      )
      await page.waitForEvent('load')
      await expect.poll(isOpen, { timeout: 30_000 }).toBe(false)
      let isDone = false
      let isNot = false
      const isSettled = async () => {
        isDone = await done.isVisible()
        isNot = await notDone.isVisible()
        // The form appears before the outcome; alone it means a sale that was answered before the reload.
        return isDone || isNot || ((await nothing.isVisible()) && (await sales()) > sold())
      }
      await expect.poll(isSettled, { timeout: 30_000 }).toBe(true)
      expect(isDone && isNot).toBe(false)
      seen[isDone ? 'done' : isNot ? 'notDone' : 'before'] += 1
      if (!isNot) await fill()
      expect(await sales()).toBe(sold())
    }
    await Promise.allSettled(sent)
    // A sale reported as not done is not executed later either.
    expect(await sales()).toBe(sold())
    expect(seen.done).toBeGreaterThan(0)
    expect(seen.notDone).toBeGreaterThan(0)
    console.log(`REL-24: ${JSON.stringify({ moments: MOMENTS, ...seen })}`)
  },
  MOMENTS * PATIENCE,
)

/** Delays request and response; the request reaches the server even if its page is gone. */
async function slow(route: Route, there: number, back: number) {
  const request = route.request()
  const headers = await request.allHeaders()
  await wait(there)
  const answer = await fetch(request.url(), {
    method: 'POST',
    headers: Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !/^(:|host|connection|content-length|accept-encoding)/.test(name),
      ),
    ),
    body: request.postData(),
  })
  const body = await answer.text()
  await wait(back)
  await route
    .fulfill({ status: answer.status, contentType: 'application/json', body })
    .catch(() => {})
}

/** Executes the request but drops the response. */
async function unheard(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}

test('REL-24 where the server is out of reach on return, it is said, and asked again', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk')
  await fill()
  const before = await sales()
  await page.route(isSale, unheard)
  const settles = (url: URL) => url.pathname.endsWith('/auth/settle-write/')
  await page.route(settles, (route) => route.abort('connectionreset'))
  await page.locator(takeButton).press('Enter')
  await expect.poll(sales).toBe(before + 1)
  await page.reload()
  const unknown = page.getByRole('alert').filter({ hasText: say('common:unanswered.unknown') })
  await unknown.waitFor()
  await page.unroute(settles)
  await unknown.getByRole('button').click()
  await page.getByRole('heading', { level: 1, name: say('payment:done.title') }).waitFor()
  expect(await sales()).toBe(before + 1)
  // The result was shown; a later visit starts a new sale.
  await page.goto('/payment/register')
  await page.locator('[data-field="customer"] input').waitFor()
  expect(await sales()).toBe(before + 1)
})

test('REL-24 reports an unknown outcome after a week, and sells nothing until the notice is read', async () => {
  const { page, say } = desk
  await signIn(desk, 'desk')
  await fill()
  const before = await sales()
  await page.route(isSale, unheard)
  await page.locator(takeButton).press('Enter')
  await expect.poll(sales).toBe(before + 1)
  await page
    .getByRole('alert')
    .filter({ hasText: say('common:network.failed') })
    .waitFor()
  // After a week the server has deleted the key.
  await zal.rows('delete from idempotency_key')
  await page.evaluate((week) => {
    for (const [place, kept] of Object.entries(sessionStorage)) {
      if (!/unanswered/.test(place)) continue
      const { key, at } = JSON.parse(kept)
      sessionStorage.setItem(place, JSON.stringify({ key, at: at - week }))
    }
  }, 7 * DAY)
  await page.unroute(isSale)
  const forgotten = page.getByRole('alert').filter({ hasText: say('common:unanswered.forgotten') })
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('payment:confirm.button', { sum: '' }) })
    .click()
  await forgotten.waitFor()
  await page.reload()
  await page.locator(takeButton).waitFor()
  expect(await sales()).toBe(before + 1)
})
