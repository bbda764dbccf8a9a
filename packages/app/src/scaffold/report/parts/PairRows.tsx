import { chart, colourOf, formatNumber, Link, radius, space, text, token } from '@zal/ui'
import styled from 'styled-components'

export interface PairRow {
  id: string
  /** Between the two bars. */
  name: string
  left: number
  right: number
  leftHref?: string
  rightHref?: string
}

interface Side {
  name: string
  href?: string
}

interface PairRowsProps {
  label: string
  left: Side
  right: Side
  rows: readonly PairRow[]
}

/** Two bars a row that grow from the middle, such as women and men by age. */
export function PairRows({ label, left, right, rows }: PairRowsProps) {
  const most = Math.max(1, ...rows.flatMap((row) => [row.left, row.right]))
  const width = (value: number) => `${(value / most) * 100}%`
  const sum = (side: 'left' | 'right') => rows.reduce((total, row) => total + row[side], 0)
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <Head side={left} sum={sum('left')} />
          <td />
          <Head side={right} sum={sum('right')} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Half data-side="left">
                <Count value={row.left} href={row.leftHref} />
                <i style={{ width: width(row.left) }} aria-hidden />
              </Half>
            </td>
            <th scope="row">{row.name}</th>
            <td>
              <Half data-side="right">
                <i style={{ width: width(row.right) }} aria-hidden />
                <Count value={row.right} href={row.rightHref} />
              </Half>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Count = ({ value, href }: { value: number; href?: string }) =>
  href ? (
    <Link tone="quiet" href={href}>
      {formatNumber(value)}
    </Link>
  ) : (
    <span>{formatNumber(value)}</span>
  )

function Head({ side: { name, href }, sum }: { side: Side; sum: number }) {
  const words = `${name} ${formatNumber(sum)}`
  return (
    <th scope="col">
      {href ? (
        <Link tone="quiet" href={href}>
          {words}
        </Link>
      ) : (
        words
      )}
    </th>
  )
}

const Table = styled.table`
  ${text('label')}
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & :is(th, td) {
    padding: ${space[4]};
    font-weight: inherit;
  }

  & th {
    color: ${token('fg.muted')};
    text-align: center;
    white-space: nowrap;
  }
`

const Half = styled.span`
  display: flex;
  gap: ${space[8]};
  align-items: center;
  font-variant-numeric: tabular-nums;

  &[data-side='left'] {
    justify-content: flex-end;
  }

  & > i {
    min-width: ${space[2]};
    max-width: calc(100% - ${space[32]});
    height: ${space[12]};
    border-radius: ${radius.tag};
    background: ${chart(1)};
  }

  &[data-side='right'] > i {
    background: ${colourOf('tint')};
  }
`
