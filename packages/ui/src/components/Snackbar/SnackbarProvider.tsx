import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useUi } from '../../theme/index.ts'
import { Snackbar } from './Snackbar.tsx'
import { Region } from './Snackbar.parts.ts'
import { SnackbarContext, type Notify, type Shown } from './snackbars.ts'
import { useSnackKeys } from './useSnackKeys.ts'

/** Maximum number of visible snackbars; the oldest is removed first. */
const most = 3

/** Shows notifications at the top of the screen, above dialogs. Place it once at the root. */
export function SnackbarProvider({ children }: { children: ReactNode }) {
  const { parts } = useUi().words
  const [snacks, setSnacks] = useState<Shown[]>([])
  const next = useRef(0)
  const region = useRef<HTMLDivElement>(null)
  const from = useRef<Element>(null)
  const leave = useCallback(() => {
    if (from.current instanceof HTMLElement) from.current.focus()
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }, [])
  const close = useCallback(
    (id: number) => {
      // Restores focus to where it was before the snackbar.
      if (region.current?.contains(document.activeElement)) leave()
      setSnacks((now) => now.filter((snack) => snack.id !== id))
    },
    [leave],
  )
  const notify: Notify = useCallback(
    (snack) => {
      const said = typeof snack === 'string' ? { words: snack } : snack
      const id = next.current++
      setSnacks((now) =>
        [...now.filter(({ words }) => words !== said.words), { ...said, id }].slice(-most),
      )
      return () => close(id)
    },
    [close],
  )
  const rememberFrom = ({ relatedTarget }: FocusEvent) => {
    if (!region.current?.contains(relatedTarget)) from.current = relatedTarget
  }
  useSnackKeys(snacks, { region, close, leave })
  return (
    <SnackbarContext value={notify}>
      {children}
      {createPortal(
        <Region
          ref={region}
          data-react-aria-top-layer="true"
          role="region"
          aria-label={parts.news}
          onFocus={rememberFrom}
        >
          {snacks.map((snack) => (
            <Snackbar key={snack.id} {...snack} onClose={() => close(snack.id)} />
          ))}
        </Region>,
        document.body,
      )}
    </SnackbarContext>
  )
}
