import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { learn } from '../i18n/i18n.ts'
import type { Language } from '../i18n/words.ts'
import { preloadForm } from '../scaffold/form/index.ts'
import { loadScreen, useRegistry } from '../scaffold/routing/index.ts'
import { useCan } from '../scaffold/session/index.ts'

/** Milliseconds after which the first screen is done with the network. */
const LATER = 2500

/** Tabs that the desk opens by one letter or from the search. */
const near: Record<string, readonly string[]> = {
  checkin: ['register'],
  member: ['list', 'register', 'profile'],
  payment: ['register', 'history', 'refund'],
}

/** Lets what the desk opens next travel while nobody waits, so that a key is answered at once. */
export function usePreloadScreens() {
  const sections = useRegistry()
  const can = useCan()
  const { i18n } = useTranslation()
  const travels = useEffectEvent(() => {
    const tabs = sections.flatMap(({ noun, tabs: all }) =>
      all.filter((tab) => near[noun]?.includes(tab.name) && tab.allowed(can)),
    )
    return [
      () => learn(i18n, i18n.language as Language),
      () => import('./palette/Palette.tsx'),
      ...tabs.map((tab) => () => loadScreen(tab)),
      preloadForm,
      () => import('./keyboard/KeySheet.tsx'),
    ]
  })
  useEffect(function travelWhenIdle() {
    let going = true
    const timer = setTimeout(async () => {
      for (const travel of travels()) {
        await idle()
        if (!going) return
        // What does not come now is asked for again when it is needed, and told there.
        await travel().catch(() => undefined)
      }
    }, LATER)
    return () => {
      going = false
      clearTimeout(timer)
    }
  }, [])
}

const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 50),
  )
