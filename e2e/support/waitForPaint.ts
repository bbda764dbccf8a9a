import type { Page } from 'playwright'

/** What a person waits for before the hands go on. */
export interface PaintCondition {
  /** CSS of what is to be seen, for example with `:focus`. */
  css: string
  /** Words in it. */
  says?: string
  /** Part of the address behind the host. */
  at?: string
  /** So many of them at least. @default 1 */
  count?: number
  /** It is to be seen no more. */
  gone?: boolean
}

/** Milliseconds until somebody gives up. */
const PATIENCE = 30_000

/**
 * Waits in the page itself, by what changes in it: nothing is asked again and again from outside, so the moment is
 * that of the page. Moments are kept in `window.sights`, in ms of the page's clock.
 */
export async function waitForPaint(page: Page, sight: PaintCondition): Promise<void> {
  const until = performance.now() + PATIENCE
  for (;;)
    try {
      if (await page.evaluate(waitInPage, { ...sight, patience: until - performance.now() })) return
      throw new Error(`Not seen at ${page.url()}: ${JSON.stringify(sight)}`)
    } catch (thrown) {
      // A page that is loaded anew is waited for in its turn.
      if (!/context was destroyed|frame was detached/.test(String(thrown))) throw thrown
    }
}

/** Runs in the page. False once nobody is patient any more. */
function waitInPage({
  css,
  says,
  at,
  count = 1,
  gone = false,
  patience,
}: PaintCondition & { patience: number }) {
  const holds = () => {
    if (at !== undefined && !location.href.includes(at)) return false
    const found = [...document.querySelectorAll(css)].filter(
      (each) =>
        (says === undefined || each.textContent.includes(says)) &&
        !each.closest('[hidden], [inert], [aria-hidden="true"]'),
    )
    return found.length >= count !== gone
  }
  return new Promise<boolean>((resolve) => {
    const done = (held: boolean) => {
      observer.disconnect()
      removeEventListener('focusin', look, true)
      clearTimeout(timer)
      const kept = ((window as { sights?: number[] }).sights ??= [])
      if (held) kept.push(performance.now())
      resolve(held)
    }
    const look = () => void (holds() && done(true))
    const observer = new MutationObserver(look)
    const timer = setTimeout(() => done(holds()), patience)
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    addEventListener('focusin', look, true)
    look()
  })
}
