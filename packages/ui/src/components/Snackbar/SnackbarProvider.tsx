import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useUi } from '../../theme/index.ts'
import { Snackbar } from './Snackbar.tsx'
import { Region } from './Snackbar.parts.ts'
import { SnackbarContext, type Notify, type Snack } from './snackbars.ts'

/** Three at most; the oldest gives way. */
const most = 3

/** Holds what was said lately, at the top of the screen, over dialogs too. Stands once at the root. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const { parts } = useUi().words
  const [snacks, setSnacks] = useState<(Snack & { id: number })[]>([])
  const next = useRef(0)
  const notify: Notify = useCallback((snack) => {
    const said = typeof snack === 'string' ? { words: snack } : snack
    const id = next.current++
    setSnacks((now) =>
      [...now.filter(({ words }) => words !== said.words), { ...said, id }].slice(-most),
    )
  }, [])
  const close = useCallback(
    (id: number) => setSnacks((now) => now.filter((snack) => snack.id !== id)),
    [],
  )
  useUndoKey(snacks, close)
  return (
    <SnackbarContext value={notify}>
      {children}
      {createPortal(
        <Region data-react-aria-top-layer="true" role="region" aria-label={parts.news}>
          {snacks.map((snack) => (
            <Snackbar key={snack.id} {...snack} onClose={() => close(snack.id)} />
          ))}
        </Region>,
        document.body,
      )}
    </SnackbarContext>
  )
}

/** Ctrl+Z takes back the last thing that can be, unless somebody is typing. */
function useUndoKey(snacks: (Snack & { id: number })[], close: (id: number) => void) {
  useEffect(
    function listenForUndo() {
      const last = snacks.findLast(({ undo }) => undo)
      if (!last) return
      const press = (event: KeyboardEvent) => {
        const typing =
          event.target instanceof HTMLElement &&
          event.target.matches('input, textarea, [contenteditable]')
        if (typing || event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        last.undo?.()
        close(last.id)
      }
      document.addEventListener('keydown', press)
      return () => document.removeEventListener('keydown', press)
    },
    [snacks, close],
  )
}
