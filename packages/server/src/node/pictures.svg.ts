/** Limits of an SVG; a logo has some dozens of elements. */
const most = { bytes: 500_000, elements: 5000 }

/** Whether an SVG exceeds the limits. Counts only its start tags. */
export function isTooComplex(bytes: Uint8Array): boolean {
  if (bytes.length > most.bytes) return true
  const text = new TextDecoder().decode(bytes)
  let elements = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    const next = text[at + 1]
    if (next !== '/' && next !== '!' && next !== '?') elements += 1
    if (elements > most.elements) return true
  }
  return false
}
