import { useEffect, type RefObject } from 'react'
import type { Shown } from './snackbars.ts'

interface Ways {
  region: RefObject<HTMLElement | null>
  close(id: number): void
  /** Gives the focus back. */
  leave(): void
}

/** Ctrl+Z takes back the last thing that can be; F6 leads to the last thing that was said, and back. */
export function useSnackKeys(snacks: readonly Shown[], { region, close, leave }: Ways) {
  useEffect(
    function listenForUndo() {
      const last = snacks.findLast(({ undo }) => undo)
      if (!last) return
      const press = (event: KeyboardEvent) => {
        if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey)) return
        if (hasOwnUndo(event.target)) return
        event.preventDefault()
        last.undo?.()
        close(last.id)
      }
      document.addEventListener('keydown', press)
      return () => document.removeEventListener('keydown', press)
    },
    [snacks, close],
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

const typing = 'input:not([type=radio], [type=checkbox]), textarea, [contenteditable]'

/** Whether the key belongs to a field: one with words in it. An empty one has nothing to take back. */
function hasOwnUndo(target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || !target.matches(typing)) return false
  return ('value' in target ? target.value : target.textContent) !== ''
}
