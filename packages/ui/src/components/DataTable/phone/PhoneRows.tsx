import { Fragment } from 'react'
import { formatNumber } from '../../../format/index.ts'
import { useUi } from '../../../theme/index.ts'
import { Skeleton } from '../../Skeleton/index.ts'
import { groupAt } from '../rows/groupHeads.ts'
import { AllTick } from '../rows/Tick.tsx'
import type { ViewProps } from '../view.types.ts'
import { PhoneRow } from './PhoneRow.tsx'
import { All } from '../cards/Cards.styles.ts'
import { Bone, GroupHead, List } from './PhoneRows.styles.ts'

/** Rows of two lines, where a table does not fit: picture, name and a line, the end. */
export function PhoneRows<Row>(props: ViewProps<Row>) {
  const { label, rows, keyOf, waiting = 8, narrowActions = true, view, kit } = props
  const { words } = useUi()
  const { selection } = view
  const selecting = selection !== undefined && selection.state !== 'none'
  return (
    <>
      {selecting && (
        <All>
          <AllTick selection={selection} />
          <span aria-hidden>{words.table.selectAll}</span>
        </All>
      )}
      <List aria-label={label}>
        {rows === undefined
          ? Array.from({ length: waiting }, (_, row) => (
              <li key={row}>
                <Bone>
                  <Skeleton width="55%" height="1em" />
                  <Skeleton width="35%" height="0.75em" />
                </Bone>
              </li>
            ))
          : rows.map((row, at) => {
              const group = groupAt(rows, at, props.groupOf)
              return (
                <Fragment key={keyOf(row)}>
                  {group && (
                    <GroupHead>
                      <strong>{group.label}</strong>
                      {group.count !== undefined && <span>{formatNumber(group.count)}</span>}
                    </GroupHead>
                  )}
                  <PhoneRow
                    row={row}
                    at={at}
                    chosen={selection?.has(keyOf(row)) ?? false}
                    selecting={selecting}
                    hasActions={narrowActions}
                    kit={kit}
                  />
                </Fragment>
              )
            })}
      </List>
    </>
  )
}
