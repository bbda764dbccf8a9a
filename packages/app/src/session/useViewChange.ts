import { useAtomValue } from 'jotai'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { viewAsAtom } from '../scaffold/session/index.ts'
import { useSessionController } from './sessionController.ts'

/**
 * Calls back when this tab begins or stops to show the app as another person.
 *
 * @param begin loads everything again; gets the address to open
 */
export function useViewChange(begin: (place: string) => void) {
  const controller = useSessionController()
  const viewed = useAtomValue(viewAsAtom)
  const last = useRef(viewed)
  const start = useEffectEvent(begin)
  // Before the next paint, so that no screen of the one is shown with the rights of the other.
  useLayoutEffect(
    function startOver() {
      const before = last.current
      last.current = viewed
      if (before?.id === viewed?.id || !controller.storage.code()) return
      start(viewed ? '/home' : (before?.back ?? '/home'))
    },
    [viewed, controller],
  )
}
