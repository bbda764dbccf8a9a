import type { Page } from 'playwright'

/** Frames in which a chart is redrawn after a change of its width. */
const FRAMES = 120

/** Elements that remain wider than the viewport, or cut off, once the charts have been redrawn. */
export async function overflowIn(page: Page): Promise<string[]> {
  let found = await page.evaluate(overflowingElements)
  for (let frame = 0; frame < FRAMES && found.length > 0; frame += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    found = await page.evaluate(overflowingElements)
  }
  return found
}

/**
 * Runs in the page: elements wider than the viewport, and text truncated without an ellipsis.
 * Scroll containers and visually hidden text are exempt.
 */
function overflowingElements(): string[] {
  const found: string[] = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth)
    found.push(`the page is ${page.scrollWidth} px wide of ${page.clientWidth}`)
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, textOverflow, clipPath, visibility } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && visibility === 'visible' && clipPath === 'none'
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const cuts = overflowX === 'hidden' || overflowX === 'clip'
    const isCut =
      cuts && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    const isAction = element.closest('button, a[href]') !== null
    const isShort =
      isAction && textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth
    if (isSeen && hasText && (isCut || isShort))
      found.push(`${element.tagName} “${element.textContent?.trim().slice(0, 40)}” is cut off`)
  }
  return found
}

/** Runs in the page: applies the WCAG 1.4.12 text spacing until the next page load. */
export function spreadLetters() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}
