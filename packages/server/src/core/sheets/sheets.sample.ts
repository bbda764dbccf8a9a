/** Cells of a worksheet, read independently of the writer. */
export function xlsxRows(sheet: string): (string | number | null)[][] {
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c\/>|<c(?: s="(\d)")?[^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/gs,
      ),
    ].map(([, style, number, text]) => {
      if (number !== undefined && style) return dateOf(Number(number), style === '4')
      if (number !== undefined) return Number(number)
      return text === undefined ? null : plain(text)
    }),
  )
}

/** A date as a spreadsheet shows it. */
function dateOf(serial: number, isMinute: boolean) {
  const [day = '', time = ''] = new Date(
    Date.UTC(1899, 11, 30) + Math.round(serial * 1440) * 60_000,
  )
    .toISOString()
    .split('T')
  const shown = day.split('-').reverse().join('/')
  return isMinute ? `${shown} ${time.slice(0, 5)}` : shown
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Fields of a CSV text, unquoted. */
export function csvRows(text: string): string[][] {
  const lines: string[][] = [[]]
  const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n)/gy
  for (const [, value = '', end] of text.replace(/^\uFEFF/, '').matchAll(field)) {
    const bare = value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value
    lines.at(-1)?.push(bare)
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}
