import { StatusBadge } from '@zal/ui'
import { options } from './filters/options.tsx'
import { useRouteContext } from '../routing/index.ts'
import { optionKey, useTranslate } from '../i18n/index.ts'

/** A record that can be put out of use without being deleted. */
interface Archivable {
  is_active: boolean
}

/** Whether a record of the section is in use, in the section's own words: "On sale", "Not working". */
export function ActiveStateBadge({ row }: { row: Archivable }) {
  const translate = useTranslate()
  const { noun } = useRouteContext().section
  return (
    <StatusBadge tone={row.is_active ? 'success' : 'neutral'}>
      {translate(optionKey(noun, 'is_active', row.is_active ? 1 : 0))}
    </StatusBadge>
  )
}

/** The column that says it. */
export const activeStateColumn = {
  key: 'is_active',
  card: 'corner',
  render: (row: Archivable) => <ActiveStateBadge row={row} />,
} as const

/**
 * What lists of such records have in common: the filter, what is done to many, and rows in grey.
 *
 * @example
 * export const list = listPage(rooms, { ...withActiveState, search: true, columns: ['name', activeStateColumn] })
 */
export const withActiveState = {
  filters: { is_active: options('is_active', [1, 0]) },
  bulk: {
    deactivate: { change: { is_active: false } },
    activate: { change: { is_active: true } },
  },
  dimmed: (row: Archivable) => !row.is_active,
}
