import { BareLink, line, radius, space, text, token, weight } from '@zal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface SumRow {
  label: string
  value: ReactNode
  href?: string
  /** The result below a line, in bold. */
  isTotal?: boolean
}

/** Sums below each other, the last one below a line. */
export function SumRows({ rows }: { rows: readonly SumRow[] }) {
  return (
    <List>
      {rows.map(({ label, value, href, isTotal }) => (
        <Row key={label} data-total={isTotal}>
          <dt>{label}</dt>
          <dd>{href ? <Way href={href}>{value}</Way> : value}</dd>
        </Row>
      ))}
    </List>
  )
}

const List = styled.dl`
  ${text('dense')}
  display: grid;
  margin: 0;
`

const Row = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 1.6875rem;

  & > dt {
    color: ${token('fg.muted')};
  }

  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  &[data-total='true'] {
    margin-block-start: ${space[8]};
    padding-block-start: ${space[8]};
    border-block-start: ${line.hair} solid ${token('border.subtle')};
    font-weight: ${weight.strong};
  }

  &[data-total='true'] > dt {
    color: inherit;
  }
`

const Way = styled(BareLink)`
  border-radius: ${radius.tag};
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
