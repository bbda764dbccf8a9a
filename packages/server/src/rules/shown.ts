// How sentences show what they name: 350 000 and 21/11/2026, in all languages alike.

/** Thousands apart, by a space that does not break. */
export const spaced = (amount: number) => String(amount).replace(/\B(?=(?:\d{3}){1,6}$)/g, '\u00A0')

/** 'YYYY-MM-DD' as DD/MM/YYYY. */
export const shownDay = (day: string) => day.split('-').reverse().join('/')

/** The variables of a sentence as people read them; `count` stays a number, since it chooses the plural. */
export function shown(vars: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      name === 'count' ? value : shownValue(value),
    ]),
  )
}

const shownValue = (value: string | number) => {
  if (typeof value === 'number') return spaced(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? shownDay(value) : value
}
