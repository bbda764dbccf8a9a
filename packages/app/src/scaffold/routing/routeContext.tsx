import { PageHeader, Stack, type PageHeaderProps } from '@zal/ui'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useLastListParams } from './lastListParams.ts'
import { tabKey, titleKey, useTranslate } from '../i18n/index.ts'
import { addressOf, startOf, type Section, type Tab } from './section.ts'
import { useCan } from '../session/index.ts'

/** Where a screen stands. The shell says it for every route. */
export interface RouteContextValue {
  section: Section
  tab: Tab
}

/** Where the screen stands; the shell says it, and `useRouteContext` reads it. */
export const RouteContext = createContext<RouteContextValue | undefined>(undefined)

/** The section and the tab that the screen is of. Throws outside of a section's screens. */
export function useRouteContext(): RouteContextValue {
  const place = use(RouteContext)
  if (!place) throw new Error('useRouteContext is for screens of a section')
  return place
}

/** The way back to a tab of the section: a list as one left it, with its filters and its page. */
export function useBackLink(): (tab: string) => string {
  const { section } = useRouteContext()
  const searchOf = useLastListParams()
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
export function usePageHeader(title?: string) {
  const { section, tab } = useRouteContext()
  const translate = useTranslate()
  const can = useCan()
  const { pathname, key } = useLocation()
  const back = useBackLink()
  const start = startOf(section, can)
  // A list that the section opens with is called as the section.
  const isFace = tab.name === 'list' && start === tab
  const own = isFace ? titleKey(section.noun) : tabKey(section.noun, tab.name)
  const shown = title ?? translate(own)

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
      // A form travels after its screen: then the title is there later.
      const watch = new MutationObserver(() => focusIn(main) && watch.disconnect())
      if (!focusIn(main)) watch.observe(main, { childList: true, subtree: true })
      return () => watch.disconnect()
    },
    [pathname, key],
  )

  if (!start || start === tab) return { title: shown, crumbs: [] }
  const way = { label: translate(titleKey(section.noun)), href: back(start.name) }
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
      <PageHeader {...header} {...usePageHeader(title)} />
      {children}
    </Stack>
  )
}

interface ScreenProps extends Pick<PageHeaderProps, 'beside' | 'description' | 'actions'> {
  title?: string
  children: ReactNode
}
