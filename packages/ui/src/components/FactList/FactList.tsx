import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import { space, text, token } from '../../theme/index.ts'

/** A label with its value. */
export interface Fact {
  label: string
  /** Icon before the label. */
  icon?: ReactNode
  /** An empty value is shown as a dash. */
  value: ReactNode
}

export interface FactListProps {
  /** In reading order. */
  facts: readonly Fact[]
  /** `lines`: label left, value right; `tiles`: label over value, side by side. @default 'lines' */
  layout?: 'lines' | 'tiles'
}

/** List of labelled values. */
export function FactList({ facts, layout = 'lines' }: FactListProps) {
  return (
    <List data-layout={layout} style={{ '--columns': evenly(facts.length) } as CSSProperties}>
      {facts.map(({ label, icon, value }, index) => (
        <div key={`${index}-${label}`}>
          <dt>
            {icon}
            {label}
          </dt>
          <dd>{value === null || value === undefined || value === '' ? nothing : value}</dd>
        </div>
      ))}
    </List>
  )
}

/** Same placeholder as in tables. */
const nothing = '—'

/** Maximum number of tiles per row. */
const MOST = 6

/** Columns that distribute the tiles evenly over the rows: eight become four and four. */
const evenly = (count: number) => Math.ceil(count / Math.ceil(count / MOST)) || 1

const List = styled.dl`
  display: grid;
  gap: ${space[8]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    min-width: 0;
  }

  & dt {
    color: ${token('fg.muted')};
  }

  & dt:has(> [role='img']) {
    display: flex;
    align-items: center;
    gap: ${space[8]};
  }

  & dd {
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }

  &[data-layout='tiles'] {
    gap: ${space[16]} ${space[24]};
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(8rem, (100% - (var(--columns) - 1) * ${space[24]}) / var(--columns)), 1fr)
    );

    & > div {
      display: grid;
      align-content: start;
      gap: ${space[2]};
    }

    & dt {
      ${text('label')}
    }

    & dd {
      text-align: start;
    }
  }
`
