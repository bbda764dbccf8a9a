import type { IconComponent } from '@zal/ui'
import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect, useRef } from 'react'

/** A single-letter command of the open screen, as the search and the shortcut list show it. */
export interface ScreenKey {
  id: string
  label: string
  /** A capital Latin letter, matched by its physical key. */
  letter: string
  icon: IconComponent
  run(): void
}

export const screenKeysAtom = atom<readonly ScreenKey[]>([])

/**
 * Registers a single-letter command while the screen is open; a falsy value registers nothing.
 *
 * @example
 * useScreenKey(canFreeze && { id: 'freeze', letter: 'F', label, icon: FreezeIcon, run: open })
 */
export function useScreenKey(key: ScreenKey | false | undefined) {
  const put = useSetAtom(screenKeysAtom)
  const run = useRef<() => void>(undefined)
  const { id, label, letter, icon } = key || {}
  // A layout effect, so that the command works as soon as its button is visible.
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
