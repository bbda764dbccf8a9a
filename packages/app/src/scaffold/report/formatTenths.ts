/** A percent with one decimal: "4,4", "−2,2" and, signed, "+2,4". */
export function formatTenths(value: number, isSigned = false): string {
  const sign = value < 0 ? '\u2212' : isSigned && value > 0 ? '+' : ''
  return sign + Math.abs(value).toFixed(1).replace('.', ',')
}
