import { PageHeader, Stack, type PageHeaderProps } from '@zal/ui'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLastSearch } from './lookedAt.ts'
import { tabKey, titleKey, useSay } from './say.ts'
import { addressOf, startOf, type Section, type Tab } from './section.ts'
import { useCan } from './who.ts'

/** Section and tab of the current screen. The shell provides it for every route. */
export interface Place {
  section: Section
  tab: Tab
}

/** Context of the current route; read by `usePlace`. */
export const PlaceContext = createContext<Place | undefined>(undefined)

/** Section and tab of the current screen. Throws outside of a section's screens. */
export function usePlace(): Place {
  const place = use(PlaceContext)
  if (!place) throw new Error('usePlace is for screens of a section')
  return place
}

/** Returns the URL of a tab of the section, with the filters and page the list had last. */
export function useWayBack(): (tab: string) => string {
  const { section } = usePlace()
  const searchOf = useLastSearch()
  return (tab) => {
    const address = addressOf(section, tab)
    return address + searchOf(address)
  }
}

/**
 * Props of the page header: title and back link, from the registry. It also sets the window title,
 * and after a navigation focuses the title unless a field of the screen has focus.
 *
 * @param title of the record, where the tab's own title is not specific enough
 */
export function usePageHead(title?: string) {
  const { section, tab } = usePlace()
  const say = useSay()
  const can = useCan()
  const { pathname, key } = useLocation()
  const back = useWayBack()
  const start = startOf(section, can)
  // A list that is the start of its section uses the section's title.
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
      // The chunk of a form loads after its screen, so the title may appear later.
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

/** Focuses the title unless a field or a dialog has focus. Returns whether the title exists. */
function focusIn(main: HTMLElement): boolean {
  const title = main.querySelector('h1')
  const isTaken = document.activeElement?.closest('#main, [role="dialog"], [role="alertdialog"]')
  if (!isTaken) title?.focus({ preventScroll: true })
  return title !== null
}

/**
 * Screen that is no list, form or record: the page header and its children.
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
