import type { ReactNode } from 'react'
import type { Noun } from '../../i18n/words.ts'
import type { Identified } from '../api/index.ts'
import type { FilterValues, PlainColumn, PlainDrawnColumn, PlainListOptions } from './list.types.ts'
import { labelKey, type Translate } from '../i18n/index.ts'

/** Resolves column specs for the table: labels, units, and a renderer for plain properties. */
export function columnsOf(
  translate: Translate,
  noun: Noun,
  specs: readonly PlainColumn[],
  currency: string,
) {
  return specs.map((spec) => {
    const column: PlainDrawnColumn =
      typeof spec === 'string' ? { key: spec, render: plain(spec, translate) } : spec
    return {
      ...column,
      id: column.key,
      label: translate(labelKey(noun, column.key)),
      unit: column.unit && currency,
      sortable: column.sort !== undefined,
    }
  })
}

/** Renders a property: text, a number, yes or no; nothing for an empty value. */
const plain =
  (key: string, translate: Translate) =>
  (row: Identified & Record<string, unknown>): ReactNode =>
    isNone(row[key]) ? null : formatPlain(translate, row[key])

const isNone = (value: unknown) => value === null || value === undefined || value === ''

/**
 * Formats a property as text: string, number, yes or no, the placeholder for an empty value, '' for
 * other types.
 */
export function formatPlain(translate: Translate, value: unknown): string {
  if (isNone(value)) return translate('none')
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no')
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}

/** Names of the filters that a column needs and that are set, joined: equal for equal columns. */
export const columnFiltersIn = ({ columns }: PlainListOptions, filters: FilterValues): string =>
  columns
    .flatMap((one) => (typeof one !== 'string' && one.onlyWith ? [one.onlyWith] : []))
    .filter((name) => filters[name] !== undefined)
    .join(',')

/** The options without the columns that say nothing without their filter; `set` as of `columnFiltersIn`. */
export const withColumns = <Options extends PlainListOptions>(options: Options, set: string) => ({
  ...options,
  columns: options.columns.filter(
    (one) => typeof one === 'string' || !one.onlyWith || set.split(',').includes(one.onlyWith),
  ),
})
