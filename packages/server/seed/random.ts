/** A random stream, deterministic by its seed on every machine. */
export interface Random {
  /** From 0 inclusive to 1 exclusive. */
  next: () => number
  /** A whole number, both ends inclusive. */
  int: (from: number, to: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** One of the values, with probability proportional to its weight. */
  weighed: <T>(list: readonly (readonly [value: T, weight: number])[]) => T
  /** A shuffled copy. */
  shuffled: <T>(list: readonly T[]) => T[]
}

export function createRandom(seed: number): Random {
  const next = mulberry(seed)
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => some(list[int(0, list.length - 1)]),
    weighed(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) if ((left -= weight) < 0) return value
      return some(list.at(-1))[0]
    },
    shuffled(list) {
      const copy = [...list]
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i)
        ;[copy[i], copy[j]] = [some(copy[j]), some(copy[i])]
      }
      return copy
    },
  }
}

/** The value of a list that is known not to be empty. */
export function some<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('the list is empty')
  return value
}

/** Mulberry32: 32 bits of state, sufficient for choosing names. */
function mulberry(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
