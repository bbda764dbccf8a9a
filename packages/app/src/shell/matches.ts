/** Whether a title has every word of the query, whatever its case and apostrophes; none fits all. */
export function matches(title: string, query: string): boolean {
  const words = fold(title)
  return fold(query)
    .split(/\s+/)
    .every((part) => words.includes(part))
}

/** Whether a title begins with the query; nothing typed begins none. */
export const startsWith = (title: string, query: string) =>
  fold(query) !== '' && fold(title).startsWith(fold(query))

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ʻʼ'‘’`´]/g, '')
    .trim()
