import { overridesBetween } from '../core/auth/permissions.ts'
import type { Permissions } from '../core/operation/context.ts'
import { people, type Person } from './fixture.ts'

/** Gives a person exactly these rights; null gives those of the role. */
export function setRights(
  api: { sql: (merchant: number, text: string, values: unknown[]) => Promise<unknown> },
  person: Person,
  tree: Permissions | null,
) {
  const { id, merchant, role } = people[person]
  const overrides = tree ? overridesBetween(role, tree) : {}
  return api.sql(merchant, 'update staff set overrides = $1 where id = $2', [
    JSON.stringify(overrides),
    id,
  ])
}
