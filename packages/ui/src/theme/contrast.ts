import { palettes, type Token } from './token.ts'

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

/** Foreground and background pairs, with text or non-text (`line`) contrast. */
export const pairs: [fore: Token, back: Token, kind: 'text' | 'line'][] = [
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
  ['danger.fg', 'success.solid', 'text'],
]

/** Minimum contrast by WCAG 2.2 (AA; high contrast: AAA). */
export const leastContrast = {
  light: { text: 4.5, line: 3 },
  dark: { text: 4.5, line: 3 },
  contrast: { text: 7, line: 4.5 },
}

/** Contrast of every pair in a theme, 1 to 21. */
export const contrasts = (theme: keyof typeof palettes) =>
  pairs.map(([fore, back, kind]) => ({
    fore,
    back,
    kind,
    ratio: contrastRatio(palettes[theme][fore], palettes[theme][back]),
  }))

/** WCAG 2.2 contrast ratio of two colours `#rrggbb`: 1 (none) to 21. */
export function contrastRatio(one: string, other: string) {
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
