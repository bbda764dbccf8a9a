import createPurifier, { type Config } from 'dompurify'
import { mayLinkTo, richTextRules } from './richTextRules.ts'

/** Name of the Trusted Types policy of rich text, for `trusted-types` in the CSP. */
export const richTextPolicy = 'zal-rich-text'

/** Maximum number of sanitizing rounds; one or two are enough in practice. */
const ROUNDS = 8

/**
 * Reduces HTML to `richTextRules`. Idempotent: it repeats until nothing changes, since a browser
 * may parse its own serialization differently.
 */
export function cleanHtml(html: string): string {
  let before = html
  for (let round = 0; round < ROUNDS; round += 1) {
    const after = cut(before).innerHTML
    if (after === before) return after
    before = after
  }
  return escaped(plainTextOf(before))
}

/** Sanitized HTML as TrustedHTML where the browser supports it. */
export const trustedHtml = (html: string) => cleaner().policy.createHTML(cleanHtml(html))

/** Sanitized HTML as a detached fragment. */
export const cleanFragment = (html: string): DocumentFragment => fragmentOf(cut(cleanHtml(html)))

/** Plain text with a line per paragraph: for previews, search and length limits. */
export function plainTextOf(html: string): string {
  const fragment = cleanFragment(html)
  for (const block of fragment.querySelectorAll('p, li, br')) {
    block.before('\n')
    block.append('\n')
  }
  return (fragment.textContent ?? '').replace(/\n+/g, '\n').trim()
}

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

/** The policy receives only sanitized markup, and rejects script URLs. */
const rules = {
  createHTML: (html: string) => html,
  createScriptURL: () => {
    throw new TypeError('Rich text holds no scripts')
  },
}

interface PolicyFactory {
  createPolicy: (name: string, from: typeof rules) => Policy
}

/** Created on first use, because the module is also imported without a DOM. */
function makeCleaner() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy(richTextPolicy, rules) ?? (rules as unknown as Policy)
  // A separate DOMPurify instance: hooks of others do not apply to it, nor ours to them.
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const address = (node.getAttribute('href') ?? '').trim()
    // DOMPurify ignores invisible whitespace in URLs; we reject such URLs.
    if (node.nodeName !== 'A' || !mayLinkTo(address)) return node.removeAttribute('href')
    node.setAttribute('href', address)
    for (const [name, value] of Object.entries(richTextRules.link)) node.setAttribute(name, value)
  })
  const config = {
    ALLOWED_TAGS: [...richTextRules.tags, ...Object.keys(richTextRules.synonyms)],
    ALLOWED_ATTR: [...richTextRules.attributes.a],
    ALLOWED_URI_REGEXP: new RegExp(`^(?:${richTextRules.schemes.join('|')}):`, 'i'),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // Parses elements of a head as body content.
    FORCE_BODY: true,
    RETURN_DOM: true,
    TRUSTED_TYPES_POLICY: policy,
  } satisfies Config
  return {
    policy,
    // Body of the sanitized document; a frameset has none.
    bodyOf: (html: string) =>
      (purifier.sanitize(html, config) as HTMLElement | null) ??
      document.implementation.createHTMLDocument('').body,
  }
}

let made: ReturnType<typeof makeCleaner> | undefined
const cleaner = () => (made ??= makeCleaner())

/** One sanitizing round: returns the detached body. */
function cut(html: string) {
  const body = cleaner().bodyOf(html)
  for (const [theirs, ours] of Object.entries(richTextRules.synonyms)) {
    for (const element of body.querySelectorAll(theirs)) {
      const own = element.ownerDocument.createElement(ours)
      own.append(...element.childNodes)
      element.replaceWith(own)
    }
  }
  // Screen readers count list items, so children of lists are wrapped in `li`, and stray items
  // unwrapped.
  for (const list of body.querySelectorAll('ul, ol')) {
    for (const child of list.childNodes) {
      const isGap = child.nodeType === Node.TEXT_NODE && !child.textContent?.trim()
      if (child.nodeName === 'LI' || isGap) continue
      const item = list.ownerDocument.createElement('li')
      child.replaceWith(item)
      item.append(child)
    }
  }
  for (const item of body.querySelectorAll(':not(ul, ol) > li'))
    item.replaceWith(...item.childNodes)
  // Unwraps links without a URL or without text.
  for (const link of body.querySelectorAll('a')) {
    if (!link.hasAttribute('href') || !link.textContent?.trim())
      link.replaceWith(...link.childNodes)
  }
  return body
}

function fragmentOf(body: HTMLElement) {
  const fragment = body.ownerDocument.createDocumentFragment()
  fragment.append(...body.childNodes)
  return fragment
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
