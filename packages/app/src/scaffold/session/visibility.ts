import type { Can } from './session.ts'

/** Parts of a screen, by name, that are only for some. */
export type VisibleWhen = Record<string, (can: Can) => boolean>

/** Whether the part of this name is for this person. */
export const isVisible = (needs: VisibleWhen | undefined, can: Can, name: string): boolean =>
  needs?.[name]?.(can) ?? true
