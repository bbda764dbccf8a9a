import type { Results } from './import.types.ts'
import { columnWords, folded } from './names.ts'
import { dayOf, emailOf, genderOf, phoneOf } from './import.values.ts'

type Field = NonNullable<Results['mapping'][number]>
export type Mapping = (Field | null)[]
export type { Field }

/** All fields, in the order of the template. */
export const fields: Field[] = [
  'last_name',
  'first_name',
  'phone',
  'gender',
  'birth_date',
  'phone2',
  'email',
  'address_line',
  'through',
  'date_joined',
  'description',
]

/** Rows from whose content a mapping is guessed. */
const SAMPLE = 200
/** Minimum share of a column's values that must match a field. */
const ENOUGH = 0.7

/**
 * Guesses the mapping of columns: by their headers in three languages and two scripts, then by their content.
 * Every field is used at most once.
 */
export function guessed(
  headers: readonly string[],
  rows: readonly string[][],
  country: 'UZB' | 'KGZ',
): Mapping {
  const mapping: Mapping = headers.map(() => null)
  const isFree = (field: Field) => !mapping.includes(field)
  const put = (column: number, field: Field | undefined) => {
    if (field && mapping[column] === null && isFree(field)) mapping[column] = field
  }
  const named = headers.map(folded)
  // Exact names first, so that "Phone 2" does not take the field of "Phone".
  named.forEach((name, column) =>
    put(
      column,
      wordsFor(({ exact }) => exact.includes(name)),
    ),
  )
  named.forEach((name, column) => {
    put(
      column,
      name ? wordsFor(({ parts }) => parts.some((part) => name.includes(part))) : undefined,
    )
  })
  const sample = rows.slice(0, SAMPLE)
  headers.forEach((_, column) => {
    const values = sample.map((row) => row[column]?.trim() ?? '').filter(Boolean)
    const share = (is: (text: string) => boolean) =>
      values.length > 0 && values.filter(is).length / values.length >= ENOUGH
    if (mapping[column] !== null) return
    if (share((text) => phoneOf(text, country) !== undefined)) {
      put(column, isFree('phone') ? 'phone' : 'phone2')
    } else if (share((text) => emailOf(text) !== undefined)) put(column, 'email')
    else if (share((text) => genderOf(text) !== undefined)) put(column, 'gender')
    else if (share(looksLikeDate)) put(column, isLongAgo(values) ? 'birth_date' : 'date_joined')
  })
  // The full name is not needed where its parts are mapped.
  const whole = mapping.indexOf('fullname')
  if (whole >= 0 && !isFree('last_name') && !isFree('first_name')) mapping[whole] = null
  return mapping

  function wordsFor(fits: (words: (typeof columnWords)[Field]) => boolean): Field | undefined {
    return (Object.keys(columnWords) as Field[]).find(
      (field) => isFree(field) && fits(columnWords[field]),
    )
  }
}

/** Whether the first row is a header. A row with a phone or a date is data. */
export const namesColumns = (row: readonly string[], country: 'UZB' | 'KGZ'): boolean =>
  !row.some((text) => phoneOf(text, country) !== undefined || looksLikeDate(text))

/** A plain number is ambiguous. */
const looksLikeDate = (text: string) => /[./-]/.test(text) && dayOf(text, {}) !== undefined

function isLongAgo(values: readonly string[]): boolean {
  const years = values.map((text) => Number(dayOf(text, {})?.slice(0, 4))).filter(Boolean)
  return years.filter((year) => year < 2012).length * 2 > years.length
}
