import { PageHeader, Stack } from '@zal/ui'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLastListParams } from './lastListParams.ts'
import { tabKey, titleKey, useTranslate } from '../i18n/index.ts'
import { addressOf, startOf, type Section, type Tab } from './section.ts'
import { useCan } from '../session/index.ts'

/** Section and tab of the current screen. The shell provides it for every route. */
export interface RouteContextValue {
  section: Section
  tab: Tab
}

/** Context of the current route; read by `useRouteContext`. */
export const RouteContext = createContext<RouteContextValue | undefined>(undefined)

/** Section and tab of the current screen. Throws outside of a section's screens. */
export function useRouteContext(): RouteContextValue {
  const place = use(RouteContext)
  if (!place) throw new Error('useRouteContext is for screens of a section')
  return place
}

/** Returns the URL of a tab of the section, with the filters and page the list had last. */
export function useBackLink(): (tab: string) => string {
  const { section } = useRouteContext()
  const searchOf = useLastListParams()
  return (tab) => {
    const address = addressOf(section, tab)
    return address + searchOf(address)
  }
}

/**
 * Props of the page header: title and breadcrumbs, from the registry. It also sets the window title,
 * and after a navigation focuses the title unless a field of the screen has focus.
 *
 * @param title of the record, where the tab's own title is not specific enough
 */
export function usePageHeader(title?: string) {
  const { section, tab } = useRouteContext()
  const translate = useTranslate()
  const can = useCan()
  const { pathname, key } = useLocation()
  const back = useBackLink()
  const start = startOf(section, can)
  // A list, or the day, that is the start of its section uses the section's title.
  const isFace = (tab.name === 'list' || tab.name === 'today') && start === tab
  const own = isFace ? titleKey(section.noun) : tabKey(section.noun, tab.name)
  const kind = translate(own)
  const shown = title ?? kind

  useEffect(
    function nameWindow() {
      document.title = `${shown} · ${translate('product')}`
    },
    [shown, translate],
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

  if (!start || start === tab) return { title: shown, kind, crumbs: [] }
  const way = { label: translate(titleKey(section.noun)), href: back(start.name) }
  return { title: shown, kind, crumbs: [way] }
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
export function Screen({ children, title }: { title?: string; children: ReactNode }) {
  return (
    <Stack>
      <PageHeader {...usePageHeader(title)} />
      {children}
    </Stack>
  )
}
