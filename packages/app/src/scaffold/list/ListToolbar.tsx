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

/** The same on every list, whichever it begins with. */
const order = ['table', 'cards'] as const
const pictures = { table: TableIcon, cards: GridIcon }

/** How the rows are looked at: as a table or as cards, with which columns and how high. */
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
  // Below, the table is made of cards.
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
