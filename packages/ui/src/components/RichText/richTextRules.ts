import rules from '../../../../../openapi/richText/rules.json' with { type: 'json' }

interface RichTextRules {
  /** Elements, by name. Of others only the text stays. */
  tags: readonly string[]
  /** Attributes that a writer may set; no element has any other. */
  attributes: { a: readonly string[] }
  /** Where a link may lead. An address without one of these is no link. */
  schemes: readonly string[]
  /** What every link carries besides: it opens beside the app and tells nothing of it. */
  link: Readonly<Record<'rel' | 'target', string>>
  /** Elements that mean the same as one of ours, as other programs write them. */
  synonyms: Readonly<Record<string, string>>
}

/**
 * What formatted text may consist of. The list stands beside the contract, so that the server
 * cleans by the same one when it stores a text as the screen does when it shows one.
 */
export const richTextRules: RichTextRules = rules

/** Is this an address that a link may lead to? */
export const mayLinkTo = (address: string) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  return richTextRules.schemes.some((allowed) => allowed === scheme)
}
