import { Stack, type StackProps } from '@zal/ui'
import type { ReactNode } from 'react'
import type { Identified } from './contract.ts'

interface LinesProps<Row> extends Pick<StackProps, 'gap' | 'aria-live'> {
  rows: readonly Row[]
  children(row: Row): ReactNode
}

/** One line per row, stacked. */
export function Lines<Row extends Identified>({ rows, children, ...rest }: LinesProps<Row>) {
  return (
    <Stack role="list" {...rest}>
      {rows.map((row) => (
        <div key={row.id} role="listitem">
          {children(row)}
        </div>
      ))}
    </Stack>
  )
}
