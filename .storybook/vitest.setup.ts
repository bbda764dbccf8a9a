import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { page } from 'vitest/browser'

const themes = ['light', 'dark'] as const
const widths = [390, 1440]

/**
 * A part's `Catalog` is compared with its pictures: light and dark, phone and desk. The same DOM
 * is looked at four times; only the theme's attribute and the width change.
 */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  if (!storyId?.endsWith('--catalog') || task.result?.state === 'fail') return
  const root = document.documentElement
  const before = root.dataset.theme
  const part = storyId.replace(/^.*-(?=[^-]+--)|--catalog$/g, '')
  for (const theme of themes) {
    root.dataset.theme = theme
    for (const width of widths) {
      await page.viewport(width, 900)
      await document.fonts.ready
      await expect(page.elementLocator(document.body)).toMatchScreenshot(
        `${part}-${theme}-${width}`,
      )
    }
    await contrastHolds(theme)
  }
  root.dataset.theme = before
})

/** axe has looked at the light theme already; of the dark one only the colours are new. */
async function contrastHolds(theme: string) {
  if (theme === 'light') return
  const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'] })
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  expect(found, `colours that are hard to read in the ${theme} theme`).toEqual([])
}
