import axe from 'axe-core'
import { afterAll, afterEach, expect } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { stopClock } from './clock.ts'
import { cutWords } from './cutWords.ts'
import { inputFaults } from './inputs.ts'
import { lengthen } from './longWords.ts'

/** Themes besides light, which the addon has checked; only the colours differ. */
const others = ['dark', 'contrast'] as const
const NARROWEST = 320
const PHONE = 390
const DESK = [1440, 900] as const
const LOWEST = 320
const ROUNDS = 5
/** Maximum ms for a screen to become stable. */
const MEETS = 3000
const heightNow = () => Math.max(LOWEST, document.documentElement.scrollHeight)

// Never still: animated, or positioned by fractions of a pixel. Their stories assert instead.
const unsteady = ['components-tooltip--catalog', 'components-spinner--catalog']

/**
 * Stories whose contrast is checked in all themes, and whose layout is checked on narrow screens
 * and with long texts: catalogs of components, initial states of screens.
 */
const measured = /--(catalog|ready)$/

/** Screens whose accessibility tree is compared with a snapshot. */
const screen = /^(sections|shell|flows)-.*--ready$/

/** Pictures of a `Catalog`. The long run adds the dark theme on a phone, where both only differ together. */
const pictured: ['light' | 'dark', number][] = [
  ['light', 390],
  ['light', 1440],
  ['dark', 1440],
]
if (import.meta.env.ZAL_LONG === '1') pictured.push(['dark', 390])

/** Print stories by the end of their id, with the printable width in px. */
const papers = { 'paper-roll-80': 265, 'paper-roll-58': 181, 'paper-a-4': 718, 'paper-card': 324 }

// Disables animations, so that checks do not run on the first frame of a fade, and colour
// transitions between the checked themes.
const still = document.createElement('style')
still.textContent = `
  *, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; }
  /* A person scrolls what the bar of a phone covers in part; axe measures it as it is. */
  [data-played] main + nav { position: static !important; }
  [data-looked-at] *, [data-looked-at] ::before, [data-looked-at] ::after { transition: none !important; }
`
document.head.append(still)

/** Checks of every story, after its play function. */
afterEach(async ({ task }) => {
  const meta: StoryMeta = task.meta
  // Only Storybook's test panel reads the addons' reports; here they would bloat the results file.
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete meta.reports
  try {
    if (meta.storyId && task.result?.state !== 'fail') await check(meta.storyId)
  } finally {
    // React Aria mistakes a lower viewport for an on-screen keyboard, also in later stories.
    if (innerHeight !== DESK[1]) await page.viewport(...DESK)
  }
})

/**
 * A story's clock runs until the next story starts. Vitest imports this file again for every story file, under
 * an address with the current time: at the clock of the stories two of them would be equal, and the second
 * story file would run without these checks.
 */
afterAll(stopClock)

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
 * Compares the `Catalog` of a component with its screenshots. The same DOM is captured each time; only the
 * theme attribute and the width change.
 */
async function picture(storyId: string) {
  const part = storyId.replace(/^.*-(?=[^-]+--)|--catalog$/g, '')
  for (const [theme, width] of pictured) {
    document.documentElement.dataset.theme = theme
    await fit(width)
    await expect(page.elementLocator(document.body)).toMatchScreenshot(`${part}-${theme}-${width}`)
  }
}

/** Compares print output with a screenshot; it has a single theme. */
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

/**
 * Fits the viewport height to the component, so that a tolerance of a tenth of a percent is strict.
 */
async function fit(width: number) {
  await page.viewport(width, LOWEST)
  await document.fonts.ready
  // A table that becomes cards changes its height a frame later, so it is measured until stable.
  let height = 0
  for (let round = 0; round < ROUNDS && height !== heightNow(); round += 1) {
    await settled()
    height = heightNow()
    await page.viewport(width, height)
    await settled()
  }
}

/** Waits two frames: floating elements are repositioned in the frame after a resize. */
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

/** Waits for colour transitions and fades, whose intermediate colours are meaningless. */
const coloursArrive = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  )

/** Elements whose right edge lies beyond a width, as `<tag> the beginning of the text`. */
const beyond = (width: number) =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.getBoundingClientRect().right > width)
    .map((element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`)

/**
 * Checks 320 px without horizontal scrolling, and texts of two and a half times the length without
 * truncation.
 */
async function fitsAnywhere() {
  await page.viewport(NARROWEST, DESK[1])
  // A chart is redrawn some frames after a resize.
  for (let round = 0; round < 60 && document.documentElement.scrollWidth > NARROWEST; round += 1)
    await settled()
  const { scrollWidth } = document.documentElement
  expect(
    scrollWidth > NARROWEST ? beyond(NARROWEST) : [],
    `what sticks out at ${NARROWEST} px`,
  ).toEqual([])
  await page.viewport(PHONE, DESK[1])
  // The layout follows the viewport some frames later, and would render its words anew.
  await settled()
  lengthen(document.body)
  await settled()
  expect(cutWords(document.body), 'words that are cut when they are 150 % longer').toEqual([])
  await page.viewport(...DESK)
}
