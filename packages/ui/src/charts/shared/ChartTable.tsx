import styled from 'styled-components'
import { line, space, text, token, unseen } from '../../theme/index.ts'

/** Values of a chart as text; the first cell of a row is its header. */
export interface TableFigures {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

interface ChartTableProps extends TableFigures {
  /** Caption of the table. */
  label: string
  /** Visually hidden, for screen readers only. */
  hidden: boolean
}

/** Values of a chart as a table: always available to screen readers, and to others on demand. */
export function ChartTable({ label, head, rows, hidden }: ChartTableProps) {
  return (
    <Scroll data-hidden={hidden} {...(hidden ? {} : reachable(label))}>
      <Table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={index}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

/** A wide table scrolls horizontally, also by keys. */
const reachable = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 })

const Scroll = styled.div`
  overflow-x: auto;

  &[data-hidden='true'] {
    ${unseen}
  }
`

const Table = styled.table`
  ${text('label')}
  width: 100%;
  border-collapse: collapse;

  & caption {
    ${unseen}
  }

  & th,
  & td {
    padding: ${space[8]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    text-align: end;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  & th {
    color: ${token('fg.muted')};
    font-weight: inherit;
  }

  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
`
