import { useCallback } from 'react'
import type { Identified } from './contract.ts'
import { usePlace } from './place.tsx'
import { useCan } from './who.ts'

/** Allowed actions of a row. */
interface May {
  change: boolean
  remove: boolean
}

/**
 * Allowed actions on the rows of the current section. `mayOf(row)` uses the row's own `may`, which
 * the server computes by the rule of the mutation, else the permission. A `read_only` row allows
 * nothing.
 */
export function useMay() {
  const { section } = usePlace()
  const can = useCan()
  const change = section.tabs.find(({ name }) => name === 'edit')?.allowed(can) ?? false
  const remove = can(section.permission, 'list', 'delete')
  const mayOf = useCallback(
    (row: Identified): May => {
      const { may, read_only } = row as { may?: Partial<May>; read_only?: boolean }
      return read_only ? { change: false, remove: false } : { change, remove, ...may }
    },
    [change, remove],
  )
  return { isPermitted: change || remove, mayOf }
}
