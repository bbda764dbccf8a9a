import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, space, text, token } from '../../theme/index.ts'

export interface Fact {
  label: string
  /** Nothing is written as a dash. */
  value: ReactNode
}

export interface FactListProps {
  /** Labels with their values, in reading order. */
  facts: readonly Fact[]
  /** `lines`: label left, value right; `tiles`: label over value, side by side. @default 'lines' */
  layout?: 'lines' | 'tiles'
}

/** What is known about a thing, one fact a line. */
export function FactList({ facts, layout = 'lines' }: FactListProps) {
  return (
    <List data-layout={layout}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? nothing : value}</dd>
        </div>
      ))}
    </List>
  )
}

const nothing = '—'

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

  & dd {
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }

  &[data-layout='tiles'] {
    grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
    gap: ${space[16]} ${space[24]};

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

  ${media.below('sm')} {
    &[data-layout='tiles'] {
      grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    }
  }
`
