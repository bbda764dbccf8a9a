import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose result depends on the theme. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Violated axe rules with their elements; `only` those of colours, or all. */
export async function axeIn(page: Page, only?: 'colours') {
  await page.evaluate(source)
  return page.evaluate(async (runOnly) => {
    // Waits for colour transitions.
    const gliding = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(gliding.map(({ finished }) => finished))
    // A person scrolls what a sticky footer covers in part; axe measures it as it is.
    for (const one of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(one).position === 'sticky' && getComputedStyle(one).bottom === '0px')
        one.style.position = 'static'
    const { axe: runner } = window as unknown as { axe: typeof axe }
    // An open dialog hides the page behind it, including its heading.
    const isAsking = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
    const rules = {
      'target-size': { enabled: true },
      // Experimental: mistakes hidden initials for a label.
      'label-content-name-mismatch': { enabled: false },
      // The product name above the menu needs no landmark.
      region: { enabled: false },
      'landmark-one-main': { enabled: !isAsking },
      'page-has-heading-one': { enabled: !isAsking },
    }
    const options: axe.RunOptions = {
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly } : { rules }),
    }
    const { violations } = await runner.run(document, options)
    return violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ html }) => html.slice(0, 200)),
    }))
  }, only && ofColours)
}
