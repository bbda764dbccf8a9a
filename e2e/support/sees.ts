import type { Page } from 'playwright'

/** Element that a user waits for before going on. */
export interface Sight {
  /** CSS selector, for example with `:focus`. */
  css: string
  /** Text in it. */
  says?: string
  /** Part of the URL after the host. */
  at?: string
  /** Minimum number of elements. @default 1 */
  count?: number
  /** Waits until it has disappeared. */
  gone?: boolean
}

/** Timeout in ms. */
const PATIENCE = 30_000

/**
 * Waits inside the page by observing its changes: without polling from outside, so that the time is
 * that of the page. Times are stored in `window.sights`, in ms of the page's clock.
 */
export async function sees(page: Page, sight: Sight): Promise<void> {
  const until = performance.now() + PATIENCE
  for (;;)
    try {
      if (await page.evaluate(waitInPage, { ...sight, patience: until - performance.now() })) return
      throw new Error(`Not seen at ${page.url()}: ${JSON.stringify(sight)}`)
    } catch (thrown) {
      // Continues after a page load.
      if (!/context was destroyed|frame was detached/.test(String(thrown))) throw thrown
    }
}

/** Runs in the page. False after the timeout. */
function waitInPage({
  css,
  says,
  at,
  count = 1,
  gone = false,
  patience,
}: Sight & { patience: number }) {
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
