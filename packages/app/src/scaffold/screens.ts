import { lazy, type ComponentType } from 'react'
import type { Foresight } from './ahead.ts'
import { idIn, tabAt, type Screen, type Section, type Tab } from './section.ts'

const screens = new WeakMap<Tab, ComponentType>()
/** Screens whose chunks have loaded. */
const fetched = new WeakMap<Tab, Screen>()

/** Component of a tab's screen, loaded lazily. */
export function screenOf(tab: Tab): ComponentType {
  const known = screens.get(tab)
  if (known) return known
  const made = lazy(async () => ({ default: await tab.load() }))
  screens.set(tab, made)
  return made
}

/** Preloads the chunk of a screen, which then renders without suspending. */
export async function fetchScreen(tab: Tab): Promise<Screen> {
  const screen = await tab.load()
  if (!screens.has(tab)) screens.set(tab, screen)
  fetched.set(tab, screen)
  return screen
}

/**
 * Prefetches a route: its chunk and its first queries. Queries of a loaded screen start at once; a
 * chunk is requested after the next paint, so that the response to the press is visible first.
 */
export async function foresee(
  sections: readonly Section[],
  foresight: Foresight,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Promise<void> {
  const tab = tabAt(sections, pathname)
  const screen = tab && (fetched.get(tab) ?? (await painted().then(() => fetchScreen(tab))))
  await screen?.ahead?.({ ...foresight, query: searchParams, id: idIn(pathname) })
}

/** Resolves after the current frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
