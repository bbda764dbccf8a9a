import type { IconComponent } from '@zal/ui'
import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'

/** What the open screen can do by one letter, as the search and the list of keys show it. */
export interface ScreenKey {
  id: string
  label: string
  /** A capital Latin letter, by its place on the keyboard. */
  letter: string
  icon: IconComponent
  run(): void
}

export const screenKeysAtom = atom<readonly ScreenKey[]>([])

/**
 * Gives a screen a letter while it is open; undefined where there is nothing to do just now.
 *
 * @example
 * useScreenKey(canFreeze && { id: 'freeze', letter: 'F', label, icon: FreezeIcon, run: open })
 */
export function useScreenKey(key: ScreenKey | false | undefined) {
  const put = useSetAtom(screenKeysAtom)
  const run = useRef<() => void>(undefined)
  const { id, label, letter, icon } = key || {}
  // Together with the button that says it, not a moment later.
  useLayoutEffect(function rememberWhatItDoes() {
    run.current = key ? key.run : undefined
  })
  useLayoutEffect(
    function offerKey() {
      if (!id || !label || !letter || !icon) return
      const own = { id, label, letter, icon, run: () => run.current?.() }
      put((keys) => [...keys, own])
      return () => put((keys) => keys.filter((each) => each !== own))
    },
    [id, label, letter, icon, put],
  )
}
