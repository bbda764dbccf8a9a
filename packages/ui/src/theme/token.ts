import { contrast, dark, light, palette } from './tokens.json'

export { palette }

/** Name of a semantic colour. */
export type Token = keyof typeof light

export type Theme = 'light' | 'dark' | 'contrast' | 'system'

/** The eight chart colours, in the order of payment methods. */
export type ChartStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** `token('fg.muted')` → a CSS variable that follows the theme. */
export const token = (name: Token) => `var(${variable(name)})`

/** `chart(3)` → a CSS variable of the third chart colour. */
export const chart = (step: ChartStep) => `var(--z-chart-${step})`

/** All colours of every theme; high contrast overrides light. */
export const palettes: Record<Exclude<Theme, 'system'>, Record<Token, string>> = {
  light,
  dark,
  contrast: { ...light, ...contrast },
}

/** CSS declarations of a palette. */
export const declarations = (colours: Partial<Record<Token, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `${variable(name)}:${value};`)
    .join('')

/** CSS declarations of the chart colours. */
export const chartDeclarations = (colours: string[]) =>
  colours.map((value, index) => `--z-chart-${index + 1}:${value};`).join('')

function variable(name: string) {
  return `--z-${name.replace('.', '-')}`
}
