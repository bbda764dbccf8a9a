import type { RowKey } from '@zal/ui'
import { useState } from 'react'
import type { Identified } from './contract.ts'
import type { ListAddress } from './listAddress.ts'

/** Row selection of a list, across pages. */
export interface Chosen {
  rows: ReadonlyMap<number, Identified>
  /** Rows were selected under the current filters. */
  begun: boolean
  keys: ReadonlySet<RowKey>
  choose(keys: ReadonlySet<RowKey>): void
  /** Replaces the selection. */
  put(rows: readonly Identified[]): void
}

/** Row selection that survives pagination and resets when the filters change. */
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
