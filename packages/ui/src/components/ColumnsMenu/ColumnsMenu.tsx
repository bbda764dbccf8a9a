import { lazy, Suspense } from 'react'
import { ColumnsIcon } from '../../icons/index.ts'
import { type Density, useUi } from '../../theme/index.ts'
import type { ColumnLayout } from '../DataTable/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Popover } from '../Popover/index.ts'
import type { Segment } from '../SegmentedControl/index.ts'

export interface ColumnsMenuProps {
  /** All columns of the table; the first one is fixed. None for a list without a table. */
  columns: readonly { id: string; label: string }[]
  /** Current layout, shared with the table. */
  layout: ColumnLayout
  /** Called with the whole new layout on every change. */
  onLayout: (layout: ColumnLayout) => void
  /** Row height; offered only with `onDensity`. */
  density?: Density
  /** Called with the density that is chosen. */
  onDensity?: (density: Density) => void
  /** Forms of the list, such as table and cards, offered first. */
  forms?: readonly Segment<string>[]
  /** Id of the current form. */
  form?: string
  /** Called with the id of the chosen form. */
  onForm?: (form: string) => void
  /** Name of the choice of a form. */
  formLabel?: string
  /** Shown, but cannot be opened. */
  disabled?: boolean
}

const load = () => import('./ColumnsList.tsx')
const ColumnsList = lazy(async () => ({ default: (await load()).ColumnsList }))

/** Menu for the form of a list, its columns and its row height. */
export function ColumnsMenu({ disabled, ...list }: ColumnsMenuProps) {
  const { table } = useUi().words
  return (
    <Popover
      label={table.columns}
      trigger={
        <IconButton tone="outline" icon={ColumnsIcon} label={table.columns} disabled={disabled} />
      }
    >
      <Suspense>
        <ColumnsList {...list} />
      </Suspense>
    </Popover>
  )
}
