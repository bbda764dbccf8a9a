import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'

/** Number of components with unsaved work: typed values, or a member at the desk. */
export const unfinishedAtom = atom(0)

/** Marks unsaved work, which blocks automatic navigation. */
export function useUnfinished(isUnfinished: boolean) {
  const count = useSetAtom(unfinishedAtom)
  useEffect(
    function countAsUnfinished() {
      if (!isUnfinished) return
      count((before) => before + 1)
      return () => count((before) => before - 1)
    },
    [isUnfinished, count],
  )
}

/** Warns before the tab is closed while there are unsaved values. */
export function useLeaveWarning(dirty: boolean) {
  useUnfinished(dirty)
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
