import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../scaffold/Crash.tsx'
import { lazyDialog } from '../scaffold/onDemand.tsx'
import { LoadingBar } from '../scaffold/Waiting.tsx'
import { signInAgainAtom } from '../session/desk.ts'
import { overlayAtom } from './overlays.ts'
import { useIdle } from './useIdle.ts'
import { useShortcuts } from './useKeys.ts'
import { useScan } from './useScan.ts'

const overlays = {
  search: lazyDialog(async () => (await import('./Palette.tsx')).Palette),
  keys: lazyDialog(async () => (await import('./KeySheet.tsx')).KeySheet),
  pin: lazyDialog(async () => (await import('./PinDialog.tsx')).PinDialog),
}

const IdleDialog = lazyDialog(async () => (await import('./IdleDialog.tsx')).IdleDialog)

const SignInAgain = lazy(async () => ({
  default: (await import('../session/SignInAgain.tsx')).SignInAgain,
}))

/** The sign-in of a session that ended, the warning before it, the search, the list of keys and the PIN; each travels when it is first opened. */
export function Overlays() {
  const ended = useAtomValue(signInAgainAtom)
  const [overlay, setOverlay] = useAtom(overlayAtom)
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
      {Shown && <Shown close={close} />}
    </>
  )
}
