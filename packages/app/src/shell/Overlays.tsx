import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Crash } from '../scaffold/Crash.tsx'
import { onDemand } from '../scaffold/onDemand.tsx'
import { Waiting } from '../scaffold/Waiting.tsx'
import { signInAgainAtom } from '../session/desk.ts'
import { overlayAtom } from './overlays.ts'
import { useIdle } from './useIdle.ts'
import { useKeys } from './useKeys.ts'
import { useScan } from './useScan.ts'

const overlays = {
  search: onDemand(async () => (await import('./Palette.tsx')).Palette),
  keys: onDemand(async () => (await import('./KeySheet.tsx')).KeySheet),
  pin: onDemand(async () => (await import('./PinDialog.tsx')).PinDialog),
}

const IdleDialog = onDemand(async () => (await import('./IdleDialog.tsx')).IdleDialog)

const SignInAgain = lazy(async () => ({
  default: (await import('../session/SignInAgain.tsx')).SignInAgain,
}))

/**
 * Dialogs above the page: sign-in of an expired session, idle warning, search, shortcuts and PIN;
 * each chunk loads when it first opens.
 */
export function Overlays() {
  const ended = useAtomValue(signInAgainAtom)
  const [overlay, setOverlay] = useAtom(overlayAtom)
  const { left, stay } = useIdle()
  useKeys()
  useScan()
  const close = () => setOverlay(undefined)
  const Shown = overlay && overlays[overlay]
  return (
    <>
      {ended && (
        <Crash>
          <Suspense fallback={<Waiting />}>
            <SignInAgain />
          </Suspense>
        </Crash>
      )}
      {left !== undefined && !ended && <IdleDialog left={left} close={stay} />}
      {Shown && <Shown close={close} />}
    </>
  )
}
