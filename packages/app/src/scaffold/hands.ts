/** Idle threshold in ms. */
const LONG = 60_000

/** DOM events that count as user activity (barcode scanners emit keydown). */
const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input']

/**
 * Watches user activity on a page. Returns a function that tells whether the user has been idle for
 * a minute; the page load counts as activity.
 */
export function watchHands(page: EventTarget, now: () => number): () => boolean {
  let last = now()
  const touched = () => {
    last = now()
  }
  for (const kind of touches) page.addEventListener(kind, touched, { capture: true, passive: true })
  return () => now() - last >= LONG
}
