import { expect, test } from 'vitest'
import { isLong } from '../packages/server/test/long.ts'
import { signIn } from './support/browser.ts'
import { followRequests } from './support/followRequests.ts'
import { inside, placesIn } from './support/screens.ts'
import { newDesk, withServer, zal } from './support/testApp.ts'

withServer()

/** Sections that only the ERP edition has. */
const erp = /^\/(deposit|classes|finance|settings\/audit|dashboard\/(members|sales|forecast))/

/** Screens that every run opens: those with most links. `npm test -- long` opens the others too. */
const linked = /^.(dashboard|settings)|.(list|history|debtors|overview)$/
const isOpened = (place: string) => isLong || erp.test(place) || linked.test(place)

test('the LITE edition opens every screen that it has, and shows no way to the others', async () => {
  const places = await placesIn(zal)
  await zal.rows(`update merchant set edition = 'LITE' where id = 1`)
  const desk = await newDesk({ language: 'en' })
  const { page } = desk
  const allShown = followRequests(page)
  const wrong: string[] = []
  let at = ''
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    // The first query of an address begins before the rights are known.
    if (answer.status() >= 400 && !erp.test(at)) wrong.push(`${at}: ${answer.status()} ${pathname}`)
  })
  await signIn(desk, 'owner', '/members/list?location=1')
  for (const place of inside(places).filter(isOpened)) {
    at = place
    await page.goto(place)
    await page.locator('main h1').first().waitFor()
    await allShown()
    const isMissing = new URL(page.url()).pathname === '/404'
    const isHidden = erp.test(place) || place === '/404'
    if (isMissing !== isHidden) wrong.push(`${place}: ${isMissing ? 'missing' : 'open'}`)
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    for (const link of new Set(links)) if (erp.test(link)) wrong.push(`${place}: link to ${link}`)
  }
  expect(wrong).toEqual([])
  expect(desk.complaints).toEqual([])
  await desk.close()
}, 360_000)
