import { useAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { overlayAtom } from './overlays.ts'
import { useKeys } from './useKeys.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const Keys = lazy(async () => ({ default: (await import('./KeySheet.tsx')).KeySheet }))

/** The search and the list of keys; each travels when it is first opened. */
export function Overlays() {
  const [overlay, setOverlay] = useAtom(overlayAtom)
  useKeys()
  const close = () => setOverlay(undefined)
  return (
    <Suspense>
      {overlay === 'search' && <Palette close={close} />}
      {overlay === 'keys' && <Keys close={close} />}
    </Suspense>
  )
}
