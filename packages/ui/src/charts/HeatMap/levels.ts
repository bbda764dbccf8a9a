import { chart, token } from '../../theme/index.ts'

const mixed = (share: number) => `color-mix(in srgb, ${chart(1)} ${share}%, ${token('bg.surface')})`

/**
 * Colour levels from empty to full: the fill, and a text colour that is legible on it in every
 * theme.
 */
export const levels = [
  { fill: token('bg.sunken'), ink: token('fg.muted') },
  { fill: mixed(20), ink: token('fg.default') },
  { fill: mixed(40), ink: token('fg.default') },
  { fill: mixed(84), ink: token('bg.surface') },
  { fill: mixed(100), ink: token('bg.surface') },
]

/** Value ranges of the levels: zero, then quarters of the largest value. */
export function rangesOf(top: number) {
  const quarter = top / (levels.length - 1)
  return levels.map(({ fill, ink }, level) => ({
    from: level === 0 ? 0 : (level - 1) * quarter + (level === 1 ? Number.MIN_VALUE : EDGE),
    to: level * quarter,
    color: fill,
    foreColor: ink,
  }))
}

/** Gap between ranges, since they must not overlap; values are whole. */
const EDGE = 1e-9
