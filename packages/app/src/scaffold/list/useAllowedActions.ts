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
 * Allowed actions on the rows of the current section. `allowedActionsOf(row)` uses the row's own
 * `allowed_actions`, which the server computes by the rule of the mutation, else the permission. A
 * `read_only` row allows nothing.
 */
export function useAllowedActions() {
  const { section } = useRouteContext()
  const can = useCan()
  const change = section.tabs.find(({ name }) => name === 'edit')?.allowed(can) ?? false
  const remove = can(section.permission, 'list', 'delete')
  const allowedActionsOf = useCallback(
    (row: Identified): AllowedActions => {
      const { allowed_actions, read_only } = row as {
        allowed_actions?: Partial<AllowedActions>
        read_only?: boolean
      }
      return read_only ? { change: false, remove: false } : { change, remove, ...allowed_actions }
    },
    [change, remove],
  )
  return { isPermitted: change || remove, allowedActionsOf }
}
