/** Seeded random numbers: the same seed produces the same life. */
export interface Chance {
  /** A whole number from 0, below `count`. */
  below: (count: number) => number
  /** True with this probability in percent. */
  percent: (of: number) => boolean
  pick: <T>(from: readonly T[]) => T
}

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = (seed * 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    percent: (of) => below(100) < of,
    pick: (from) => {
      const found = from[below(from.length)]
      if (found === undefined) throw new Error('Nothing to pick from')
      return found
    },
  }
}
