import { expect, test } from 'vitest'
import { signIn } from './support/browser.ts'
import { newDesk, withServer } from './support/testApp.ts'

withServer()

/** Where the first record may begin at most, in px, and the least number of records that are seen whole. */
test.each([
  { width: 1440, height: 900, path: '/members/list', begins: 220, seen: 12 },
  { width: 1440, height: 900, path: '/payment/history?period=all', begins: 260, seen: 12 },
  { width: 390, height: 844, path: '/members/list', begins: 160, seen: 9 },
  { width: 390, height: 844, path: '/payment/history?period=all', begins: 210, seen: 9 },
])(
  'the records of $path begin within $begins px on a screen of $width × $height px, $seen are seen',
  async ({ width, height, path, begins, seen }) => {
    const desk = await newDesk({ language: 'uz', width })
    const { page } = desk
    await page.setViewportSize({ width, height })
    await signIn(desk, 'owner', path)
    const records = page.locator('main tbody tr, main li[data-at]')
    await records.nth(seen).waitFor()
    const found = await records.evaluateAll((all) => {
      const bar = document.querySelector('main + nav')
      const end = bar ? bar.getBoundingClientRect().top : innerHeight
      const boxes = all.map((one) => one.getBoundingClientRect())
      return { begins: boxes[0]?.top, seen: boxes.filter(({ bottom }) => bottom <= end).length }
    })
    expect(found.begins).toBeLessThanOrEqual(begins)
    expect(found.seen).toBeGreaterThanOrEqual(seen)
    await desk.close()
  },
)
