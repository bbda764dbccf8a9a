import { Button, FilterPill, Menu, SortIcon } from '@zal/ui'
import type { Noun } from '../../i18n/words.ts'
import { useTranslate } from '../i18n/index.ts'
import type { PlainListOptions } from './list.types.ts'
import type { ListParamsState } from './listParams.ts'

interface SortMenuProps {
  noun: Noun
  options: PlainListOptions
  address: ListParamsState
  /** Stands in the sheet of a phone, as a filter. @default false */
  inSheet?: boolean
}

/** Order of a list, by the labels in `<noun>:sorts`; nothing where there is only one. */
export function SortMenu({ noun, options, address, inSheet = false }: SortMenuProps) {
  const translate = useTranslate()
  const sorts = options.columns.flatMap((column) =>
    typeof column === 'object' && column.sort ? [column.sort] : [],
  )
  if (sorts.length === 0) return null
  const orders = [
    { sort: undefined, order: undefined, id: 'usual' },
    ...sorts.flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => ({ sort, order, id: `${sort}_${order}` })),
    ),
  ]
  const label = (id: string) => translate(`${noun}:sorts.${id}`)
  const current =
    orders.find(({ sort, order }) => sort === address.sort && order === (address.order ?? 'asc')) ??
    orders[0]
  const isUsual = current?.sort === undefined
  const groups = [
    {
      actions: orders.map(({ sort, order, id }) => ({
        id,
        label: label(id),
        checked: id === current?.id,
        onAction: () => address.sortBy(sort, order === 'desc'),
      })),
    },
  ]
  const title = translate('list.sort')
  const value = label(current?.id ?? 'usual')
  if (inSheet) {
    return (
      <FilterPill
        label={title}
        value={isUsual ? undefined : value}
        onClear={() => address.sortBy(undefined, false)}
      >
        {(trigger) => <Menu label={title} trigger={trigger} groups={groups} />}
      </FilterPill>
    )
  }
  return (
    <Menu
      label={title}
      groups={groups}
      trigger={
        <Button tone="ghost" size="sm" icon={SortIcon} data-dense aria-label={`${title}: ${value}`}>
          {value}
        </Button>
      }
    />
  )
}
