import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Chip } from '../Chip/index.ts'
import { hitArea, layer, media, space, text, token, useUi } from '../../theme/index.ts'

export interface FilterBarProps {
  /** The search field. */
  search?: ReactNode
  /** At most three filters that stand in the open. */
  children?: ReactNode
  /** What is applied, each with the way to take it off. */
  applied?: AppliedFilter[]
  onClear?: () => void
  /** Beside the filters, as a count or a switch of the view. */
  end?: ReactNode
}

export interface AppliedFilter {
  id: string
  label: string
  onRemove: () => void
}

/** Search and filters of a list, and as chips what is applied. */
export function FilterBar({ search, children, applied = [], onClear, end }: FilterBarProps) {
  const words = useUi().words.list
  return (
    <Bar role="search" aria-label={words.filters}>
      <Row>
        {search && <Search>{search}</Search>}
        {children}
        {end && <End>{end}</End>}
      </Row>
      {applied.length > 0 && (
        <Applied aria-label={words.applied}>
          {applied.map(({ id, label, onRemove }) => (
            <li key={id}>
              <Chip label={label} onRemove={onRemove} />
            </li>
          ))}
          {onClear && (
            <li>
              <Clear type="button" onClick={onClear}>
                {words.clearAll}
              </Clear>
            </li>
          )}
        </Applied>
      )}
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  top: ${space[64]};
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[8]};
  background: ${token('bg.canvas')};

  ${media.below('md')} {
    position: static;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[12]};

  & > * {
    flex: 0 1 12rem;
    min-width: 0;
  }

  ${media.below('sm')} {
    & > * {
      flex: 1 1 calc(50% - ${space[12]});
    }
  }
`
const Search = styled.div`
  &&& {
    flex: 1 1 18rem;
  }
`
const End = styled.div`
  &&& {
    flex: 0 0 auto;
    margin-inline-start: auto;
  }
`
const Applied = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`
const Clear = styled.button`
  ${text('label')}
  ${hitArea}
  min-height: ${space[32]};
  padding-inline: ${space[8]};
  border: 0;
  background: none;
  color: ${token('fg.link')};
  text-decoration: underline;
`
