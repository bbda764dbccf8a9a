import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorBoundary, lazyDialog, LoadingBar } from '../scaffold/feedback/index.ts'
import { signInAgainAtom } from '../session/sessionController.ts'
import { useChangeCurrentUser, useCurrentUser, viewAsAtom } from '../scaffold/session/index.ts'
import { overlayAtom } from './overlays.ts'
import { useIdle } from './idle/useIdle.ts'
import { useShortcuts } from './keyboard/useShortcuts.ts'
import { useScan } from './keyboard/useScan.ts'

const overlays = {
  search: lazyDialog(async () => (await import('./palette/Palette.tsx')).Palette),
  keys: lazyDialog(async () => (await import('./keyboard/KeySheet.tsx')).KeySheet),
  updates: lazyDialog(async () => (await import('./updates/UpdatesDialog.tsx')).AllUpdates),
  pin: lazyDialog(async () => (await import('./header/PinDialog.tsx')).PinDialog),
}

const NewUpdates = lazyDialog(async () => (await import('./updates/UpdatesDialog.tsx')).NewUpdates)
const IdleDialog = lazyDialog(async () => (await import('./idle/IdleDialog.tsx')).IdleDialog)

const SignInAgain = lazy(async () => ({
  default: (await import('../session/signIn/SignInAgain.tsx')).SignInAgain,
}))

/**
 * Dialogs above the page: sign-in of an expired session, idle warning, new release,
 * search, shortcuts and PIN;
 * each chunk loads when it first opens.
 */
export function Overlays() {
  const ended = useAtomValue(signInAgainAtom)
  const [overlay, setOverlay] = useAtom(overlayAtom)
  const { show_updates: showsUpdates } = useCurrentUser()
  const isViewing = useAtomValue(viewAsAtom) !== undefined
  const changeUser = useChangeCurrentUser()
  const { left, stay } = useIdle()
  useShortcuts()
  useScan()
  const close = () => setOverlay(undefined)
  const Shown = overlay && overlays[overlay]
  return (
    <>
      {ended && (
        <ErrorBoundary>
          <Suspense fallback={<LoadingBar />}>
            <SignInAgain />
          </Suspense>
        </ErrorBoundary>
      )}
      {left !== undefined && !ended && <IdleDialog left={left} close={stay} />}
      {showsUpdates && !isViewing && !overlay && !ended && (
        <NewUpdates close={() => changeUser({ show_updates: false })} />
      )}
      {Shown && <Shown close={close} />}
    </>
  )
}
