import { BareLink, chart, radius, sideways, space, text, token, weight } from '@zal/ui'
import styled from 'styled-components'

export interface HeatCell {
  value: number
  /** Text of the cell. */
  said: string
  href?: string
}

export interface HeatRow {
  id: string
  name: string
  /** Plain cell before the others. */
  lead?: string
  /** In the order of the columns; there may be fewer. */
  cells: readonly HeatCell[]
}

interface HeatTableProps {
  label: string
  /** Head of the first column. */
  head?: string
  /** Head of the plain cells. */
  lead?: string
  columns: readonly string[]
  rows: readonly HeatRow[]
  /** Value of the strongest colour. @default the largest one */
  max?: number
}

/** Most of the first chart colour in a cell, in percent, so that its text stays legible. */
const STRONGEST = 50

/** Table whose cells are the stronger coloured the larger their values; each leads to its records. */
export function HeatTable({ label, head, lead, columns, rows, max }: HeatTableProps) {
  const values = rows.flatMap(({ cells }) => cells.map(({ value }) => value))
  const top = max ?? Math.max(1, ...values)
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {head ? <th scope="col">{head}</th> : <td />}
            {lead && <th scope="col">{lead}</th>}
            {columns.map((name) => (
              <th key={name} scope="col" data-cell>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, lead: plain, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {plain !== undefined && <td>{plain}</td>}
              {cells.map(({ value, said, href }, index) => (
                <td key={index} data-cell style={{ background: tint(value / top) }}>
                  {href ? <BareLink href={href}>{said}</BareLink> : said}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

const tint = (share: number) =>
  `color-mix(in srgb, ${chart(1)} ${Math.round(Math.min(1, Math.max(0, share)) * STRONGEST)}%, ${token('bg.surface')})`

const Scroll = styled.div`
  ${sideways}
  min-width: 0;
`

const Table = styled.table`
  ${text('label')}
  width: 100%;
  border-spacing: ${space[2]};
  border-collapse: separate;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${space[4]} ${space[8]};
    font-weight: ${weight.regular};
    text-align: end;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  & thead th {
    ${text('caption')}
    color: ${token('fg.muted')};
  }

  & [data-cell] {
    padding: 0;
    border-radius: ${radius.tag};
    text-align: center;
  }

  & td[data-cell] {
    min-width: ${space[32]};
    height: ${space[24]};
  }

  & a {
    display: block;
    padding: ${space[4]};
    border-radius: inherit;
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }
`
