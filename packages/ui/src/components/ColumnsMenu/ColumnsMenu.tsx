import { lazy, Suspense } from 'react'
import { ColumnsIcon } from '../../icons/index.ts'
import { type Density, useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import type { ColumnLayout } from '../DataTable/index.ts'
import { Popover } from '../Popover/index.ts'

export interface ColumnsMenuProps {
  /** All columns of the table; the first one always stays where it is. */
  columns: readonly { id: string; label: string }[]
  /** What has been made of them; the same object as the table's. */
  layout: ColumnLayout
  /** Called with the whole new layout at every change. */
  onLayout: (layout: ColumnLayout) => void
  /** Height of the rows; offered only with `onDensity`. */
  density?: Density
  /** Called with the density that is chosen. */
  onDensity?: (density: Density) => void
  /** Shown, but cannot be opened. */
  disabled?: boolean
}

const load = () => import('./ColumnsList.tsx')
const ColumnsList = lazy(async () => ({ default: (await load()).ColumnsList }))

/** Which columns of a table are seen and in which order, and how high its rows are. */
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
