import type { ReactNode } from 'react'
import type { Noun } from '../../i18n/words.ts'
import type { Identified } from '../api/index.ts'
import type { PlainColumn, PlainDrawnColumn } from './list.types.ts'
import { labelKey, type Translate } from '../i18n/index.ts'

/** Resolves column specs for the table: labels, and a renderer for plain properties. */
export function columnsOf(translate: Translate, noun: Noun, specs: readonly PlainColumn[]) {
  return specs.map((spec) => {
    const column: PlainDrawnColumn =
      typeof spec === 'string' ? { key: spec, render: plain(spec, translate) } : spec
    return {
      ...column,
      render: (row: Identified) => orNone(translate, column.render(row)),
      id: column.key,
      label: translate(labelKey(noun, column.key)),
      sortable: column.sort !== undefined,
    }
  })
}

/** Renders a placeholder for a missing value, so that no cell is blank. */
const orNone = (translate: Translate, drawn: ReactNode) =>
  drawn === null || drawn === undefined || drawn === false || drawn === ''
    ? translate('none')
    : drawn

/** Renders a property: text, a number, yes or no, or the placeholder. */
const plain =
  (key: string, translate: Translate) =>
  (row: Identified & Record<string, unknown>): ReactNode =>
    formatPlain(translate, row[key])

/**
 * Formats a property as text: string, number, yes or no, the placeholder for an empty value, '' for
 * other types.
 */
export function formatPlain(translate: Translate, value: unknown): string {
  if (value === null || value === undefined || value === '') return translate('none')
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no')
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
