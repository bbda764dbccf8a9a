import { unguarded } from './csv.ts'

/**
 * The rows of a CSV text, read one by one: commas, semicolons or tabs, whichever it has; quotes as
 * RFC 4180 has them. An apostrophe that guards a text against being a formula is taken away.
 */
export function* readCsv(text: string): Generator<string[]> {
  const asked = /^sep=(.)\r?\n/i.exec(text)
  const delimiter = asked?.[1] ?? delimiterOf(text)
  let at = asked?.[0].length ?? 0
  let row: string[] = []
  while (at < text.length) {
    const [field, next] = text[at] === '"' ? quoted(text, at) : [[] as string[], at]
    const end = endOf(text, next, delimiter)
    row.push(unguarded(field.join('') + text.slice(next, end)))
    const sign = text[end]
    at = end + 1
    if (sign === delimiter) {
      // A delimiter at the very end has an empty field behind it.
      if (at < text.length) continue
      row.push('')
    }
    if (sign === '\r' && text[at] === '\n') at += 1
    yield row
    row = []
  }
  if (row.length > 0) yield row
}

/** What stands in quotes, in pieces, and where they end; without an end it is everything. */
function quoted(text: string, from: number): [pieces: string[], end: number] {
  const pieces: string[] = []
  for (let at = from + 1; ;) {
    const end = text.indexOf('"', at)
    if (end < 0) return [[...pieces, text.slice(at)], text.length]
    pieces.push(text.slice(at, end))
    if (text[end + 1] !== '"') return [pieces, end + 1]
    pieces.push('"')
    at = end + 2
  }
}

function endOf(text: string, from: number, delimiter: string): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') {
    at += 1
  }
  return at
}

/** The sign that the first line has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const counts = new Map([',', ';', '\t'].map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n' || sign === '\r') break
    const count = counts.get(sign)
    if (count !== undefined) counts.set(sign, count + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

/** The text of a file: UTF-8, UTF-16 by its mark, else the Cyrillic of Windows. */
export function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
