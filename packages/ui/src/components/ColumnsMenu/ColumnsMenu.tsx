import { lazy, Suspense } from 'react'
import { ColumnsIcon } from '../../icons/index.ts'
import { type Density, useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import type { ColumnLayout } from '../DataTable/index.ts'
import { Popover } from '../Popover/index.ts'

export interface ColumnsMenuProps {
  /** All columns of the table; the first one is fixed. */
  columns: readonly { id: string; label: string }[]
  /** Current layout, shared with the table. */
  layout: ColumnLayout
  /** Called with the whole new layout on every change. */
  onLayout: (layout: ColumnLayout) => void
  /** Row height; offered only with `onDensity`. */
  density?: Density
  /** Called with the density that is chosen. */
  onDensity?: (density: Density) => void
  /** Shown, but cannot be opened. */
  disabled?: boolean
}

const load = () => import('./ColumnsList.tsx')
const ColumnsList = lazy(async () => ({ default: (await load()).ColumnsList }))

/** Menu for visibility, order and row height of a table's columns. */
export function ColumnsMenu({ disabled, ...list }: ColumnsMenuProps) {
  const { table } = useUi().words
  return (
    <Popover
      label={table.columns}
      trigger={
        <Button tone="outline" size="sm" icon={ColumnsIcon} disabled={disabled}>
          {table.columns}
        </Button>
      }
    >
      <Suspense>
        <ColumnsList {...list} />
      </Suspense>
    </Popover>
  )
}
