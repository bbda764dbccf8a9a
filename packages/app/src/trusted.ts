/**
 * REL-36: default Trusted Types policy. Libraries that write HTML (map, charts, react-aria's live
 * announcer) pass through here; markup that could run a script is rejected.
 */
export function installPolicy(trustedTypes: Factory | undefined) {
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (isPlain(text) ? text : null),
  })
}

/** The used part of `window.trustedTypes`; not every browser has it. */
export interface Factory {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown
}

const tags =
  'a|abbr|b|br|circle|clippath|defs|div|ellipse|em|g|h[1-6]|hr|i|img|li|line|ol|p|path|polygon|polyline|rect|small|span|strong|sub|sup|svg|table|tbody|td|text|th|thead|title|tr|tspan|u|ul'
const name = '(?!on)[a-z][a-z0-9:-]*'
const ownAddress = '(?:https?:|tel:|mailto:|/(?!/)|#)'

/** Allowed tags; URLs of pages only, and no event handlers. */
const tag = new RegExp(
  `^</?(?:${tags})(?:\\s+(?:(?:href|src)=(?:"${ownAddress}[^"<>]*"|'${ownAddress}[^'<>]*')|(?!href|src|xlink|action|formaction|srcdoc|data\\b)${name}(?:=(?:"[^"<>]*"|'[^'<>]*'))?))*\\s*/?>$`,
  'i',
)

/** Whether the markup contains only allowed tags; anything ambiguous is rejected. */
export function isPlain(markup: string): boolean {
  const pieces = markup.match(/<[^<>]*>/g) ?? []
  const rest = markup.replace(/<[^<>]*>/g, '')
  return !/[<>]/.test(rest) && pieces.every((piece) => tag.test(piece))
}
