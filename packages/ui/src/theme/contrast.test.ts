import { expect, test } from 'vitest'
import { contrastRatio, contrasts, leastContrast } from './contrast.ts'
import { palettes } from './token.ts'
import { chartDark, chartLight } from './tokens.json' with { type: 'json' }

test.each(['light', 'dark', 'contrast'] as const)(
  'everything can be read in the %s theme',
  (theme) => {
    const faint = contrasts(theme).filter(({ kind, ratio }) => ratio < leastContrast[theme][kind])
    expect(faint).toEqual([])
  },
)

const charts = { light: chartLight, dark: chartDark }
test.each(['light', 'dark'] as const)('bars of charts stand out in the %s theme', (theme) => {
  const ground = palettes[theme]['bg.surface']
  expect(charts[theme].filter((colour) => contrastRatio(colour, ground) < 3)).toEqual([])
})
