import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Mark } from '../../fields/shared/options/Choice.tsx'
import { fill } from '../../format/index.ts'
import { GripIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { inOrder, moved, toggled } from '../DataTable/layout.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import { Foot, Forms, Grip, List, Said } from './ColumnsList.styles.ts'
import type { ColumnsMenuProps } from './ColumnsMenu.tsx'
import { useDragged } from './useDragged.ts'

/** Content of the columns menu: a checkbox and a drag handle per column. */
export function ColumnsList({
  columns,
  layout,
  onLayout,
  density = 'regular',
  onDensity,
  forms = [],
  form = '',
  onForm,
  formLabel = '',
}: ColumnsMenuProps) {
  const { table } = useUi().words
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const gripped = useRef<string>(undefined)
  const ordered = inOrder(columns, layout)
  const move = (id: string, to: number) => {
    const next = moved(columns, layout, id, to)
    const at = inOrder(columns, next).findIndex((one) => one.id === id)
    const name = columns.find((one) => one.id === id)?.label ?? ''
    gripped.current = id
    setSaid(fill(table.place, { name, place: at + 1, count: columns.length }))
    onLayout(next)
  }
  const { held, hold } = useDragged(list, move)
  const press = (id: string, at: number) => (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    move(id, at + step)
  }
  useLayoutEffect(function keepFocusOnGrip() {
    // Moving an element in the DOM drops focus.
    const grip =
      gripped.current &&
      list.current?.querySelector<HTMLElement>(`[data-grip="${gripped.current}"]`)
    gripped.current = undefined
    if (grip) grip.focus()
  })
  return (
    <>
      {onForm && forms.length > 1 && (
        <Forms>
          <SegmentedControl label={formLabel} value={form} onChange={onForm} segments={forms} />
        </Forms>
      )}
      <List ref={list}>
        {ordered.map(({ id, label }, at) => (
          <li key={id} data-held={held === id}>
            <label>
              <Mark
                type="checkbox"
                checked={at === 0 || !layout.hidden?.includes(id)}
                disabled={at === 0}
                onChange={() => onLayout(toggled(layout, id))}
              />
              {label}
            </label>
            {at > 0 && (
              <Grip
                data-grip={id}
                aria-label={fill(table.move, { name: label })}
                onKeyDown={press(id, at)}
                onPointerDown={() => hold(id)}
              >
                <GripIcon aria-hidden />
              </Grip>
            )}
          </li>
        ))}
      </List>
      <Said role="status">{said}</Said>
      <Foot>
        {onDensity && (
          <SegmentedControl
            label={table.density}
            value={density}
            onChange={onDensity}
            segments={[
              { id: 'comfortable', label: table.comfortable },
              { id: 'regular', label: table.regular },
              { id: 'compact', label: table.compact },
            ]}
          />
        )}
        {columns.length > 0 && (
          <Button tone="ghost" size="xs" onClick={() => onLayout({})}>
            {table.reset}
          </Button>
        )}
      </Foot>
    </>
  )
}
