import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeIn } from './support/axe.ts'
import { launch, openDesk } from './support/browser.ts'
import { misfits } from './support/misfits.ts'
import { placesIn, visit, type Places } from './support/screens.ts'
import { startZal, type Zal } from './support/server.ts'
import { languages } from './support/words.ts'

let zal: Zal
let browser: Browser
let places: Places

beforeAll(async () => {
  ;[zal, browser] = await Promise.all([startZal('postgres'), launch()])
  places = await placesIn(zal)
})
afterAll(async () => {
  await browser?.close()
  await zal?.end()
})

test('axe finds nothing on any screen, light or dark, and the policy of the page is not broken', async () => {
  const desk = await openDesk(browser, zal, { language: 'uz' })
  const wrong = await visit(desk, places, async () => {
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
      expect(await visit(desk, places, () => desk.page.evaluate(misfits))).toEqual({})
      expect(desk.complaints).toEqual([])
      await desk.close()
    },
    120_000,
  )
})
