import { lazy, type ComponentType } from 'react'
import type { QueryDeps } from '../query/index.ts'
import { idIn, tabAt, type ScreenComponent, type Section, type Tab } from './section.ts'

const screens = new WeakMap<Tab, ComponentType>()
/** What has travelled: there is nothing to wait for. */
const fetched = new WeakMap<Tab, ScreenComponent>()

/** The screen of a tab, which travels when it is first opened. */
export function lazyScreen(tab: Tab): ComponentType {
  const known = screens.get(tab)
  if (known) return known
  const made = lazy(async () => ({ default: await tab.load() }))
  screens.set(tab, made)
  return made
}

/** Lets a screen travel before it is opened: then it is drawn at once, with nothing in its place. */
export async function loadScreen(tab: Tab): Promise<ScreenComponent> {
  const screen = await tab.load()
  if (!screens.has(tab)) screens.set(tab, screen)
  fetched.set(tab, screen)
  return screen
}

/**
 * Lets the screen of an address travel before it is opened, and the answers to what it will ask first. What is here is
 * asked at once; what has yet to come is sent for when the press that led here has been answered on the screen.
 */
export async function prefetchRoute(
  sections: readonly Section[],
  deps: QueryDeps,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<void> {
  const tab = tabAt(sections, pathname)
  const screen = tab && (fetched.get(tab) ?? (await painted().then(() => loadScreen(tab))))
  await screen?.prefetch?.({ ...deps, query: searchParams, id: idIn(pathname) })
}

/** Resolves when what is drawn now is on the screen: the frame is over. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
