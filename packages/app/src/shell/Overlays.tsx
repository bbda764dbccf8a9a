import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Crash } from '../scaffold/Crash.tsx'
import { onDemand } from '../scaffold/onDemand.tsx'
import { Waiting } from '../scaffold/Waiting.tsx'
import { signInAgainAtom } from '../session/desk.ts'
import { overlayAtom } from './overlays.ts'
import { useKeys } from './useKeys.ts'

const overlays = {
  search: onDemand(async () => (await import('./Palette.tsx')).Palette),
  keys: onDemand(async () => (await import('./KeySheet.tsx')).KeySheet),
  pin: onDemand(async () => (await import('./PinDialog.tsx')).PinDialog),
}

const SignInAgain = lazy(async () => ({
  default: (await import('../session/SignInAgain.tsx')).SignInAgain,
}))

/** The sign-in of a session that ended, the search, the list of keys and the PIN; each travels when it is first opened. */
export function Overlays() {
  const ended = useAtomValue(signInAgainAtom)
  const [overlay, setOverlay] = useAtom(overlayAtom)
  useKeys()
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
      {Shown && <Shown close={close} />}
    </>
  )
}
