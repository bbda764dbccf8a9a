import type { Browser } from 'playwright'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { launch, openDesk, signIn, type Desk } from './support/browser.ts'
import { signInByHand } from './support/signIn.ts'
import { checkInByHand, registerByHand, sellByHand } from './support/pointerSteps.ts'
import { startZal, type DatabaseKind, type Zal } from './support/server.ts'
import {
  cameIn,
  checkIn,
  confirmSale,
  nameOf,
  openSale,
  registerMember,
  tailOf,
} from './support/steps.ts'
import type { Language } from './support/words.ts'

const shahnoza = { last: 'Xolmatova', first: 'Shahnoza', phone: '907770142' }

interface Run {
  database: DatabaseKind
  language: Language
  theme: 'light' | 'dark'
}

const runs: Run[] = [
  { database: 'pglite', language: 'uz', theme: 'light' },
  { database: 'postgres', language: 'ru', theme: 'dark' },
]

describe.each(runs)('the main job on $database in $language, $theme', ({ database, ...look }) => {
  let zal: Zal
  let browser: Browser
  let first: Desk
  let second: Desk

  // A retry starts over too.
  beforeEach(async () => {
    ;[zal, browser] = await Promise.all([startZal(database), launch()])
    first = await openDesk(browser, zal, look)
    second = await openDesk(browser, zal, look)
  })
  afterEach(async () => {
    await browser?.close()
    await zal?.end()
  })

  test('from the sign-in to the check-in, and another screen sees it within a second', async () => {
    await signInByHand(first, 'desk')
    await first.page.locator('a[href="/members/list"]').first().click()
    await first.page.waitForURL('**/members/list')
    await signIn(second, 'manager', '/checkIn/register?location=1')
    await second.page.getByRole('img', { name: second.say('shell:live.open') }).waitFor()

    const id = await registerMember(first, shahnoza)
    const words = { tail: tailOf(shahnoza), plan: '12 ', first: '300000', second: '2' }
    await openSale(first, words)
    await confirmSale(first)
    const seen = cameIn(second.page, nameOf(shahnoza))
      .waitFor()
      .then(() => Date.now())
    const done = await checkIn(first, tailOf(shahnoza), nameOf(shahnoza))
    expect((await seen) - done).toBeLessThan(1000)
    expect([...first.complaints, ...second.complaints]).toEqual([])

    if (database === 'pglite') await zal.kill()
    expect(
      await zal.rows(
        `select m.phone, p.total::int as total, array_agg(part.method order by part.method) as methods
        from member m join payment p on p.member_id = m.id join payment_part part on part.payment_id = p.id
        where m.id = $1 group by 1, 2`,
        [id],
      ),
    ).toEqual([{ phone: `+998${shahnoza.phone}`, total: 450_000, methods: [2, 3] }])
  })
})

test('the main job by touch on a phone, in English and Kyrgyz som', async () => {
  const [zal, browser] = await Promise.all([startZal('postgres'), launch()])
  try {
    const desk = await openDesk(browser, zal, { language: 'en', width: 390 })
    await signInByHand(desk, 'ownerKgz')
    const member = { last: 'Асанова', first: 'Айгүл', phone: '777770142' }
    const id = await registerByHand(desk, member)
    const second = desk.say('domain:method.2')
    await sellByHand(desk, { plan: '12 ', first: '2000', second })
    await checkInByHand(desk, member)
    expect(desk.complaints).toEqual([])
    expect(
      await zal.rows(
        `select p.currency, part.method, part.amount::int from payment p
         join payment_part part on part.payment_id = p.id where p.member_id = $1 order by 2`,
        [id],
      ),
    ).toEqual([
      { currency: 'KGS', method: 2, amount: 1200 },
      { currency: 'KGS', method: 3, amount: 2000 },
    ])
    expect(await zal.rows('select amount from visit where member_id = $1', [id])).toEqual([
      { amount: 1 },
    ])
  } finally {
    await browser.close()
    await zal.end()
  }
})
