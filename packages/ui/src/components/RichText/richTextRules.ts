/**
 * What formatted text may consist of. Plain data without imports, so that the server cleans by the
 * same list when it stores a text as the screen does when it shows one.
 */
export const richTextRules = {
  /** Elements, by name. Of others only the text stays. */
  tags: ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  /** Attributes that a writer may set; no element has any other. */
  attributes: { a: ['href'] },
  /** Where a link may lead. An address without one of these is no link. */
  schemes: ['http', 'https', 'tel', 'mailto'],
  /** What every link carries besides: it opens beside the app and tells nothing of it. */
  link: { rel: 'noopener noreferrer', target: '_blank' },
  /** Elements that mean the same as one of ours, as other programs write them. */
  synonyms: { b: 'strong', i: 'em' },
} as const

/** Is this an address that a link may lead to? */
export const mayLinkTo = (address: string) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  return richTextRules.schemes.some((allowed) => allowed === scheme)
}
