import { CardGrid } from '@zal/ui'
import type { ReactNode } from 'react'
import type { Identified } from './contract.ts'

interface CardsProps<Row> {
  rows: readonly Row[]
  /** The cards are the main content of the page: J and K step through them. @default false */
  stepped?: boolean
  children(row: Row): ReactNode
}

/** A card for each row, side by side. */
export function Cards<Row extends Identified>({ rows, stepped, children }: CardsProps<Row>) {
  return (
    <CardGrid stepped={stepped}>
      {rows.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </CardGrid>
  )
}
