/** Whether a title has every word of the query, whatever its case and apostrophes; none fits all. */
export function matches(title: string, query: string): boolean {
  const words = fold(title)
  return fold(query)
    .split(/\s+/)
    .every((part) => words.includes(part))
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[ʻʼ'‘’`´]/g, '')
    .trim()
