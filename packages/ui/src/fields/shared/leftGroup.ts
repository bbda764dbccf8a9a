import type { FocusEvent } from 'react'

/** Blur handler that ignores focus moves inside the group. */
export const leftGroup =
  (onLeave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }
