/** Controls and labels: an ellipsis would hide their meaning. */
const NEVER_CUT = 'button, a[href], [role="button"], [role="tab"], [role="menuitem"], label, legend'

/** Tolerance in px for rounding. */
const ROUNDING = 2

/**
 * Texts under `root` that overflow their box, as `<tag> the beginning of the text`. A long name in
 * a list may end in an ellipsis; an action, a label, or text cut without an ellipsis is reported.
 */
export function cutWords(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>('*')]
    .filter((element) => isShown(element) && isCut(element))
    .map((element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`)
}

function isCut(element: HTMLElement) {
  const text = element.textContent?.trim()
  if (!text || element.closest('svg, [aria-hidden="true"]')) return false
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
  const wide = element.scrollWidth > element.clientWidth + ROUNDING
  const high = element.scrollHeight > element.clientHeight + ROUNDING
  if (element.matches(NEVER_CUT) && sticksOut(element)) return true
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  if (textOverflow === 'ellipsis') return wide && element.closest(NEVER_CUT) !== null
  return (hides(overflowX) && wide) || (hides(overflowY) && high)
}

/** Whether text overflows the element. Touch targets and visually hidden text are exempt. */
function sticksOut(element: HTMLElement) {
  const { left, right } = element.getBoundingClientRect()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement || !isShown(text.parentElement)) continue
    const words = document.createRange()
    words.selectNodeContents(text)
    const rect = words.getBoundingClientRect()
    if (rect.right > right + ROUNDING || rect.left < left - ROUNDING) return true
  }
  return false
}

/** Whether the element is visible, and not only available to screen readers. */
function isShown(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
}
