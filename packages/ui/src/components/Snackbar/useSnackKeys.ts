import { useEffect, type RefObject } from 'react'
import { useUndoKey } from '../shared/useUndoKey.ts'
import type { Shown } from './snackbars.ts'

interface Ways {
  region: RefObject<HTMLElement | null>
  close(id: number): void
  /** Restores focus. */
  leave(): void
}

/** Ctrl+Z runs the latest undo; F6 moves focus to the latest snackbar and back. */
export function useSnackKeys(snacks: readonly Shown[], { region, close, leave }: Ways) {
  const last = snacks.findLast(({ undo }) => undo)
  useUndoKey(
    last &&
      (() => {
        last.undo?.()
        close(last.id)
      }),
  )
  useEffect(
    function listenForNews() {
      const press = (event: KeyboardEvent) => {
        if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
        const said = [...(region.current?.children ?? [])]
        const last = said.map((each) => each.querySelector('button')).findLast(Boolean)
        if (!last) return
        event.preventDefault()
        if (region.current?.contains(document.activeElement)) leave()
        else last.focus()
      }
      document.addEventListener('keydown', press)
      return () => document.removeEventListener('keydown', press)
    },
    [region, leave],
  )
}
