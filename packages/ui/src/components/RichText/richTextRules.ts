import rules from '../../../../../openapi/richText/rules.json' with { type: 'json' }

interface RichTextRules {
  /** Allowed elements. Others are replaced by their text. */
  tags: readonly string[]
  /** Allowed attributes by element. */
  attributes: { a: readonly string[] }
  /** Allowed URL schemes of links. */
  schemes: readonly string[]
  /** Attributes set on every link: opens a new tab without referrer. */
  link: Readonly<Record<'rel' | 'target', string>>
  /** Equivalent elements of other programs, mapped to ours. */
  synonyms: Readonly<Record<string, string>>
}

/**
 * Allow-list of formatted text. It belongs to the contract, so that the server sanitizes by the
 * same list when it stores a text.
 */
export const richTextRules: RichTextRules = rules

/** Whether a link may have this URL. */
export const mayLinkTo = (address: string) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  return richTextRules.schemes.some((allowed) => allowed === scheme)
}
