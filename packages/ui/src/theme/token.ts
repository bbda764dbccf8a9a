import { contrast, dark, light, palette } from './tokens.json'

export { palette }

/** A colour by its meaning; what it looks like is the theme's affair. */
export type Token = keyof typeof light

export type Theme = 'light' | 'dark' | 'contrast' | 'system'

/** The eight colours of charts, in the order of payment methods. */
export type ChartStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** `token('fg.muted')` → a CSS variable that follows the theme. */
export const token = (name: Token) => `var(${variable(name)})`

/** `chart(3)` → the third colour of charts. */
export const chart = (step: ChartStep) => `var(--z-chart-${step})`

/** Every theme with all its colours; high contrast says only where it differs from light. */
export const palettes: Record<Exclude<Theme, 'system'>, Record<Token, string>> = {
  light,
  dark,
  contrast: { ...light, ...contrast },
}

/** CSS declarations of a set of colours. */
export const declarations = (colours: Partial<Record<Token, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `${variable(name)}:${value};`)
    .join('')

/** CSS declarations of the colours of charts. */
export const chartDeclarations = (colours: string[]) =>
  colours.map((value, index) => `--z-chart-${index + 1}:${value};`).join('')

function variable(name: string) {
  return `--z-${name.replace('.', '-')}`
}
