import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { learn } from '../i18n/i18n.ts'
import type { Language } from '../i18n/words.ts'
import { useRegistry } from '../scaffold/registry.tsx'
import { useCan } from '../scaffold/who.ts'
import { fetchScreen } from '../scaffold/screens.ts'

/** Delay in ms after which the first screen no longer needs the network. */
const LATER = 2500

/** Tabs to preload: those opened by one key or from the search. */
const near: Record<string, readonly string[]> = {
  checkin: ['register'],
  member: ['list', 'register', 'profile'],
  payment: ['register', 'history', 'refund'],
}

/**
 * Preloads the likely next screens while the browser is idle, so that a shortcut responds at once.
 */
export function useTravelAhead() {
  const sections = useRegistry()
  const can = useCan()
  const { i18n } = useTranslation()
  const travels = useEffectEvent(() => {
    const tabs = sections.flatMap(({ noun, tabs: all }) =>
      all.filter((tab) => near[noun]?.includes(tab.name) && tab.allowed(can)),
    )
    return [
      () => learn(i18n, i18n.language as Language),
      () => import('./Palette.tsx'),
      ...tabs.map((tab) => () => fetchScreen(tab)),
      () => import('../scaffold/FormBody.tsx'),
      () => import('./KeySheet.tsx'),
    ]
  })
  useEffect(function travelWhenIdle() {
    let going = true
    const timer = setTimeout(async () => {
      for (const travel of travels()) {
        await idle()
        if (!going) return
        // A failed preload is requested again, and reported, when it is needed.
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
