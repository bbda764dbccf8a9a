import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, space, text, token } from '../../theme/index.ts'

export interface Fact {
  label: string
  value: ReactNode
}

export interface FactListProps {
  facts: Fact[]
  /** `rows` puts the value beside its label, `grid` under it, `compact` is rows for cards. @default 'rows' */
  layout?: 'rows' | 'grid' | 'compact'
}

/** Facts of a record: what each is called and what it is. */
export function FactList({ facts, layout = 'rows' }: FactListProps) {
  return (
    <List data-layout={layout}>
      {facts.map(({ label, value }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </List>
  )
}

const Row = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  min-width: 0;

  dt {
    ${text('label')}
    flex: none;
    max-width: 50%;
    color: ${token('fg.muted')};
  }

  dd {
    min-width: 0;
    text-align: end;
  }
`
const List = styled.dl`
  display: grid;
  gap: ${space[12]};

  &[data-layout='compact'] {
    gap: ${space[4]};
  }

  &[data-layout='grid'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
    gap: ${space[16]} ${space[24]};

    ${media.below('sm')} {
      grid-template-columns: 1fr 1fr;
    }

    ${Row} {
      display: grid;
      align-content: start;
      justify-content: stretch;
    }

    dt {
      max-width: none;
    }

    dd {
      text-align: start;
    }
  }
`
