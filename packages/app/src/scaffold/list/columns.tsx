import type { ReactNode } from 'react'
import type { Noun } from '../../i18n/words.ts'
import type { Identified } from '../api/index.ts'
import type { PlainColumn } from './list.types.ts'
import { labelKey, type Translate } from '../i18n/index.ts'

/** Columns ready for the table: labels found, plain properties drawn. */
export function columnsOf(translate: Translate, noun: Noun, specs: readonly PlainColumn[]) {
  return specs.map((spec) => {
    const column = typeof spec === 'string' ? { key: spec, render: plain(spec, translate) } : spec
    return {
      ...column,
      render: (row: Identified) => orNone(translate, column.render(row)),
      id: column.key,
      label: translate(labelKey(noun, column.key)),
      sortable: 'sort' in column && column.sort !== undefined,
    }
  })
}

/** What is not there is said, so that no cell looks forgotten. */
const orNone = (translate: Translate, drawn: ReactNode) =>
  drawn === null || drawn === undefined || drawn === false || drawn === ''
    ? translate('none')
    : drawn

/** A property as it is: text, a number, yes or no, or a dash where there is nothing. */
const plain =
  (key: string, translate: Translate) =>
  (row: Identified): ReactNode =>
    formatPlain(translate, (row as unknown as Record<string, unknown>)[key])

/** A property in words: text, a number, yes or no; the dashes where there is nothing, and no text for what is neither. */
export function formatPlain(translate: Translate, value: unknown): string {
  if (value === null || value === undefined || value === '') return translate('none')
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no')
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
