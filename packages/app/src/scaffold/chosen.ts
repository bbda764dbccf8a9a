import type { RowKey } from '@zal/ui'
import { useState } from 'react'
import type { Identified } from './contract.ts'
import type { ListAddress } from './listAddress.ts'

/** The rows of a list that are chosen, on this page and on others. */
export interface Chosen {
  rows: ReadonlyMap<number, Identified>
  /** Some were chosen since the filters are what they are. */
  begun: boolean
  keys: ReadonlySet<RowKey>
  choose(keys: ReadonlySet<RowKey>): void
  /** Chooses these and no others. */
  put(rows: readonly Identified[]): void
}

/** The choice lasts as long as the filters stay; pages may be turned. */
export function useChosen(shown: readonly Identified[] | undefined, address: ListAddress): Chosen {
  const filters = JSON.stringify([address.q, address.filters])
  const [state, setState] = useState({ filters: '', rows: none })
  const begun = state.filters === filters
  const rows = begun ? state.rows : none
  const put = (next: readonly Identified[]) =>
    setState({ filters, rows: new Map(next.map((row) => [row.id, row])) })
  return {
    rows,
    begun,
    keys: new Set(rows.keys()),
    choose: (keys) => {
      const known = new Map([...rows, ...(shown ?? []).map((row) => [row.id, row] as const)])
      put([...keys].flatMap((key) => known.get(Number(key)) ?? []))
    },
    put,
  }
}

const none: ReadonlyMap<number, Identified> = new Map()
