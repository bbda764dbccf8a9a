import { StatusBadge } from '@zal/ui'
import { options } from './filters.tsx'
import { usePlace } from './place.tsx'
import { optionKey, useSay } from './say.ts'

/** A record that can be put out of use without being deleted. */
interface Usable {
  is_active: boolean
}

/** Whether a record of the section is in use, in the section's own words: "On sale", "Not working". */
export function Active({ row }: { row: Usable }) {
  const say = useSay()
  const { noun } = usePlace().section
  return (
    <StatusBadge tone={row.is_active ? 'success' : 'neutral'}>
      {say(optionKey(noun, 'is_active', row.is_active ? 1 : 0))}
    </StatusBadge>
  )
}

/** The column that says it. */
export const activeBadge = {
  key: 'is_active',
  card: 'corner',
  render: (row: Usable) => <Active row={row} />,
} as const

/**
 * What lists of such records have in common: the filter, what is done to many, and rows in grey.
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
