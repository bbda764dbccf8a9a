import { StatusBadge } from '@zal/ui'
import { options } from './filters/options.tsx'
import { useRouteContext } from '../routing/index.ts'
import { optionKey, useTranslate } from '../i18n/index.ts'

/** A record that can be deactivated without being deleted. */
interface Archivable {
  is_active: boolean
}

/** Badge of a record's active state, in the section's wording: "On sale", "Not working". */
export function ActiveStateBadge({ row }: { row: Archivable }) {
  const translate = useTranslate()
  const { noun } = useRouteContext().section
  return (
    <StatusBadge tone={row.is_active ? 'success' : 'neutral'}>
      {translate(optionKey(noun, 'is_active', row.is_active ? 1 : 0))}
    </StatusBadge>
  )
}

/** Column with the badge. */
export const activeStateColumn = {
  key: 'is_active',
  phone: 'end',
  priority: 1,
  render: (row: Archivable) => <ActiveStateBadge row={row} />,
} as const

/**
 * List options of such records: the filter, bulk activation, and dimmed inactive rows.
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
