// Uzbek digraphs count as one letter: Shahnoza → Sh. Apostrophes have many forms.
const digraph = /^(?:sh|ch|[og][\u02bb\u02bc\u2018\u2019'`])/i

/** Two letters for an avatar: "Gʻulomova Oʻgʻiloy" → "GʻOʻ". */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => digraph.exec(word)?.[0] ?? word.slice(0, 1))
    .map((letter) => letter.slice(0, 1).toUpperCase() + letter.slice(1).toLowerCase())
    .join('')
    .replace(/[\u02bc\u2018\u2019'`]/g, '\u02bb')
}
