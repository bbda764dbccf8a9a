import tokens from './tokens.json' with { type: 'json' }

/** Name of a meaning token, as `bg.surface`. */
export type TokenName = keyof typeof tokens.light

/** The CSS variable of a meaning token: its value follows the theme. Unknown names do not compile. */
export const token = (name: TokenName) => `var(${variable(name)})`

/** Colour 1 to 8 of charts; every payment method has its own. */
export const chart = (number: number) => `var(--chart-${number})`

export const variable = (name: string) => `--${name.replace('.', '-')}`
