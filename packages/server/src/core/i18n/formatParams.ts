import type { Sum, Vars } from '../errors.ts'

// How sentences show what they name: 350 000, 350 000 UZS and 21/11/2026, in all languages alike.

/** What a sentence shows, by name. */
export type FormattedParams = Record<string, string | number>

export const moneyParams = <Name extends string>(amounts: Record<Name, number>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([name, sum]) => [name, { sum }]),
  ) as Record<Name, Sum>

/** Thousands apart, by a space that does not break; a minus as long as a digit. */
export const groupThousands = (amount: number) =>
  String(amount)
    .replace(/\B(?=(?:\d{3}){1,6}$)/g, '\u00A0')
    .replace('-', '\u2212')

/** 'YYYY-MM-DD' as DD/MM/YYYY. */
export const formatDay = (day: string) => day.split('-').reverse().join('/')

/** The variables of a sentence as people read them; `count` stays a number, since it chooses the plural. */
export function formatParams(vars: Vars, currency = ''): FormattedParams {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      name === 'count' && typeof value === 'number' ? value : formatValue(value, currency),
    ]),
  )
}

function formatValue(value: string | number | Sum, currency: string) {
  if (typeof value === 'object') return `${groupThousands(value.sum)}\u00A0${currency}`.trimEnd()
  if (typeof value === 'number') return groupThousands(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? formatDay(value) : value
}
