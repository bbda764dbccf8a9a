import { BareLink, formatNumber, line, sideways, space, text, token, weight } from '@zal/ui'
import styled from 'styled-components'

export interface BucketCell {
  value: number | null
  href?: string
}

export interface BucketRow {
  id: string
  label: string
  /** One per bucket. */
  cells: readonly BucketCell[]
  /** The sum, in bold below a line. */
  isTotal?: boolean
  /** Quieter: a comparison. */
  isQuiet?: boolean
}

interface BucketTableProps {
  label: string
  /** Names of the buckets: days, weeks or months. */
  buckets: readonly string[]
  rows: readonly BucketRow[]
  /** Index of the bucket of today. */
  current?: number
}

/** Figures below a chart: a column per day, a row per kind; each leads to its records. */
export function BucketTable({ label, buckets, rows, current }: BucketTableProps) {
  return (
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <thead>
          <tr>
            <td />
            {buckets.map((name, index) => (
              <th key={index} scope="col" data-current={index === current}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: words, cells, isTotal, isQuiet }) => (
            <tr key={id} data-total={isTotal} data-quiet={isQuiet}>
              <th scope="row">{words}</th>
              {cells.map(({ value, href }, index) => (
                <td key={index} data-current={index === current}>
                  {value === null ? (
                    '\u2014'
                  ) : href ? (
                    <BareLink href={href}>{formatNumber(value)}</BareLink>
                  ) : (
                    formatNumber(value)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

const Scroll = styled.div`
  ${sideways}
  min-width: 0;
  border-block: ${line.hair} solid ${token('border.subtle')};
`

const Table = styled.table`
  ${text('label')}
  width: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: ${space[4]} ${space[8]};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.regular};
    text-align: end;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }

  & [data-current='true'] {
    background: ${token('bg.selected')};
  }

  & [data-total='true'] > * {
    border-block-start: ${line.hair} solid ${token('border.default')};
    font-weight: ${weight.strong};
  }

  & [data-quiet='true'] > * {
    color: ${token('fg.muted')};
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    text-decoration: underline;
  }
`
