import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const themes = ['light', 'dark'] as const
const widths = [390, 1440]
const LOWEST = 320
const ROUNDS = 5
const heightNow = () => Math.max(LOWEST, document.documentElement.scrollHeight)

// What floats is placed again by half a pixel when the window changes: its stories assert the place instead.
const unsteady = ['components-tooltip--catalog']

/**
 * A part's `Catalog` is compared with its pictures: light and dark, phone and desk. The same DOM
 * is looked at four times; only the theme's attribute and the width change.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId?.endsWith('--catalog') || task.result?.state === 'fail') return
  if (unsteady.includes(storyId)) return
  const root = document.documentElement
  const before = root.dataset.theme
  const part = storyId.replace(/^.*-(?=[^-]+--)|--catalog$/g, '')
  for (const theme of themes) {
    root.dataset.theme = theme
    for (const width of widths) {
      await fit(width)
      await expect(page.elementLocator(document.body)).toMatchScreenshot(
        `${part}-${theme}-${width}`,
      )
    }
    await contrastHolds(theme)
  }
  root.dataset.theme = before
})

/** The picture is as high as the part, so that a tenth of a percent of it is little. */
async function fit(width: number) {
  await page.viewport(width, LOWEST)
  await document.fonts.ready
  // A table that becomes cards changes its height a frame later, so it is measured until it stays.
  let height = 0
  for (let round = 0; round < ROUNDS && height !== heightNow(); round += 1) {
    await settled()
    height = heightNow()
    await page.viewport(width, height)
    await settled()
  }
}

/** What floats finds its new place in the frame after the window has changed. */
const settled = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** axe has looked at the light theme already; of the dark one only the colours are new. */
async function contrastHolds(theme: string) {
  if (theme === 'light') return
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  expect(found, `colours that are hard to read in the ${theme} theme`).toEqual([])
}
