import { FilterBar, SearchField } from '@zal/ui'
import type { ReactNode } from 'react'
import type { Noun } from '../i18n/words.ts'
import type { FilterKind } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { useSay } from './say.ts'

interface ListFiltersProps {
  noun: Noun
  search: boolean
  filters: Record<string, FilterKind>
  address: ListAddress
  /** Records found. */
  total: number | undefined
  /** The server stopped counting at `total`. @default false */
  totalIsMinimum?: boolean
  /** Content at the end of the row: the view controls. */
  end?: ReactNode
}

/** Search field, filters, and a removable chip for each active filter. */
export function ListFilters({
  noun,
  search,
  filters,
  address,
  total,
  totalIsMinimum = false,
  end,
}: ListFiltersProps) {
  const say = useSay()
  const found =
    total !== undefined &&
    (totalIsMinimum ? say('list.atLeast', { total }) : say('list.count', { count: total }))
  const controls = Object.entries(filters).map(([name, { Control }]) => (
    <Control
      key={name}
      noun={noun}
      name={name}
      label={say(`${noun}:filters.${name}`)}
      values={address.filters}
      set={address.filter}
    />
  ))
  const chips = Object.entries(filters).flatMap(([name, filter]) => {
    // The filters of a screen are declared once, so the order of their hooks is constant.
    // oxlint-disable-next-line react/rules-of-hooks
    const words = filter.useDescription(address.filters, { noun, name, say })
    const off = Object.fromEntries(filter.names.map((one) => [one, undefined]))
    const label = `${say(`${noun}:filters.${name}`)}: ${words}`
    return words ? [{ id: name, label, onRemove: () => address.filter(off) }] : []
  })
  return (
    <FilterBar
      search={
        search && (
          <SearchField
            label={say('list.search')}
            hideLabel
            placeholder={say('list.search')}
            value={address.q}
            onChange={address.search}
          />
        )
      }
      applied={chips}
      found={found || undefined}
      onClear={address.clear}
      end={end}
    >
      {controls}
    </FilterBar>
  )
}
