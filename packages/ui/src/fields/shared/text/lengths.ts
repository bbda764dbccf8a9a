/** Characters that a search takes: of a page that somebody pastes, the beginning. */
export const longestSearch = 100

/** Characters that a field takes which parses what is typed: far more than a sum, a day or a phone has. */
export const longestParsed = 100

/**
 * Characters that a text field takes. It is a technical bound, so that a pasted book does not stop
 * the page; the limit of a field is a rule, and a longer text stays and is shown as wrong.
 */
export const longestText = 10_000
