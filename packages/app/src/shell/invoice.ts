/** Parses an invoice number; without its sign the digits may also be a phone ending. */
export function invoiceIn(query: string): { number: string; isSigned: boolean } | undefined {
  const [, sign, number] = /^([№#])?\s*(\d+)$/.exec(query) ?? []
  return number === undefined ? undefined : { number, isSigned: sign !== undefined }
}
