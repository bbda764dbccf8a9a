/** Milliseconds after the last touch from which on a page works by itself. */
const LONG = 60_000

/** What a hand does to a page; a scanner types. */
const touches = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'input']

/** Watches for hands on a page; tells whether none has touched it within the last minute. Opening it is a touch. */
export function watchUserActivity(page: EventTarget, now: () => number): () => boolean {
  let last = now()
  const touched = () => {
    last = now()
  }
  for (const kind of touches) page.addEventListener(kind, touched, { capture: true, passive: true })
  return () => now() - last >= LONG
}
