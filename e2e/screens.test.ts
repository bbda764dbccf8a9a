import { beforeAll, describe, expect, test } from 'vitest'
import { axeIn } from './support/axe.ts'
import { misfits } from './support/misfits.ts'
import { placesIn, visit, type Places } from './support/screens.ts'
import { newDesk, withServer, zal } from './support/stage.ts'
import { languages } from './support/words.ts'

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
      for (const violation of await axeIn(desk.page)) found.push({ colorScheme, ...violation })
    }
    return found
  })
  expect(wrong).toEqual({})
  expect(desk.complaints).toEqual([])
  await desk.close()
}, 360_000)

describe('A-04 320 px wide', () => {
  test.each(languages)(
    'nothing scrolls sideways or is cut off in %s',
    async (language) => {
      const desk = await newDesk({ language, width: 320 })
      expect(await visit(desk, places, () => desk.page.evaluate(misfits))).toEqual({})
      expect(desk.complaints).toEqual([])
      await desk.close()
    },
    240_000,
  )
})
