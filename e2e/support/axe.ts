import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Violated axe rules with their elements. */
export async function axeIn(page: Page) {
  await page.evaluate(source)
  return page.evaluate(async () => {
    // Waits for colour transitions.
    const gliding = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(gliding.map(({ finished }) => finished))
    const { axe: runner } = window as unknown as { axe: typeof axe }
    // An open dialog hides the page behind it, including its heading.
    const isAsking = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        // Experimental: mistakes hidden initials for a label.
        'label-content-name-mismatch': { enabled: false },
        // The product name above the menu needs no landmark.
        region: { enabled: false },
        'landmark-one-main': { enabled: !isAsking },
        'page-has-heading-one': { enabled: !isAsking },
      },
    })
    return violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html }) => html.slice(0, 200)),
    }))
  })
}
