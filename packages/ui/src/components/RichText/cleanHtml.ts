import createPurifier, { type Config } from 'dompurify'
import { mayLinkTo, richTextRules } from './richTextRules.ts'

/** The one Trusted Types policy of rich text, for `trusted-types` in the content security policy. */
export const richTextPolicy = 'zal-rich-text'

/** Text that turns into the same markup however often it is read; reached after one or two rounds. */
const ROUNDS = 8

/**
 * Cuts HTML down to `richTextRules`. Cleaning twice is cleaning once: the rounds go on until nothing
 * changes any more, since a browser may read the markup that it wrote in another way.
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

/** The same, marked as safe for browsers that accept markup only from a known policy. */
export const trustedHtml = (html: string) => cleaner().policy.createHTML(cleanHtml(html))

/** The same as nodes that belong to no page yet. */
export const cleanFragment = (html: string): DocumentFragment => fragmentOf(cut(cleanHtml(html)))

/** Only the words, a line for each paragraph: for previews, search and lengths. */
export function plainTextOf(html: string): string {
  const fragment = cleanFragment(html)
  for (const block of fragment.querySelectorAll('p, li, br')) {
    block.before('\n')
    block.append('\n')
  }
  return (fragment.textContent ?? '').replace(/\n+/g, '\n').trim()
}

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>

/** Only cleaned markup is handed to it, and addresses of scripts to nobody. */
const rules = {
  createHTML: (html: string) => html,
  createScriptURL: () => {
    throw new TypeError('Rich text holds no scripts')
  },
}

interface PolicyFactory {
  createPolicy: (name: string, from: typeof rules) => Policy
}

/** Made on first use: modules are read where there is no page, too. */
function makeCleaner() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  const policy = trustedTypes?.createPolicy(richTextPolicy, rules) ?? (rules as unknown as Policy)
  // An instance of our own: rules of others do not reach it, nor ours them.
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const address = (node.getAttribute('href') ?? '').trim()
    // DOMPurify looks past spaces that nobody sees; an address that has them is none.
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
    // Also what belongs to a head is read as the inside of a body.
    FORCE_BODY: true,
    RETURN_DOM: true,
    TRUSTED_TYPES_POLICY: policy,
  } satisfies Config
  return {
    policy,
    // The body of a page of its own; a set of frames has none.
    bodyOf: (html: string) =>
      (purifier.sanitize(html, config) as HTMLElement | null) ??
      document.implementation.createHTMLDocument('').body,
  }
}

let made: ReturnType<typeof makeCleaner> | undefined
const cleaner = () => (made ??= makeCleaner())

/** One round: the page's body that is left of `html`, outside of any page. */
function cut(html: string) {
  const body = cleaner().bodyOf(html)
  for (const [theirs, ours] of Object.entries(richTextRules.synonyms)) {
    for (const element of body.querySelectorAll(theirs)) {
      const own = element.ownerDocument.createElement(ours)
      own.append(...element.childNodes)
      element.replaceWith(own)
    }
  }
  // Readers count the items of a list: whatever stands in one is an item, and items stand in one.
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
  // A link that leads nowhere, or that nobody could press, is only its words.
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
