import type { ReactNode } from 'react'
import styled from 'styled-components'
import { FilterIcon } from '../../icons/index.ts'
import { media, space, text, token, useUi, width } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Chip } from '../Chip/index.ts'
import { Popover } from '../Popover/index.ts'

export interface AppliedFilter {
  id: string
  /** "Status: active" */
  label: string
  onRemove: () => void
}

export interface FilterBarProps {
  search?: ReactNode
  /** At most three promoted filters. */
  children?: ReactNode
  /** The others, behind one button. */
  more?: ReactNode
  /** What is in force, each with its ×. */
  applied?: readonly AppliedFilter[]
  onClear?: () => void
  /** How many rows there are: "240 members". Told when it changes. */
  found?: string
  /** Stands at the end: sort, view. */
  end?: ReactNode
}

/** What narrows a list, and what is narrowing it now. */
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
  return (
    <Frame role="search">
      <Line>
        {search && <Search>{search}</Search>}
        {children}
        {more && (
          <Popover
            label={parts.filters}
            placement="bottom start"
            trigger={
              <Button tone="outline" size="sm" icon={FilterIcon}>
                {parts.more}
              </Button>
            }
          >
            <More>{more}</More>
          </Popover>
        )}
        {end && <End>{end}</End>}
      </Line>
      {(applied.length > 0 || found) && (
        <Line>
          <Found role="status">{found}</Found>
          {applied.map(({ id, label, onRemove }) => (
            <Chip key={id} label={label} onRemove={onRemove} />
          ))}
          {applied.length > 0 && onClear && (
            <Button tone="ghost" size="xs" onClick={onClear}>
              {parts.clearAll}
            </Button>
          )}
        </Line>
      )}
    </Frame>
  )
}

// Narrowing a list is not filling in a form: where there is a pointer, its controls are small.
const Frame = styled.div`
  display: grid;
  gap: ${space[8]};

  ${media.from('shell')} {
    --z-control-md: var(--z-control-sm);
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`

const Search = styled.div`
  flex: 1 1 ${width.menu};
  max-width: calc(1.5 * ${width.field});

  ${media.below('sm')} {
    flex-basis: 100%;
    max-width: none;
  }
`

const More = styled.div`
  display: grid;
  gap: ${space[16]};
  width: min(${width.field}, 80vw);
`

const Found = styled.span`
  ${text('label')}
  margin-inline-end: ${space[4]};
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`

const End = styled.div`
  display: flex;
  gap: ${space[8]};
  margin-inline-start: auto;
`
