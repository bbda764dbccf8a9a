import { lazy, Suspense } from 'react'
import { useUi } from '../../theme/index.ts'
import { Skeleton, SkeletonText } from '../Skeleton/index.ts'
import { CardRow } from './CardRow.tsx'
import { All, Head, List, Sums } from './Cards.parts.ts'
import { AllTick } from './Tick.tsx'
import type { ViewProps } from './view.types.ts'

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }))

/** How high a card is about, in px, before it is measured. */
const ABOUT = 128

/** The same rows where a table has no room. */
export function Cards<Row>(props: ViewProps<Row>) {
  const { label, columns, rows, keyOf, waiting = 8, virtual, totals, view } = props
  const { words } = useUi()
  const bones = Array.from({ length: waiting }, (_, row) => (
    <li key={row}>
      <Head>
        <Skeleton width="55%" height="1.1em" />
      </Head>
      <SkeletonText lines={2} />
    </li>
  ))
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
                return (
                  row && (
                    <CardRow key={keyOf(row)} row={row} at={at} table={props} measure={measure} />
                  )
                )
              }}
            />
          </Suspense>
        ) : (
          rows.map((row, at) => <CardRow key={keyOf(row)} row={row} at={at} table={props} />)
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
