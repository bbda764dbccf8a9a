import { expect, test } from 'vitest'
import { palettes, type Token } from './token.ts'
import tokens from './tokens.json' with { type: 'json' }

const grounds: Token[] = [
  'bg.canvas',
  'bg.surface',
  'bg.raised',
  'bg.sunken',
  'bg.hover',
  'bg.selected',
]
const texts: Token[] = [
  'fg.default',
  'fg.muted',
  'fg.subtle',
  'fg.link',
  'danger.text',
  'success.text',
  'warning.text',
  'info.text',
  'money.positive',
  'money.negative',
  'money.zero',
]
const lines: Token[] = ['border.control', 'focus.ring']
const solids = ['primary', 'secondary', 'danger'] as const
const softs = ['primary', 'secondary', 'danger', 'success', 'warning', 'info', 'neutral'] as const

/** What stands on what, and whether it is read or only seen. */
const pairs: [Token, Token, 'text' | 'line'][] = [
  ...grounds.flatMap((ground) =>
    texts.map((name): [Token, Token, 'text'] => [name, ground, 'text']),
  ),
  ...grounds.flatMap((ground) =>
    lines.map((name): [Token, Token, 'line'] => [name, ground, 'line']),
  ),
  ...solids.flatMap((name) =>
    (['solid', 'hover', 'active'] as const).map((state): [Token, Token, 'text'] => [
      `${name}.fg`,
      `${name}.${state}`,
      'text',
    ]),
  ),
  ...softs.map((name): [Token, Token, 'text'] => [`${name}.softFg`, `${name}.soft`, 'text']),
  ['secondary.softFg', 'secondary.softHover', 'text'],
  ['fg.onInverse', 'bg.inverse', 'text'],
  ['warning.fg', 'warning.solid', 'text'],
]

const least = {
  light: { text: 4.5, line: 3 },
  dark: { text: 4.5, line: 3 },
  contrast: { text: 7, line: 4.5 },
}

test.each(['light', 'dark', 'contrast'] as const)(
  'everything can be read in the %s theme',
  (theme) => {
    const colours = palettes[theme]
    const faint = pairs
      .map(([fore, back, kind]) => ({
        fore,
        back,
        kind,
        ratio: ratio(colours[fore], colours[back]),
      }))
      .filter(({ kind, ratio: found }) => found < least[theme][kind])
    expect(faint).toEqual([])
  },
)

test.each(['light', 'dark'] as const)('bars of charts stand out in the %s theme', (theme) => {
  const ground = palettes[theme]['bg.surface']
  expect(tokens[`chart.${theme}`].filter((colour) => ratio(colour, ground) < 3)).toEqual([])
})

function ratio(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
