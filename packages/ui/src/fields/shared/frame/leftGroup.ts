import type { FocusEvent } from 'react'

/** Calls back when the focus leaves the whole group, not when it moves inside. */
export const leftGroup =
  (onLeave: (() => void) | undefined) =>
  ({ currentTarget, relatedTarget }: FocusEvent<Element>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.()
  }
