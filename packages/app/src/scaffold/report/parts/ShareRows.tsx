import { BareLink, formatNumber, radius, space, text, token } from '@zal/ui'
import styled from 'styled-components'
import { colourOfPart, type PartColour } from './ShareBar.tsx'

export interface ShareRow extends PartColour {
  id: string | number
  name: string
  value: number
  /** In whole percent of the sum. */
  percent?: number
  href?: string
}

/** Parts of a whole, written beside their drawing; each leads to its records. */
export function ShareRows({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  return (
    <Rows aria-label={label}>
      {rows.map(({ id, name, value, percent, href, ...colour }) => {
        const content = (
          <>
            <Dot style={{ background: colourOfPart(colour) }} aria-hidden />
            <span>{name}</span>
            <b>{formatNumber(value)}</b>
            {percent !== undefined && <small>{`${percent}\u00a0%`}</small>}
          </>
        )
        return (
          <li key={id}>
            {href ? <Row href={href}>{content}</Row> : <Row as="div">{content}</Row>}
          </li>
        )
      })}
    </Rows>
  )
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled(BareLink)`
  ${text('dense')}
  display: flex;
  gap: ${space[8]};
  align-items: center;
  min-height: 1.6875rem;
  border-radius: ${radius.tag};
  color: inherit;
  text-decoration: none;

  &:is(a):hover {
    background: ${token('bg.hover')};
  }

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & > b {
    font-variant-numeric: tabular-nums;
    font-weight: inherit;
    white-space: nowrap;
  }

  & > small {
    ${text('caption')}
    min-width: 2.5rem;
    color: ${token('fg.muted')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
`

const Dot = styled.span`
  flex: none;
  width: ${space[8]};
  height: ${space[8]};
  border-radius: ${radius.tag};
`
