import { unguarded } from './csv.ts'

/** `parse` of csv-parse, which has a build for Node and one for browsers. */
export type ParseCsv = (
  text: string,
  options: {
    delimiter: string
    record_delimiter: string[]
    relax_column_count: boolean
    relax_quotes: boolean
    on_record: (record: string[]) => null
  },
) => unknown

/**
 * Reads the rows of a CSV text, delimited by commas, semicolons or tabs, with quotes as in RFC 4180. An
 * apostrophe that guards against a formula is removed. `take` gets each row with its number, from 1. Errors:
 * where a quote is not closed; what `take` throws.
 */
export function readCsv(
  text: string,
  parse: ParseCsv,
  take: (n: number, cells: string[]) => void,
): void {
  const asked = /^sep=(.)\r?\n/i.exec(text)
  let n = 0
  parse(text.slice(asked?.[0].length ?? 0), {
    delimiter: asked?.[1] ?? delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    on_record: (record) => {
      n += 1
      take(n, record.map(unguarded))
      return null
    },
  })
}

/** The most frequent delimiter of the first line, outside of quotes. */
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

/** Decodes a file: UTF-8, UTF-16 by its byte order mark, else Windows-1251. */
export function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}
