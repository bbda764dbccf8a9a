import { lazy, Suspense } from 'react'
import { useUi } from '../../theme/index.ts'
import { Skeleton, SkeletonText } from '../Skeleton/index.ts'
import { CardRow } from './CardRow.tsx'
import { All, Head, List, Sums } from './Cards.parts.ts'
import { AllTick } from './Tick.tsx'
import type { ViewProps } from './view.types.ts'

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))

/** Estimated card height in px before it is measured. */
const ABOUT = 128

/** Rows as cards, where a table does not fit. */
export function Cards<Row>(props: ViewProps<Row>) {
  const { label, columns, rows, keyOf, waiting = 8, virtual, total, totals, view, kit } = props
  const { words } = useUi()
  const bones = Array.from({ length: waiting }, (_, row) => (
    <li key={row}>
      <Head>
        <Skeleton width="55%" height="1.1em" />
      </Head>
      <SkeletonText lines={2} />
    </li>
  ))
  const card = (row: Row, at: number, measure?: (card: Element | null) => void) => {
    const key = keyOf(row)
    const chosen = view.selection?.has(key) ?? false
    const of = virtual ? (total ?? rows?.length) : undefined
    return (
      <CardRow key={key} row={row} at={at} chosen={chosen} kit={kit} of={of} measure={measure} />
    )
  }
  return (
    <>
      {view.selection && rows && (
        <All>
          <AllTick selection={view.selection} />
          <span aria-hidden>{words.table.selectAll}</span>
        </All>
      )}
      <List aria-label={label}>
        {rows === undefined ? (
          bones
        ) : virtual ? (
          <Suspense fallback={bones}>
            <VirtualRows
              count={rows.length}
              view={view}
              about={ABOUT}
              gap={(key, height) => <li key={key} aria-hidden data-gap style={{ height }} />}
              row={(at, measure) => {
                const row = rows[at]
                return row && card(row, at, measure)
              }}
            />
          </Suspense>
        ) : (
          rows.map((row, at) => card(row, at))
        )}
      </List>
      {totals && rows && rows.length > 0 && (
        <Sums>
          {columns
            .filter(({ id }) => totals[id] !== undefined)
            .map(({ id, label: name, align }) => (
              <div key={id} data-align={align}>
                <dt>{name}</dt>
                <dd>{totals[id]}</dd>
              </div>
            ))}
        </Sums>
      )}
    </>
  )
}
