import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Timeout in ms. */
const PATIENCE = 20_000

/**
 * Follows the requests of a page to the server. The returned function waits until the page shows what it has
 * asked for: no request is pending, no placeholder is left, and that has been painted. Code that the page
 * loads ahead is not waited for.
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<unknown>()
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) pending.add(request)
  })
  page.on('requestfailed', (request) => pending.delete(request))
  page.on('requestfinished', (request) => pending.delete(request))
  const answered = async () =>
    await expect.poll(() => pending.size, { interval: 20, timeout: PATIENCE }).toBe(0)
  return async () => {
    // The new content may have sent the next request.
    do await answered()
    while (!(await isPainted(page)) || pending.size > 0)
  }
}

/** False where the page was left meanwhile. */
async function isPainted(page: Page): Promise<boolean> {
  try {
    const busy = await page.evaluate(waitInPage, PATIENCE)
    if (busy) throw new Error(`Still loading at ${page.url()}: ${busy}`)
    return true
  } catch (thrown) {
    if (!/context was destroyed|frame was detached/.test(String(thrown))) throw thrown
    return false
  }
}

/** Runs in the page. Resolves with an element that is still loading after the timeout. */
function waitInPage(patience: number) {
  const until = performance.now() + patience
  return new Promise<string>((resolve) => {
    const look = () => {
      const busy = document.querySelector('main :is([data-skeleton], [aria-busy="true"])')
      const isReady = !busy && document.fonts.status === 'loaded'
      if (isReady) requestAnimationFrame(() => resolve(''))
      else if (performance.now() < until) requestAnimationFrame(look)
      else resolve(busy?.outerHTML.slice(0, 200) ?? 'fonts')
    }
    requestAnimationFrame(look)
  })
}
