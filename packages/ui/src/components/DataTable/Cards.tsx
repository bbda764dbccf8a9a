import styled from 'styled-components'
import { line, motion, space, text, token, weight } from '../../theme/index.ts'
import { BareLink } from '../Link/index.ts'
import { Skeleton, SkeletonText } from '../Skeleton/index.ts'
import type { Column, DataTableProps } from './table.types.ts'
import { rowMark } from './useRowKeys.ts'

/** The same rows where a table has no room. */
export function Cards<Row>({
  label,
  columns,
  rows,
  keyOf,
  hrefOf,
  actions,
  isDimmed,
  waiting = 8,
}: DataTableProps<Row>) {
  const place = (column: Column<Row>) => column.card ?? (column === columns[0] ? 'title' : 'line')
  const at = (where: string) => columns.filter((column) => place(column) === where)
  return (
    <List aria-label={label}>
      {rows === undefined
        ? Array.from({ length: waiting }, (_, row) => (
            <li key={row}>
              <Head>
                <Skeleton width="55%" height="1.1em" />
              </Head>
              <SkeletonText lines={2} />
            </li>
          ))
        : rows.map((row) => {
            const href = hrefOf?.(row)
            const title = at('title').map(({ id, render }) => <span key={id}>{render(row)}</span>)
            return (
              <li key={keyOf(row)} data-dimmed={isDimmed?.(row)} data-leads={Boolean(href)}>
                <Head>
                  {href ? (
                    <Lead href={href} {...rowMark}>
                      {title}
                    </Lead>
                  ) : (
                    <strong>{title}</strong>
                  )}
                  {at('corner').map(({ id, render }) => (
                    <span key={id}>{render(row)}</span>
                  ))}
                  {actions && <Above>{actions(row)}</Above>}
                </Head>
                {at('line').length > 0 && (
                  <dl>
                    {at('line').map(({ id, label: name, align, render }) => (
                      <div key={id} data-align={align}>
                        <dt>{name}</dt>
                        <dd>{render(row)}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            )
          })}
    </List>
  )
}

const List = styled.ul`
  & > li {
    position: relative;
    display: grid;
    gap: ${space[8]};
    padding: ${space[12]} ${space[16]};
    transition: background-color ${motion.colour};
  }

  & > li + li {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & > li[data-leads='true']:active {
    background: ${token('bg.hover')};
  }

  & > li[data-dimmed='true'] {
    background: ${token('bg.canvas')};
    color: ${token('fg.muted')};
  }

  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[24]};
  }

  & dl > div[data-align='end'] {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & dt {
    ${text('label')}
    color: ${token('fg.subtle')};
  }

  & dd {
    min-width: 0;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};

  & > :first-child {
    flex: 1;
    min-width: 0;
    font-weight: ${weight.strong};
  }
`

// The link covers its card, so that a thumb finds it anywhere.
const Lead = styled(BareLink)`
  color: inherit;
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;

    &::after {
      outline: ${line.ring} solid ${token('focus.ring')};
      outline-offset: -${line.ring};
    }
  }
`

const Above = styled.span`
  position: relative;
  z-index: 1;
`
