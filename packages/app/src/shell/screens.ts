import { lazy, type ComponentType } from 'react'
import type { Screen, Tab } from '../scaffold/section.ts'

const screens = new WeakMap<Tab, ComponentType>()

/** The screen of a tab, which travels when it is first opened. */
export function screenOf(tab: Tab): ComponentType {
  const known = screens.get(tab)
  if (known) return known
  const made = lazy(async () => ({ default: await tab.load() }))
  screens.set(tab, made)
  return made
}

/** Lets a screen travel before it is opened: then it is drawn at once, with nothing in its place. */
export async function fetchScreen(tab: Tab): Promise<Screen> {
  const screen = await tab.load()
  if (!screens.has(tab)) screens.set(tab, screen)
  return screen
}
