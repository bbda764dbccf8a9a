import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { isLong } from '../packages/server/test/long.ts'
import { axeIn } from './support/axe.ts'
import { signIn } from './support/browser.ts'
import { overflowIn, spreadLetters } from './support/overflow.ts'
import { inside, placesIn, visit, type Places } from './support/screens.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'
import { languages, type Language } from './support/words.ts'

const NARROWEST = 320

let places: Places

withServer()
beforeAll(async () => {
  places = await placesIn(zal)
})

/** Uzbek has the longest texts. */
const usual: Language[] = ['uz']

test.each(isLong ? languages : usual)(
  'A-04 in %s: nothing scrolls sideways or is cut off at 320 px and with spread letters at 720 px, axe finds nothing, and the policy of the page is not broken',
  async (language) => {
    const desk = await newDesk({ language, width: NARROWEST })
    const { page } = desk
    const resize = (width: number) => page.setViewportSize({ width, height: 900 })
    const links = new Set<string>()
    const wrong = await visit(desk, places, async (allShown) => {
      const found: unknown[] = await overflowIn(page)
      await resize(1440)
      await allShown()
      found.push(...(await axeIn(page)))
      for (const link of await menuLinks(page)) links.add(link)
      if (isLong) {
        await page.emulateMedia({ colorScheme: 'dark' })
        for (const violation of await axeIn(page, 'colours')) found.push({ dark: violation })
        await page.emulateMedia({ colorScheme: 'light' })
      }
      await resize(720)
      await page.evaluate(spreadLetters)
      for (const spread of await overflowIn(page)) found.push({ spread })
      await resize(NARROWEST)
      return found
    })
    expect(wrong).toEqual({})
    expect(desk.complaints).toEqual([])
    const visited = inside(places).map(pathOf)
    expect([...links].filter((link) => !visited.includes(link))).toEqual([])
    await desk.close()
  },
  900_000,
)

/** Paths of the screens in the menu. */
const menuLinks = (page: Page) =>
  page
    .locator('nav a[href]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

const pathOf = (place: string) => place.replace(/\?.*$/, '')

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
