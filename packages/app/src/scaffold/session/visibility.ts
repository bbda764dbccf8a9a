import type { Can } from './session.ts'

/** Permission checks of parts of a screen, by name. */
export type VisibleWhen = Record<string, (can: Can) => boolean>

/** Whether the named part is visible to this user. */
export const isVisible = (needs: VisibleWhen | undefined, can: Can, name: string): boolean =>
  needs?.[name]?.(can) ?? true
