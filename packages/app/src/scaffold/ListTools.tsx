import { breakpoint, ColumnsMenu, GridIcon, SegmentedControl, TableIcon, useIsBelow } from '@zal/ui'
import { useMemo } from 'react'
import type { Noun } from '../i18n/words.ts'
import { columnsOf } from './columns.tsx'
import type { ListLayout, PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import type { Look } from './look.ts'
import { useSay } from './say.ts'

interface ListToolsProps {
  noun: Noun
  options: PlainListOptions
  address: ListAddress
  layouts: readonly ListLayout[]
  layout: ListLayout
  look: Look
  setLook(look: Look | undefined): void
}

/** Fixed order, whichever layout is the default. */
const order = ['table', 'cards'] as const
const pictures = { table: TableIcon, cards: GridIcon }

/** View controls: table or cards, columns, row density. */
export function ListTools({
  noun,
  options,
  address,
  layouts,
  layout,
  look,
  setLook,
}: ListToolsProps) {
  const say = useSay()
  // Below this width the table renders as cards.
  const isNarrow = useIsBelow(breakpoint.md)
  const columns = useMemo(() => columnsOf(say, noun, options.columns), [say, noun, options])
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
          label={say('list.layout')}
          value={layout}
          onChange={(next) => address.look(next === layouts[0] ? undefined : next)}
          segments={order
            .filter((id) => layouts.includes(id))
            .map((id) => ({
              id,
              label: say(`list.layouts.${id}`),
              icon: pictures[id],
            }))}
        />
      )}
    </>
  )
}
