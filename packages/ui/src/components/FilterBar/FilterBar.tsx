import { Children, type ReactNode, useRef } from 'react'
import { FilterIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Chip } from '../Chip/index.ts'
import { Popover } from '../Popover/index.ts'
import { Applied, End, Filters, Found, Frame, Line, More, Search } from './FilterBar.parts.ts'
import { useHeightTold } from './useHeightTold.ts'

export interface AppliedFilter {
  id: string
  /** "Status: active" */
  label: string
  onRemove: () => void
}

export interface FilterBarProps {
  /** Search field, placed first. */
  search?: ReactNode
  /** Filters, the most used first: three are visible, the others behind "More". */
  children?: ReactNode
  /** Filters that are always behind "More". */
  more?: ReactNode
  /** Active filters as removable chips. */
  applied?: readonly AppliedFilter[]
  /** Called by “Clear all”. */
  onClear?: () => void
  /** Number of rows: "240 members". Announced when it changes. */
  found?: string
  /** Content at the end: sort, columns, view. */
  end?: ReactNode
}

/** Number of visible filters. */
const PROMOTED = 3

/**
 * Filters of a list and the active ones. Sticky under the header: the whole bar on a wide screen,
 * the chips on a phone.
 */
export function FilterBar({
  search,
  children,
  more,
  applied = [],
  onClear,
  found,
  end,
}: FilterBarProps) {
  const { parts } = useUi().words
  const frame = useRef<HTMLDivElement>(null)
  useHeightTold(frame)
  const filters = Children.toArray(children)
  const others = filters.slice(PROMOTED)
  return (
    <Frame ref={frame} role="search">
      <Line>
        {search && <Search>{search}</Search>}
        <Filters>
          {filters.slice(0, PROMOTED)}
          {(more || others.length > 0) && (
            <Popover
              label={parts.filters}
              placement="bottom start"
              trigger={
                <Button tone="outline" size="sm" icon={FilterIcon}>
                  {parts.more}
                </Button>
              }
            >
              <More>
                {others}
                {more}
              </More>
            </Popover>
          )}
          {end && <End>{end}</End>}
        </Filters>
      </Line>
      {(applied.length > 0 || found) && (
        <Applied data-bar>
          <Found role="status">{found}</Found>
          {applied.map(({ id, label, onRemove }) => (
            <Chip key={id} label={label} onRemove={onRemove} />
          ))}
          {applied.length > 0 && onClear && (
            <Button tone="ghost" size="xs" onClick={onClear}>
              {parts.clearAll}
            </Button>
          )}
        </Applied>
      )}
    </Frame>
  )
}
