/** Maximum length of a search query; longer pastes are truncated. */
export const longestSearch = 100

/** Maximum length of parsed fields: far more than an amount, a date or a phone needs. */
export const longestParsed = 100

/**
 * Maximum length of text fields. A technical limit, so that a huge paste does not block the page; a
 * field's own limit is a rule, and a longer text stays with an error.
 */
export const longestText = 10_000
