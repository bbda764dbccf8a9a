import { useCallback } from 'react'
import type { Identified } from '../api/index.ts'
import { useRouteContext } from '../routing/index.ts'
import { useCan } from '../session/index.ts'

/** What may be done with a row of any list. */
interface AllowedActions {
  change: boolean
  remove: boolean
}

/**
 * What the person may do with the rows of the open section. `allowedActionsOf` a row goes by what the row itself says, as the
 * server writes it by the rule of the write; where it says nothing, by the permission. Who is only looked at stays so.
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
