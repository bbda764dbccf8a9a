import type { Staff } from './staff.data.ts'

/** Paths that a person has apart from the role (true), or lacks though the role has them (false). */
export type Overrides = Readonly<Record<string, boolean>>

export type RightState = 'role' | 'granted' | 'taken'

/**
 * A right as people see it: one row of the editor. Payments have two tabs in the tree of permissions, which are granted
 * and taken together.
 */
export interface Right {
  /** Path of the first of its permissions. */
  path: string
  section: string
  part: string
  action: string
}

/** Tabs that are granted and taken together with another. */
const twins: Record<string, string> = { 'payment.list': 'payment.history' }

/** The right of a path; the right of a tab itself is `view`. */
export function rightOf(path: string): Right {
  const [section = '', part = '', action = 'view'] = path.split('.')
  return { path, section, part, action }
}

/** Every path of a right. */
export function pathsOf(path: string): string[] {
  const tab = path.split('.', 2).join('.')
  const twin = twins[tab]
  return twin ? [path, path.replace(tab, twin)] : [path]
}

export const overridesOf = ({ permissions }: Pick<Staff, 'permissions'>): Overrides => ({
  ...Object.fromEntries(permissions.granted.map((path) => [path, true])),
  ...Object.fromEntries(permissions.taken.map((path) => [path, false])),
})

export const stateOf = (overrides: Overrides, path: string): RightState =>
  overrides[path] === undefined ? 'role' : overrides[path] ? 'granted' : 'taken'

/** The overrides with one right in another state. What the role says anyway needs no override. */
export function withState(
  overrides: Overrides,
  path: string,
  state: RightState,
  inRole: boolean,
): Overrides {
  const changed = new Map(Object.entries(overrides))
  for (const each of pathsOf(path)) {
    if (state === 'role' || (state === 'granted') === inRole) changed.delete(each)
    else changed.set(each, state === 'granted')
  }
  return Object.fromEntries(changed)
}

/** Whether the person has the right. */
export const hasRight = (overrides: Overrides, role: ReadonlySet<string>, path: string) =>
  overrides[path] ?? role.has(path)

/** Rights of the list whose state differs between two sets of overrides. */
export const changesBetween = (before: Overrides, after: Overrides, paths: readonly string[]) =>
  paths.filter((path) => before[path] !== after[path])

/** The overrides as the server takes them. */
export const permissionsOf = (overrides: Overrides): Staff['permissions'] => {
  const all = Object.entries(overrides)
  const named = (wanted: boolean) =>
    all.filter(([, isGranted]) => isGranted === wanted).map(([path]) => path)
  return { granted: named(true), taken: named(false) }
}

/** Owners are told of a new right to these. */
export const isMoneyRight = (path: string) =>
  /^payment\.(list|history)\.(void|refund)$|^deposit\.list\.return$|^finance\.salary/.test(path)

/** Whether the path is counted by another one. */
export const isTwin = (path: string) =>
  Object.values(twins).some((tab) => path === tab || path.startsWith(`${tab}.`))
