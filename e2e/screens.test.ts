import { beforeAll, describe, expect, test } from 'vitest'
import { isLong } from '../packages/server/test/long.ts'
import { axeIn } from './support/axe.ts'
import { signIn } from './support/browser.ts'
import { overflowingElements, spreadLetters } from './support/overflow.ts'
import { placesIn, visit, type Places } from './support/screens.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'
import { languages, type Language } from './support/words.ts'

let places: Places

withServer()
beforeAll(async () => {
  places = await placesIn(zal)
})

test('axe finds nothing on any screen, light or dark, and the policy of the page is not broken', async () => {
  const desk = await newDesk({ language: 'uz' })
  const wrong = await visit(desk, places, async () => {
    const found: unknown[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.page.emulateMedia({ colorScheme })
      const only = colorScheme === 'dark' ? 'colours' : undefined
      for (const violation of await axeIn(desk.page, only))
        found.push({ colorScheme, ...violation })
    }
    return found
  })
  expect(wrong).toEqual({})
  expect(desk.complaints).toEqual([])
  await desk.close()
}, 360_000)

test('Back restores the scroll position of the list', async () => {
  const desk = await newDesk()
  const { page } = desk
  await signIn(desk, 'owner', '/payment/history?location=1&period=all&layout=cards')
  const payer = page.locator('main [data-at] a[href^="/members/profile/"]').nth(14)
  await payer.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(400)
  await payer.click()
  await page.waitForURL('**/members/profile/*')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
  await desk.close()
})

/** Uzbek has the longest texts. */
const usual: Language[] = ['uz']

describe('A-04', () => {
  test.each(isLong ? languages : usual)(
    'nothing scrolls sideways or is cut off in %s: 320 px wide, and 200 % large with the letters spread',
    async (language) => {
      const desk = await newDesk({ language, width: 320 })
      const wrong = await visit(desk, places, async () => {
        const narrow = await desk.page.evaluate(overflowingElements)
        await desk.page.setViewportSize({ width: 720, height: 900 })
        await desk.page.evaluate(spreadLetters)
        const spread = await desk.page.evaluate(overflowingElements)
        await desk.page.setViewportSize({ width: 320, height: 900 })
        return [...narrow, ...spread.map((found) => `spread: ${found}`)]
      })
      expect(wrong).toEqual({})
      expect(desk.complaints).toEqual([])
      await desk.close()
    },
    240_000,
  )
})
