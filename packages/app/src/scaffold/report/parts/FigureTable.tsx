import { line, sideways, space, text, token, weight } from '@zal/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface FigureRow {
  id: string
  name: string
  /** Small words below the name. */
  note?: string
  /** One per column after the first. */
  cells: readonly ReactNode[]
}

interface FigureTableProps {
  label: string
  /** Heads of the columns; the first one is of the names. */
  head: readonly string[]
  rows: readonly FigureRow[]
  /** Row of the totals. */
  total?: Omit<FigureRow, 'id'>
}

/** Figures in a card: a row per thing with a few numbers, the last one in bold. */
export function FigureTable({ label, head, rows, total }: FigureTableProps) {
  const row = ({ name, note, cells }: Omit<FigureRow, 'id'>, before = 0) => (
    <>
      <th scope="row" colSpan={before + 1}>
        {name}
        {note && <Note>{note}</Note>}
      </th>
      {cells.slice(before).map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </>
  )
  // The name of the totals is over the columns that have none, so that it does not widen the first one.
  const empty = Math.max(0, total?.cells.findIndex((cell) => cell !== '') ?? 0)
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            {head.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={each.id}>{row(each)}</tr>
          ))}
          {total && <tr data-total>{row(total, empty)}</tr>}
        </tbody>
      </Table>
    </Scroll>
  )
}

const Scroll = styled.div`
  ${sideways}
  min-width: 0;
`

const Table = styled.table`
  ${text('dense')}
  width: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${space[8]} ${space[8]};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.regular};
    text-align: end;
    white-space: nowrap;
  }

  & th:first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
  }

  & thead th {
    ${text('caption')}
    color: ${token('fg.muted')};
  }

  & tbody > tr > * {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & tbody > [data-total] > th {
    white-space: nowrap;
  }

  & tbody > tr > td:last-child,
  & tbody > [data-total] > * {
    font-weight: ${weight.strong};
  }
`

const Note = styled.small`
  ${text('caption')}
  display: block;
  color: ${token('fg.muted')};
`
