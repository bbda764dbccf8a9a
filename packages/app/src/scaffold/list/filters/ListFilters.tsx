import { FilterBar, formatCount, SearchField } from '@zal/ui'
import type { ReactNode } from 'react'
import type { Noun } from '../../../i18n/words.ts'
import type { FilterType } from '../list.types.ts'
import type { ListParamsState } from '../listParams.ts'
import { useTranslate } from '../../i18n/index.ts'

interface ListFiltersProps {
  noun: Noun
  search: boolean
  filters: Record<string, FilterType>
  address: ListParamsState
  /** Records found. */
  total: number | undefined
  /** The server stopped counting at `total`. @default false */
  totalIsMinimum?: boolean
  /** Content at the end of the row: sort and columns. */
  end?: ReactNode
  /** Content of the sheet of filters on a phone: the order. */
  inSheet?: ReactNode
}

/** Search field, filters that say their values, and the controls of the view. */
export function ListFilters({
  noun,
  search,
  filters,
  address,
  total,
  totalIsMinimum = false,
  end,
  inSheet,
}: ListFiltersProps) {
  const translate = useTranslate()
  const found =
    total === undefined
      ? undefined
      : translate(`${noun}:counted.total`, {
          count: total,
          total: formatCount(total, totalIsMinimum),
        })
  const hint = `${noun}:search`
  const placeholder = translate(translate.has(hint) ? hint : 'list.search')
  const shown = Object.entries(filters).filter(([, one]) => !one.inViewsOnly && !one.inLinksOnly)
  const controls = shown.map(([name, { Control }]) => (
    <Control
      key={name}
      noun={noun}
      name={name}
      label={translate(`${noun}:filters.${name}`)}
      values={address.filters}
      set={address.filter}
    />
  ))
  const chips = Object.entries(filters).flatMap(([name, filter]) => {
    // The filters of a screen are declared once, so the order of their hooks is constant.
    // oxlint-disable-next-line react/rules-of-hooks
    const words = filter.useDescription(address.filters, { noun, name, translate })
    const off = Object.fromEntries(filter.names.map((one) => [one, filter.off?.[one]]))
    const label = `${translate(`${noun}:filters.${name}`)}: ${words}`
    const onRemove = () => address.filter(off)
    return words ? [{ id: name, label, onRemove, isChipOnly: filter.inLinksOnly }] : []
  })
  return (
    <FilterBar
      search={
        search && (
          <SearchField
            label={translate('list.search')}
            hideLabel
            placeholder={placeholder}
            value={address.q}
            onChange={address.search}
          />
        )
      }
      applied={chips}
      found={found}
      onClear={address.clear}
      end={end}
      show={found && translate('list.show', { found })}
      inSheet={inSheet}
    >
      {controls}
    </FilterBar>
  )
}
