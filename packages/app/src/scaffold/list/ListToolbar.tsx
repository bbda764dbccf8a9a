import { breakpoint, ColumnsMenu, GridIcon, SegmentedControl, TableIcon, useIsBelow } from '@zal/ui'
import { useMemo } from 'react'
import type { Noun } from '../../i18n/words.ts'
import { columnsOf } from './columns.tsx'
import type { ListLayout, PlainListOptions } from './list.types.ts'
import type { ListParamsState } from './listParams.ts'
import type { ListPreferences } from './listPreferences.ts'
import { useTranslate } from '../i18n/index.ts'

interface ListToolsProps {
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

/** View controls: table or cards, columns, row density. */
export function ListToolbar({
  noun,
  options,
  address,
  layouts,
  layout,
  look,
  setLook,
}: ListToolsProps) {
  const translate = useTranslate()
  // Below this width the table renders as cards.
  const isNarrow = useIsBelow(breakpoint.md)
  const columns = useMemo(
    () => columnsOf(translate, noun, options.columns),
    [translate, noun, options],
  )
  return (
    <>
      {layout === 'table' && (
        <ColumnsMenu
          columns={columns}
          layout={look.columns}
          onLayout={(next) => setLook({ ...look, columns: next })}
          density={look.density}
          onDensity={(density) => setLook({ ...look, density })}
        />
      )}
      {layouts.length > 1 && !isNarrow && (
        <SegmentedControl
          label={translate('list.layout')}
          value={layout}
          onChange={(next) => address.setLayout(next === layouts[0] ? undefined : next)}
          segments={order
            .filter((id) => layouts.includes(id))
            .map((id) => ({
              id,
              label: translate(`list.layouts.${id}`),
              icon: pictures[id],
            }))}
        />
      )}
    </>
  )
}
