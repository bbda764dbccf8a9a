import { type ComponentProps, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Mark } from '../../../fields/shared/options/Choice.tsx'
import { hitArea, line, space, token, useUi } from '../../../theme/index.ts'
import type { Selection } from './useSelection.ts'
import { rowMark } from './useRowKeys.ts'

interface RowTickProps {
  choose: Selection['press']
  at: number
  checked: boolean
  /** Id of the element that names the row. */
  named: string
  /** Focus target of the row where it has no link. */
  leads: boolean
}

/** Checkbox of a row; with Shift it selects the range from the last one. */
export function RowTick({ choose, at, checked, named, leads }: RowTickProps) {
  const { table } = useUi().words
  return (
    <Box
      type="checkbox"
      id={`${named}-tick`}
      aria-label={table.select}
      aria-labelledby={`${named}-tick ${named}`}
      checked={checked}
      onChange={({ nativeEvent }) =>
        choose(at, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      {...(leads ? rowMark : {})}
    />
  )
}

/** Checkbox in the header that selects all loaded rows, or none. */
export function AllTick({
  selection,
  ...rest
}: { selection: Selection } & ComponentProps<'input'>) {
  const box = useRef<HTMLInputElement>(null)
  const { table } = useUi().words
  const { state, all, clear } = selection
  useEffect(
    function showSome() {
      if (box.current) box.current.indeterminate = state === 'some'
    },
    [state],
  )
  return (
    <Box
      ref={box}
      type="checkbox"
      aria-label={table.selectAll}
      checked={state === 'all'}
      onChange={state === 'all' ? clear : all}
      {...rest}
    />
  )
}

const Box = styled(Mark)`
  ${hitArea}
  cursor: pointer;
  vertical-align: middle;

  /* The box is smaller than its target. */
  &,
  &:is(:checked, :indeterminate),
  &:hover:enabled:not(:checked) {
    border: ${line.bold} solid transparent;
    background-clip: padding-box;
  }

  &:not(:checked, :indeterminate) {
    box-shadow: inset 0 0 0 ${line.hair} ${token('border.control')};
  }

  &:indeterminate {
    background-color: ${token('secondary.solid')};
  }

  &:indeterminate::before {
    height: ${line.ring};
    width: ${space[12]};
    clip-path: none;
    scale: 1;
  }
`
