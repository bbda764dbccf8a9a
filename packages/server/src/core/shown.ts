import type { Sum, Vars } from './errors.ts'

// Formats of variables in messages: 350 000, 350 000 UZS and 21/11/2026, in all languages alike.

/** Formatted variables of a message, by name. */
export type Shown = Record<string, string | number>

export const sumsOf = <Name extends string>(amounts: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([name, sum]) => [name, { sum }]),
  ) as Record<Name, Sum>

/** Groups thousands with a non-breaking space, and uses a minus as wide as a digit. */
export const spaced = (amount: number) =>
  String(amount)
    .replace(/\B(?=(?:\d{3}){1,6}$)/g, '\u00A0')
    .replace('-', '\u2212')

/** 'YYYY-MM-DD' as DD/MM/YYYY. */
export const shownDay = (day: string) => day.split('-').reverse().join('/')

/** Formats the variables of a message; `count` stays a number, since it selects the plural form. */
export function shown(vars: Vars, currency = ''): Shown {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      name === 'count' && typeof value === 'number' ? value : shownValue(value, currency),
    ]),
  )
}

function shownValue(value: string | number | Sum, currency: string) {
  if (typeof value === 'object') return `${spaced(value.sum)}\u00A0${currency}`.trimEnd()
  if (typeof value === 'number') return spaced(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? shownDay(value) : value
}
