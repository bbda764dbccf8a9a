import type { ReactNode } from 'react'
import type { Noun } from '../i18n/words.ts'
import type { Identified } from './contract.ts'
import type { PlainColumn } from './list.types.ts'
import { labelKey, type Say } from './say.ts'

/** Resolves column specs for the table: labels, and a renderer for plain properties. */
export function columnsOf(say: Say, noun: Noun, specs: readonly PlainColumn[]) {
  return specs.map((spec) => {
    const column = typeof spec === 'string' ? { key: spec, render: plain(spec, say) } : spec
    return {
      ...column,
      render: (row: Identified) => orNone(say, column.render(row)),
      id: column.key,
      label: say(labelKey(noun, column.key)),
      sortable: 'sort' in column && column.sort !== undefined,
    }
  })
}

/** Renders a placeholder for a missing value, so that no cell is blank. */
const orNone = (say: Say, drawn: ReactNode) =>
  drawn === null || drawn === undefined || drawn === false || drawn === '' ? say('none') : drawn

/** Renders a property: text, a number, yes or no, or the placeholder. */
const plain =
  (key: string, say: Say) =>
  (row: Identified): ReactNode =>
    showPlain(say, (row as unknown as Record<string, unknown>)[key])

/**
 * Formats a property as text: string, number, yes or no, the placeholder for an empty value, '' for
 * other types.
 */
export function showPlain(say: Say, value: unknown): string {
  if (value === null || value === undefined || value === '') return say('none')
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
