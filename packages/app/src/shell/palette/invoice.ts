/** The invoice that a query names: with its sign it is meant, without it may as well be the end of a phone. */
export function invoiceIn(query: string): { number: string; isSigned: boolean } | undefined {
  const [, sign, number] = /^([№#])?\s*(\d+)$/.exec(query) ?? []
  return number === undefined ? undefined : { number, isSigned: sign !== undefined }
}
