import { StatusBadge } from '@zal/ui'
import { options } from './filters.tsx'
import { usePlace } from './place.tsx'
import { optionKey, useSay } from './say.ts'

/** A record that can be deactivated without being deleted. */
interface Usable {
  is_active: boolean
}

/** Badge of a record's active state, in the section's wording: "On sale", "Not working". */
export function Active({ row }: { row: Usable }) {
  const say = useSay()
  const { noun } = usePlace().section
  return (
    <StatusBadge tone={row.is_active ? 'success' : 'neutral'}>
      {say(optionKey(noun, 'is_active', row.is_active ? 1 : 0))}
    </StatusBadge>
  )
}

/** Column with the badge. */
export const activeBadge = {
  key: 'is_active',
  card: 'corner',
  render: (row: Usable) => <Active row={row} />,
} as const

/**
 * List options of such records: the filter, bulk activation, and dimmed inactive rows.
 *
 * @example
 * export const list = listPage(rooms, { ...inUse, search: true, columns: ['name', activeBadge] })
 */
export const inUse = {
  filters: { is_active: options('is_active', [1, 0]) },
  bulk: {
    deactivate: { change: { is_active: false } },
    activate: { change: { is_active: true } },
  },
  dimmed: (row: Usable) => !row.is_active,
}
