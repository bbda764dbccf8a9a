import { Children, isValidElement, type ReactNode, useRef, useState } from 'react'
import { FilterIcon } from '../../icons/index.ts'
import { breakpoint, useIsBelow, useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Chip } from '../Chip/index.ts'
import { Dialog } from '../Dialog/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Popover } from '../Popover/index.ts'
import { useFit } from '../shared/useFit.ts'
import { FilterPlace } from './FilterPill.tsx'
import {
  Applied,
  Badge,
  End,
  Found,
  Frame,
  Line,
  More,
  Search,
  Trigger,
} from './FilterBar.styles.ts'
import { useHeightTold } from './useHeightTold.ts'

export interface AppliedFilter {
  id: string
  /** "Status: active" */
  label: string
  onRemove: () => void
  /** No control shows it, so that it is always a chip. @default false */
  isChipOnly?: boolean
}

export interface FilterBarProps {
  /** Search field, placed first; it takes the remaining width. */
  search?: ReactNode
  /** Filters, the most used first: at most three are visible, the others behind "More filters". */
  children?: ReactNode
  /**
   * Active filters, each with the key of its control. More than two of them are a row of removable
   * chips, and so is one without a control or with one behind "More filters".
   */
  applied?: readonly AppliedFilter[]
  /** Called by “Clear all”. */
  onClear?: () => void
  /** Number of rows: "240 members". Announced when it changes. */
  found?: string
  /** Content at the end: sort and columns. */
  end?: ReactNode
  /** Label of the button that closes the sheet of filters on a phone: "Show 23 members". */
  show?: string
  /** Content of the sheet after the filters: the order. */
  inSheet?: ReactNode
}

/** Number of visible filters. */
const PROMOTED = 3
/** Number of active filters that their buttons can show. */
const WITHOUT_CHIPS = 2

/** One band of controls above a list: search, filters, sort and columns. Sticky under the header. */
export function FilterBar(props: FilterBarProps) {
  const { search, found } = props
  const frame = useRef<HTMLDivElement>(null)
  useHeightTold(frame)
  const isNarrow = useIsBelow(breakpoint.md)
  const filters = Children.toArray(props.children)
  const Controls = isNarrow ? Sheet : Band
  return (
    <Frame ref={frame} role="search">
      <Found role="status">{found}</Found>
      <Controls {...props} filters={filters}>
        {search && <Search>{search}</Search>}
      </Controls>
    </Frame>
  )
}

/** The active filters as removable chips. */
function Chips({ applied = [], onClear }: Pick<FilterBarProps, 'applied' | 'onClear'>) {
  const { parts } = useUi().words
  return (
    <Applied data-bar>
      {applied.map(({ id, label, onRemove }) => (
        <Chip key={id} label={label} onRemove={onRemove} />
      ))}
      {onClear && (
        <Button tone="ghost" size="xs" onClick={onClear}>
          {parts.clearAll}
        </Button>
      )}
    </Applied>
  )
}

interface ControlsProps extends FilterBarProps {
  filters: ReactNode[]
}

/** Where there is room: three filters in sight, the others in a popover. */
function Band({ filters, applied = [], onClear, end, children }: ControlsProps) {
  const { parts } = useUi().words
  const line = useRef<HTMLDivElement>(null)
  const most = Math.min(filters.length, PROMOTED)
  const content = `${filters.length} ${applied.map(({ label }) => label).join()}`
  const promoted = useFit(line, most, content)
  const others = filters.slice(promoted)
  const isHidden = ({ id, isChipOnly }: AppliedFilter) =>
    isChipOnly || others.some((filter) => isValidElement(filter) && filter.key?.endsWith(`$${id}`))
  const chips = applied.length > WITHOUT_CHIPS ? applied : applied.filter(isHidden)
  return (
    <>
      <Line ref={line}>
        {children}
        {filters.slice(0, promoted)}
        {others.length > 0 && (
          <Popover
            label={parts.filters}
            placement="bottom start"
            trigger={
              <Button tone="outline" size="sm" icon={FilterIcon} data-dense>
                {parts.moreFilters}
              </Button>
            }
          >
            <FilterPlace value="sheet">
              <More>{others}</More>
            </FilterPlace>
          </Popover>
        )}
        {end && <End>{end}</End>}
      </Line>
      {chips.length > 0 && <Chips applied={chips} onClear={onClear} />}
    </>
  )
}

/** On a phone: the search, and one button that opens all filters as a sheet. */
function Sheet({ filters, applied = [], onClear, show, inSheet, children }: ControlsProps) {
  const { parts } = useUi().words
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const count = applied.length
  return (
    <>
      <Line>
        {children}
        {(filters.length > 0 || inSheet) && (
          <Trigger>
            <IconButton
              icon={FilterIcon}
              tone="outline"
              size="md"
              label={count > 0 ? `${parts.filters}: ${count}` : parts.filters}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => setOpen(true)}
            />
            {count > 0 && <Badge aria-hidden>{count}</Badge>}
            <Dialog
              open={open}
              onClose={close}
              title={parts.filters}
              actions={
                <>
                  {count > 0 && (
                    <Button tone="ghost" onClick={onClear}>
                      {parts.clearAll}
                    </Button>
                  )}
                  <Button onClick={close}>{show ?? parts.close}</Button>
                </>
              }
            >
              <FilterPlace value="sheet">
                <More>
                  {filters}
                  {inSheet}
                </More>
              </FilterPlace>
            </Dialog>
          </Trigger>
        )}
      </Line>
      {count > WITHOUT_CHIPS && <Chips applied={applied} onClear={onClear} />}
    </>
  )
}
