import { breakpoint, ColumnsMenu, GridIcon, TableIcon, useIsBelow } from '@zal/ui'
import { useMemo } from 'react'
import type { Noun } from '../../i18n/words.ts'
import { columnsOf } from './columns.tsx'
import type { ListLayout, PlainListOptions } from './list.types.ts'
import type { ListParamsState } from './listParams.ts'
import type { ListPreferences } from './listPreferences.ts'
import { useTranslate } from '../i18n/index.ts'

interface ViewControlsProps {
  noun: Noun
  options: PlainListOptions
  address: ListParamsState
  layouts: readonly ListLayout[]
  layout: ListLayout
  look: ListPreferences
  setLook(look: ListPreferences | undefined): void
}

/** Fixed order, whichever layout is the default. */
const order = ['table', 'cards'] as const
const pictures = { table: TableIcon, cards: GridIcon }

/** One menu for table or cards, the columns and the row height; phones have none. */
export function ViewControls(props: ViewControlsProps) {
  const { noun, options, address, layouts, layout, look, setLook } = props
  const translate = useTranslate()
  const isNarrow = useIsBelow(breakpoint.md)
  const columns = useMemo(
    () => (layout === 'table' ? columnsOf(translate, noun, options.columns, '') : []),
    [translate, noun, options, layout],
  )
  if (isNarrow || (layout === 'cards' && layouts.length < 2)) return null
  return (
    <ColumnsMenu
      columns={columns}
      layout={look.columns}
      onLayout={(next) => setLook({ ...look, columns: next })}
      density={look.density}
      onDensity={(density) => setLook({ ...look, density })}
      forms={order
        .filter((id) => layouts.includes(id))
        .map((id) => ({ id, label: translate(`list.layouts.${id}`), icon: pictures[id] }))}
      form={layout}
      onForm={(next) => address.setLayout(next as ListLayout)}
      formLabel={translate('list.layout')}
    />
  )
}
