/**
 * REL-36: the page takes no text for markup. Libraries that write markup of their own (the map, the
 * charts, the announcements of react-aria) come through here; what could run a script does not.
 */
export function installPolicy(trustedTypes: Factory | undefined) {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isPlain(text) ? text : null),
  })
}

/** As much of `window.trustedTypes` as is used; not every browser has it. */
export interface Factory {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

const tags =
  'a|abbr|b|br|circle|clippath|defs|div|ellipse|em|g|h[1-6]|hr|i|img|li|line|ol|p|path|polygon|polyline|rect|small|span|strong|sub|sup|svg|table|tbody|td|text|th|thead|title|tr|tspan|u|ul'
const name = '(?!on)[a-z][a-z0-9:-]*'
const ownAddress = '(?:https?:|tel:|mailto:|/(?!/)|#)'

/** Opening and closing tags of the list; addresses only of pages, and nothing that listens. */
const tag = new RegExp(
  `^</?(?:${tags})(?:\\s+(?:(?:href|src)=(?:"${ownAddress}[^"<>]*"|'${ownAddress}[^'<>]*')|(?!href|src|xlink|action|formaction|srcdoc|data\\b)${name}(?:=(?:"[^"<>]*"|'[^'<>]*'))?))*\\s*/?>$`,
  'i',
)

/** Text with nothing but harmless tags; whatever cannot be read for sure is not. */
export function isPlain(markup: string): boolean {
  const pieces = markup.match(/<[^<>]*>/g) ?? []
  const rest = markup.replace(/<[^<>]*>/g, '')
  return !/[<>]/.test(rest) && pieces.every((piece) => tag.test(piece))
}
