import { PageHeader, Stack, type PageHeaderProps } from '@zal/ui'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLastSearch } from './lookedAt.ts'
import { tabKey, titleKey, useSay } from './say.ts'
import { addressOf, startOf, type Section, type Tab } from './section.ts'
import { useCan } from './who.ts'

/** Where a screen stands. The shell says it for every route. */
export interface Place {
  section: Section
  tab: Tab
}

/** Where the screen stands; the shell says it, and `usePlace` reads it. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** The section and the tab that the screen is of. Throws outside of a section's screens. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('usePlace is for screens of a section')
  return place
}

/** The way back to a tab of the section: a list as one left it, with its filters and its page. */
export function useWayBack(): (tab: string) => string {
  const { section } = usePlace()
  const searchOf = useLastSearch()
  return (tab) => {
    const address = addressOf(section, tab)
    return address + searchOf(address)
  }
}

/**
 * Head of a screen: title and the way back, from the registry. It also names the window, and after
 * a navigation puts the focus on the title, unless a field of the screen has taken it.
 *
 * @param title of the record, where the tab's own title says too little
 */
export function usePageHead(title?: string) {
  const { section, tab } = usePlace()
  const say = useSay()
  const can = useCan()
  const { pathname, key } = useLocation()
  const back = useWayBack()
  const start = startOf(section, can)
  // A list that the section opens with is called as the section.
  const isFace = tab.name === 'list' && start === tab
  const own = isFace ? titleKey(section.noun) : tabKey(section.noun, tab.name)
  const shown = title ?? say(own)

  useEffect(
    function nameWindow() {
      document.title = `${shown} · ${say('product')}`
    },
    [shown, say],
  )
  useEffect(
    function focusTitle() {
      const main = document.getElementById('main')
      if (key === 'default' || !main) return
      // A form travels after its screen: then the title is there later.
      const watch = new MutationObserver(() => focusIn(main) && watch.disconnect())
      if (!focusIn(main)) watch.observe(main, { childList: true, subtree: true })
      return () => watch.disconnect()
    },
    [pathname, key],
  )

  if (!start || start === tab) return { title: shown, crumbs: [] }
  const way = { label: say(titleKey(section.noun)), href: back(start.name) }
  return { title: shown, crumbs: [way, { label: shown }] }
}

/** Puts the focus on the title; a field or a question that took it by itself keeps it. */
function focusIn(main: HTMLElement): boolean {
  const title = main.querySelector('h1')
  const isTaken = document.activeElement?.closest('#main, [role="dialog"], [role="alertdialog"]')
  if (!isTaken) title?.focus({ preventScroll: true })
  return title !== null
}

/**
 * A screen that is no list, form or record: the head and whatever stands under it.
 *
 * @example
 * export const register = () => <Screen><Checkin /></Screen>
 */
export function Screen({ children, title, ...header }: ScreenProps) {
  return (
    <Stack>
      <PageHeader {...header} {...usePageHead(title)} />
      {children}
    </Stack>
  )
}

interface ScreenProps extends Pick<PageHeaderProps, 'beside' | 'description' | 'actions'> {
  title?: string
  children: ReactNode
}
