import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '../packages/server/seed/people.ts'
import { axeIn } from './support/axe.ts'
import { launch, openDesk, signIn, type Desk } from './support/browser.ts'
import { misfits } from './support/misfits.ts'
import { startZal, type Zal } from './support/server.ts'
import { languages } from './support/words.ts'

let zal: Zal
let browser: Browser
let member: number

beforeAll(async () => {
  ;[zal, browser] = await Promise.all([startZal('postgres'), launch()])
  const sql = 'select id::int from member where phone = $1'
  const [found] = await zal.rows<{ id: number }>(sql, [people.gulomova.phone])
  member = found?.id ?? 0
})
afterAll(async () => {
  await browser?.close()
  await zal?.end()
})

const outside = ['/sign-in', '/recovery', '/register']
const inside = () => [
  `/checkIn/register?memberId=${member}`,
  '/checkIn/list',
  '/members/list',
  '/members/register',
  `/members/edit/${member}`,
  ...['plans', 'payments', 'attendance', 'deposit', 'notes', 'documents', 'log'].map(
    (tab) => `/members/profile/${member}?tab=${tab}`,
  ),
  '/payment/history',
  `/payment/register?customerId=${member}&customerFullName=Gulomova`,
  '/packages/list',
  '/packages/register',
  '/packages/edit/1',
  '/classes/list',
  '/classes/register',
  '/classes/edit/1',
  '/trainers/list',
  '/trainers/register',
  '/room/list',
  '/room/register',
  '/room/edit/1',
  '/404',
]

/** Opens every screen, first those for nobody, then as the owner of the first club; `look` says what is wrong. */
async function visit(desk: Desk, look: () => Promise<unknown[]>) {
  const wrong: Record<string, unknown[]> = {}
  const see = async (place: string) => {
    await desk.page.goto(place, { waitUntil: 'networkidle' })
    await desk.page.locator('main h1').first().waitFor()
    const found = await look()
    for (const words of ['boundary.missing', 'boundary.failed', 'boundary.forbidden']) {
      const text = desk.say(`common:${words}`)
      if ((await desk.page.getByText(text, { exact: true }).count()) > 0) found.push(text)
    }
    if (found.length > 0) wrong[place] = found
  }
  for (const place of outside) await see(place)
  await signIn(desk, 'owner', '/room/list?location=1')
  for (const place of inside()) await see(place)
  return wrong
}

test('axe finds nothing on any screen, light or dark, and the policy of the page is not broken', async () => {
  const desk = await openDesk(browser, zal, { language: 'uz' })
  const wrong = await visit(desk, async () => {
    const found: unknown[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.page.emulateMedia({ colorScheme })
      for (const violation of await axeIn(desk.page)) found.push({ colorScheme, ...violation })
    }
    return found
  })
  expect(wrong).toEqual({})
  expect(desk.complaints).toEqual([])
  await desk.close()
}, 180_000)

describe('A-04 320 px wide', () => {
  test.each(languages)(
    'nothing scrolls sideways or is cut off in %s',
    async (language) => {
      const desk = await openDesk(browser, zal, { language, width: 320 })
      expect(await visit(desk, () => desk.page.evaluate(misfits))).toEqual({})
      expect(desk.complaints).toEqual([])
      await desk.close()
    },
    120_000,
  )
})
