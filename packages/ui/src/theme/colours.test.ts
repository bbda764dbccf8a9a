import { expect, test } from 'vitest'
import { colours } from './colours.ts'
import { contrastRatio, leastContrast } from './contrast.ts'
import { palettes } from './token.ts'

test.each(['light', 'dark', 'contrast'] as const)(
  'words on a colour can be read and its line be seen in the %s theme',
  (theme) => {
    const palette = palettes[theme]
    const least = leastContrast[theme]
    const faint = colours.filter((colour) => {
      const ground = palette[`colour.${colour}Soft`]
      return (
        contrastRatio(palette[`colour.${colour}Fg`], ground) < least.text ||
        contrastRatio(palette[`colour.${colour}Line`], palette['bg.surface']) < 3
      )
    })
    expect(faint).toEqual([])
  },
)
