import type { Can } from './who.ts'

/** Permission checks of parts of a screen, by name. */
export type Needs = Record<string, (can: Can) => boolean>

/** Whether the named part is visible to this user. */
export const isFor = (needs: Needs | undefined, can: Can, name: string): boolean =>
  needs?.[name]?.(can) ?? true
