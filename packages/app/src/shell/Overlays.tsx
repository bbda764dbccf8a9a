import { useSnackbar } from '@zal/ui'
import { useAtom, useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Crash } from '../scaffold/Crash.tsx'
import { Waiting } from '../scaffold/Waiting.tsx'
import { signInAgainAtom } from '../session/desk.ts'
import { overlayAtom } from './overlays.ts'
import { useKeys } from './useKeys.ts'

const overlays = {
  search: anew(async () => (await import('./Palette.tsx')).Palette),
  keys: anew(async () => (await import('./KeySheet.tsx')).KeySheet),
  pin: anew(async () => (await import('./PinDialog.tsx')).PinDialog),
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
  const shown = overlay && overlays[overlay]
  return (
    <>
      {ended && (
        <Crash>
          <Suspense fallback={<Waiting />}>
            <SignInAgain />
          </Suspense>
        </Crash>
      )}
      {shown && (
        <Crash key={overlay} instead={<Lost renew={shown.renew} close={close} />}>
          <Suspense fallback={<Waiting />}>
            <shown.Part close={close} />
          </Suspense>
        </Crash>
      )}
    </>
  )
}

/** What did not come is told; the next wish asks for it anew. */
function Lost({ renew, close }: { renew(): void; close(): void }) {
  const { t } = useTranslation()
  const notify = useSnackbar()
  const give = useEffectEvent(() => {
    renew()
    close()
    notify({ words: t('network.failed'), tone: 'error' })
  })
  useEffect(function giveUp() {
    give()
  }, [])
  return null
}

/** A part that travels late. React remembers for good that one did not come: `renew` makes it forget. */
function anew(load: () => Promise<ComponentType<{ close(): void }>>) {
  const make = () => lazy(async () => ({ default: await load() }))
  const part = {
    Part: make(),
    renew: () => {
      part.Part = make()
    },
  }
  return part
}
