import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** How many things on the screen would be lost by leaving it: typed and not saved, or somebody at the desk. */
export const unsavedChangesAtom = atom(0)

/** Nothing leads away by itself while something is unfinished. */
export function useUnsavedChanges(isUnfinished: boolean) {
  const count = useSetAtom(unsavedChangesAtom)
  useEffect(
    function countAsUnfinished() {
      if (!isUnfinished) return
      count((before) => before + 1)
      return () => count((before) => before - 1)
    },
    [isUnfinished, count],
  )
}

/** Asks before the tab is closed while something typed is not saved. */
export function useLeaveWarning(dirty: boolean) {
  useUnsavedChanges(dirty)
  useEffect(
    function warnBeforeUnload() {
      if (!dirty) return
      const warn = (event: BeforeUnloadEvent) => event.preventDefault()
      addEventListener('beforeunload', warn)
      return () => removeEventListener('beforeunload', warn)
    },
    [dirty],
  )
}
