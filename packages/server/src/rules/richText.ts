import sanitize from 'sanitize-html'
import rules from '../../../../openapi/richText/rules.json' with { type: 'json' }

/** Maximum passes until the markup is stable; one or two are usual. */
const rounds = 8

/**
 * Reduces HTML to the allow-list that the client uses as well. Idempotent. Runs when a text is stored and
 * again when it is read, so that texts stored under an older list are safe too.
 */
export function cleanHtml(html: string): string {
  let before = html
  for (let round = 0; round < rounds; round += 1) {
    const after = sanitize(before, options)
    if (after === before) return after
    before = after
  }
  return sanitize(before, { ...options, allowedTags: [] })
}

/** Plain text, one line per paragraph. */
export const plainText = (html: string) =>
  sanitize(html.replaceAll(/<(?=\/?(p|li|br)\b)/g, '\n<'), { allowedTags: [] })
    .replaceAll(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => signs[name] ?? '')
    .replaceAll(/\n+/g, '\n')
    .trim()

const signs: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' }

/** Whether the text has no visible characters. */
export const isBlank = (html: string) => plainText(html).replace(invisible, '').trim() === ''

const invisible = /[\u200B-\u200F\u2060\u2800\uFEFF\u00AD\u180E\u3164\uFFA0]/g

const options: sanitize.IOptions = {
  allowedTags: rules.tags,
  allowedAttributes: { a: [...rules.attributes.a, ...Object.keys(rules.link)] },
  allowedSchemes: rules.schemes,
  allowProtocolRelative: false,
  transformTags: {
    ...rules.synonyms,
    a: (tagName, { href = '' }) => {
      const address = href.trim()
      return { tagName, attribs: mayLinkTo(address) ? { href: address, ...rules.link } : {} }
    },
  },
  // Replaces links without a target or without text by their text.
  exclusiveFilter: ({ tag, attribs, text }) =>
    tag === 'a' && (!attribs.href || !text.trim()) ? 'excludeTag' : false,
}

function mayLinkTo(address: string) {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  return rules.schemes.some((allowed) => allowed === scheme)
}
