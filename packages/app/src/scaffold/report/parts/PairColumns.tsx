import { BareLink, colourOf, formatNumber, line, radius, space, text, token, unseen } from '@zal/ui'
import styled from 'styled-components'
import { ChartLegend } from './CardParts.tsx'

export interface PairColumn {
  id: string
  /** Below the two bars. */
  name: string
  up: number
  down: number
  upHref?: string
  downHref?: string
}

interface PairColumnsProps {
  label: string
  /** Names of the bars above and below the middle. */
  up: string
  down: string
  columns: readonly PairColumn[]
}

/** Two bars a column that grow up and down from the middle, such as new and lost members by week. */
export function PairColumns({ label, up, down, columns }: PairColumnsProps) {
  const most = Math.max(1, ...columns.flatMap((column) => [column.up, column.down]))
  const bar = (value: number, href: string | undefined) => {
    const content = (
      <>
        <span>{formatNumber(value)}</span>
        <i style={{ flexGrow: value / most }} aria-hidden />
      </>
    )
    return href ? <Bar href={href}>{content}</Bar> : <Bar as="span">{content}</Bar>
  }
  return (
    <>
      <ChartLegend
        items={[
          { name: up, shape: 'bar' },
          { name: down, shape: 'rest' },
        ]}
      />
      <Table aria-label={label}>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr data-side="up">
            <th scope="row">
              <span>{up}</span>
            </th>
            {columns.map(({ id, up: value, upHref }) => (
              <td key={id}>{bar(value, upHref)}</td>
            ))}
          </tr>
          <tr data-side="down">
            <th scope="row">
              <span>{down}</span>
            </th>
            {columns.map(({ id, down: value, downHref }) => (
              <td key={id}>{bar(value, downHref)}</td>
            ))}
          </tr>
        </tbody>
      </Table>
    </>
  )
}

const Table = styled.table`
  ${text('label')}
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  & thead {
    display: table-footer-group;
  }

  & td {
    padding: 0 ${space[4]};
  }

  & :is(thead td, tbody th) {
    width: 0;
    padding: 0;
  }

  /* The legend says the same. */
  & tbody th > span {
    ${unseen}
  }

  & thead th {
    padding-block-start: ${space[8]};
    color: ${token('fg.muted')};
    font-weight: inherit;
    white-space: nowrap;
  }

  & [data-side='up'] > td {
    border-block-end: ${line.hair} solid ${token('border.strong')};
  }

  & [data-side='down'] a,
  & [data-side='down'] td > span {
    flex-direction: column-reverse;
    justify-content: flex-end;
  }

  & [data-side='down'] i {
    border-radius: 0 0 ${radius.tag} ${radius.tag};
    background: ${colourOf('rest')};
  }
`

/** A value beside its bar, over the whole height of the half. */
const Bar = styled(BareLink)`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  height: 6rem;
  color: inherit;
  text-decoration: none;

  &:is(a):hover > span {
    text-decoration: underline;
  }

  & > span {
    flex: none;
  }

  & > i {
    flex-basis: 0;
    width: 100%;
    max-width: ${space[32]};
    border-radius: ${radius.tag} ${radius.tag} 0 0;
    background: ${colourOf(1)};
  }
`
