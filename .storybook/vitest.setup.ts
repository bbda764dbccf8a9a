import axe from 'axe-core'
import { afterEach, expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { cutWords } from './cutWords.ts'
import { inputFaults } from './inputs.ts'
import { lengthen } from './longWords.ts'

const pictured = ['light', 'dark'] as const
/** The addon has checked the light theme; in the others only the colours differ. */
const others = ['dark', 'contrast'] as const
const widths = [390, 1440]
const NARROWEST = 320
const PHONE = 390
const DESK = [1440, 900] as const
const LOWEST = 320
const ROUNDS = 5
/** ms that a screen may take to stand still. */
const MEETS = 3000
const heightNow = () => Math.max(LOWEST, document.documentElement.scrollHeight)

// Never still: it turns, or is placed again by half a pixel. Its stories assert what matters instead.
const unsteady = ['components-tooltip--catalog', 'components-spinner--catalog']

/**
 * Stories whose contrast is checked in all themes, and which are checked when narrow and with long words: a part's
 * states, a screen's first look.
 */
const measured = /--(catalog|ready)$/

/** What a screen reader meets at the first look of a screen is compared with what it met before. */
const screen = /^(sections|shell|flows)-.*--ready$/

/** Stories of what is printed, by the end of their names, with the width in px that their paper leaves. */
const papers = { 'paper-roll-80': 265, 'paper-roll-58': 181, 'paper-a-4': 718, 'paper-card': 324 }

// Whoever looks at what has just come must not meet the first frame of its fade, at which it is not there yet;
// and who looks at one theme after the other need not watch the colours glide.
const still = document.createElement('style')
still.textContent = `
  *, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; }
  [data-looked-at] *, [data-looked-at] ::before, [data-looked-at] ::after { transition: none !important; }
`
document.head.append(still)

/** Checks that hold for every story, after it has been played. */
afterEach(async ({ task }) => {
  const meta: StoryMeta = task.meta
  // Only Storybook's own test panel reads the reports of the addons; here they would fill the file of results.
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete meta.reports
  try {
    if (meta.storyId && task.result?.state !== 'fail') await check(meta.storyId)
  } finally {
    // React Aria takes a window that has become lower for one with an on-screen keyboard, also in the stories that follow.
    if (innerHeight !== DESK[1]) await page.viewport(...DESK)
  }
})

interface StoryMeta {
  storyId?: string
  reports?: unknown
}

async function check(storyId: string) {
  expect(inputFaults(document), 'controls that a person types in').toEqual([])
  if (storyId.endsWith('--catalog') && !unsteady.includes(storyId)) await picture(storyId)
  await printed(storyId)
  if (measured.test(storyId)) await contrastHoldsInOtherThemes()
  if (screen.test(storyId))
    await expect.element(document.querySelector('main'), { timeout: MEETS }).toMatchAriaSnapshot()
  if (measured.test(storyId)) await fitsAnywhere()
}

async function contrastHoldsInOtherThemes() {
  const root = document.documentElement
  const before = root.dataset.theme
  root.dataset.lookedAt = ''
  for (const theme of others) {
    root.dataset.theme = theme
    await contrastHolds(theme)
  }
  root.dataset.theme = before
  delete root.dataset.lookedAt
}

/**
 * A part's `Catalog` is compared with its pictures: light and dark, phone and desk. The same DOM
 * is looked at four times; only the theme's attribute and the width change.
 */
async function picture(storyId: string) {
  const part = storyId.replace(/^.*-(?=[^-]+--)|--catalog$/g, '')
  for (const theme of pictured) {
    document.documentElement.dataset.theme = theme
    for (const width of widths) {
      await fit(width)
      await expect(page.elementLocator(document.body)).toMatchScreenshot(
        `${part}-${theme}-${width}`,
      )
    }
  }
}

/** What a printer takes is compared with its picture as well; paper has one theme. */
async function printed(storyId: string) {
  const [part, story] = storyId.split('--')
  const paper = Object.entries(papers).find(([name]) => name === story)
  if (!paper) return
  const [name, width] = paper
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    await fit(width)
    const sheet = document.querySelector('body > [data-paper]') ?? document.body
    await expect(page.elementLocator(sheet)).toMatchScreenshot(`${part}-${name}`)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await page.viewport(...DESK)
  }
}

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

async function contrastHolds(theme: string) {
  await coloursArrive()
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  })
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
  expect(found, `colours that are hard to read in the ${theme} theme`).toEqual([])
}

/** Colours glide into the next theme, dialogs fade away; half way they are nobody's. */
const coloursArrive = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  )

/** 320 px without sideways scroll; words two and a half times as long without a cut one. */
async function fitsAnywhere() {
  await page.viewport(NARROWEST, DESK[1])
  // A chart is drawn anew some frames after its place has changed.
  for (let round = 0; round < 60 && document.documentElement.scrollWidth > NARROWEST; round += 1)
    await settled()
  const { scrollWidth } = document.documentElement
  expect(scrollWidth, `the width of what is shown at ${NARROWEST} px`).toBeLessThanOrEqual(
    NARROWEST,
  )
  await page.viewport(PHONE, DESK[1])
  lengthen(document.body)
  await settled()
  expect(cutWords(document.body), 'words that are cut when they are 150 % longer').toEqual([])
  await page.viewport(...DESK)
}
