/** What a reader of tags is told; names come without their prefix. */
export interface Hears {
  open: (name: string, attributes: string) => void
  /** Text between tags, its entities undone. */
  text: (text: string) => void
  close: (name: string) => void
}

/** Signs that may wait for the end of their tag or text; a cell holds 32,767. */
const LONGEST = 300_000

/**
 * Reads the tags of an XML text that comes in pieces. It knows no document types, so there is nothing
 * that could grow or fetch.
 */
export function tagReader({ open, text, close }: Hears): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const all = rest + piece
    let at = 0
    for (;;) {
      const from = all.indexOf('<', at)
      const to = from < 0 ? -1 : all.indexOf('>', from)
      if (to < 0) break
      if (from > at) text(plain(all.slice(at, from)))
      const tag = all.slice(from + 1, to)
      const [, slash, name = ''] = /^(\/?)(?:[\w.-]{1,99}:)?([\w.-]{1,99})/.exec(tag) ?? []
      if (name && slash) close(name)
      else if (name) {
        open(name, tag)
        if (tag.endsWith('/')) close(name)
      }
      at = to + 1
    }
    rest = all.slice(at)
    if (rest.length > LONGEST) throw new RangeError('A tag or a text has no end')
  }
}

/** What the format writes for signs that XML cannot hold: `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string) =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(\w{2,4}));/g, entityOf)
    : text

function entityOf(whole: string, hex?: string, decimal?: string, name?: string): string {
  if (name) return entities[name] ?? whole
  const code = hex ? parseInt(hex, 16) : Number(decimal)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
