import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { signInAgainAtom } from '../session/desk.ts'
import { overlayAtom } from './overlays.ts'
import { useKeys } from './useKeys.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const Keys = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }))

const SignInAgain = lazy(async () => ({
  default: (await import('../session/SignInAgain.tsx')).SignInAgain,
}))

/** The sign-in of a session that ended, the search and the list of keys; each travels when it is first opened. */
export function Overlays() {
  const ended = useAtomValue(signInAgainAtom)
  const [overlay, setOverlay] = useAtom(overlayAtom)
  useKeys()
  const close = () => setOverlay(undefined)
  return (
    <Suspense>
      {ended && <SignInAgain />}
      {overlay === 'search' && <Palette close={close} />}
      {overlay === 'keys' && <Keys close={close} />}
    </Suspense>
  )
}
