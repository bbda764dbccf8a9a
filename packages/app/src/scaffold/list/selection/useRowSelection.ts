import type { RowKey } from '@zal/ui'
import { useState } from 'react'
import type { Identified } from '../../api/index.ts'
import type { ListParamsState } from '../listParams.ts'

/** Row selection of a list, across pages. */
export interface RowSelection {
  rows: ReadonlyMap<number, Identified>
  /** Rows were selected under the current filters. */
  started: boolean
  keys: ReadonlySet<RowKey>
  select(keys: ReadonlySet<RowKey>): void
  /** Replaces the selection. */
  replace(rows: readonly Identified[]): void
}

/** Row selection that survives pagination and resets when the filters change. */
export function useRowSelection(
  shown: readonly Identified[] | undefined,
  address: ListParamsState,
): RowSelection {
  const filters = JSON.stringify([address.q, address.filters])
  const [state, setState] = useState({ filters: '', rows: none })
  const started = state.filters === filters
  const rows = started ? state.rows : none
  const put = (next: readonly Identified[]) =>
    setState({ filters, rows: new Map(next.map((row) => [row.id, row])) })
  return {
    rows,
    started,
    keys: new Set(rows.keys()),
    select: (keys) => {
      const known = new Map([...rows, ...(shown ?? []).map((row) => [row.id, row] as const)])
      put([...keys].flatMap((key) => known.get(Number(key)) ?? []))
    },
    replace: put,
  }
}

const none: ReadonlyMap<number, Identified> = new Map()
