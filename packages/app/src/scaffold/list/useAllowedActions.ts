import { useCallback } from 'react'
import type { Identified } from '../api/index.ts'
import { useRouteContext } from '../routing/index.ts'
import { useCan } from '../session/index.ts'

/** Allowed actions of a row. */
interface AllowedActions {
  change: boolean
  remove: boolean
}

/**
 * Allowed actions on the rows of the current section. `mayOf(row)` uses the row's own `may`, which
 * the server computes by the rule of the mutation, else the permission. A `read_only` row allows
 * nothing.
 */
export function useAllowedActions() {
  const { section } = useRouteContext()
  const can = useCan()
  const change = section.tabs.find(({ name }) => name === 'edit')?.allowed(can) ?? false
  const remove = can(section.permission, 'list', 'delete')
  const allowedActionsOf = useCallback(
    (row: Identified): AllowedActions => {
      const { may, read_only } = row as { may?: Partial<AllowedActions>; read_only?: boolean }
      return read_only ? { change: false, remove: false } : { change, remove, ...may }
    },
    [change, remove],
  )
  return { isPermitted: change || remove, allowedActionsOf }
}
