import { encode } from 'uqr'

/** Dark modules of a code as one path in a square of `size`, quiet zone included. */
export interface Modules {
  path: string
  size: number
}

/** Quiet zone in modules, as scanners require. */
const QUIET = 4

/** Undefined where the text exceeds the largest code. */
export function modulesOf(text: string): Modules | undefined {
  const rows = squaresOf(text)
  if (!rows) return undefined
  const path = rows.flatMap((row, y) =>
    runs(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { path: path.join(''), size: rows.length }
}

function squaresOf(text: string) {
  try {
    return encode(text, { ecc: 'M', border: QUIET }).data
  } catch {
    return undefined
  }
}

/** Runs of dark modules in a row: start and length. */
function runs(row: boolean[]) {
  return row.reduce<[number, number][]>((found, dark, x) => {
    const last = found.at(-1)
    if (!dark) return found
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
    return found
  }, [])
}
