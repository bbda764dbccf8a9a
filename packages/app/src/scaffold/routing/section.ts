import type { IconComponent } from '@zal/ui'
import type { ComponentType } from 'react'
import type { Noun, Words } from '../../i18n/words.ts'
import type { PrefetchArgs } from '../query/index.ts'
import type { Can } from '../session/index.ts'

/**
 * What the registry knows about a section. Menu, routes, titles, breadcrumbs, permissions and the
 * palette derive from it.
 */
export interface Section {
  noun: Noun
  /** Its part of the permission tree. */
  permission: string
  /** First part of its addresses, without a slash. */
  path: string
  icon: IconComponent
  letter: string
  tabs: Tab[]
  /** Old or second addresses of a tab, as `list` for `history`. */
  redirects: Record<string, string>
}

/** A tab of a section: its address, who may go there and what it shows. */
export interface Tab {
  name: string
  /** Address after the section's, as `edit/:id`. */
  route: string
  /** A tab with an id in its address is reached from a record, not from the menu. */
  inMenu: boolean
  allowed(can: Can): boolean
  load: () => Promise<ScreenComponent>
}

/** What a tab shows. It may say what it will ask first, so that the answer is on its way before anything is drawn. */
export type ScreenComponent = ComponentType & { prefetch?: (args: PrefetchArgs) => Promise<void> }

/**
 * A tab is its address after the section's: 'list' or 'edit/:id'. The object form names another
 * permission than its own: `{ tab: 'history', needs: ['list'] }`.
 */
export type TabSpec = string | { tab: string; needs: readonly [tab: string, action?: string] }

type RouteOf<T extends TabSpec> = T extends { tab: infer R } ? R : T
type NameOf<T> = T extends TabSpec ? FirstOf<RouteOf<T>> : never
type FirstOf<R> = R extends `${infer Name}/${string}` ? Name : R & string

/** Nothing when every tab has a title, else what is missing, so that the compiler says it. */
type Titled<N extends Noun, Name> =
  Exclude<Name, TabOf<N>> extends never
    ? unknown
    : { 'has no title in tabs': Exclude<Name, TabOf<N>> }
/** A tab of the noun's section, by its title; a noun without a section has none. */
export type TabOf<N extends Noun> = N extends Noun
  ? Words['menu'][N] extends { tabs: infer Titles }
    ? keyof Titles & string
    : never
  : never

/** What a section is, besides its words. */
export interface SectionOptions<N extends Noun, T extends TabSpec> {
  icon: IconComponent
  /** A capital letter that no other section has: goes here after G. */
  letter: string
  /** First part of the addresses, without slashes. @default the noun */
  path?: string
  /** In the order of the menu; the first that is permitted is the section's start. */
  tabs: readonly T[] & Titled<N, NameOf<T>>
  /** One file of screens, or one for each tab where they differ much in weight. */
  screens: Loader<NoInfer<NameOf<T>>> | { [Name in NoInfer<NameOf<T>>]: Loader<Name> }
  /** Permission section, where it is not the noun. */
  permission?: string
  /** Other ends of addresses that lead to a tab, as in links of the specification. */
  redirects?: Record<string, NoInfer<NameOf<T>>>
}

type Loader<Name extends string> = () => Promise<Record<Name, ScreenComponent>>

/** A tab 'edit' needs the right to change, a profile the right to see the list. */
const conventions: Record<string, readonly [string, string?]> = {
  edit: ['list', 'change'],
  profile: ['list'],
}

/**
 * Declares a section. Its words are found by convention: title and tabs in
 * `locales/<language>/menu.json` (`room.title`, `room.tabs.list`), the others in
 * `locales/<language>/<noun>.json` (`fields.name`, `empty.title`).
 *
 * @example
 * export default section('room', {
 *   icon: RoomIcon,
 *   letter: 'R',
 *   tabs: ['list', 'register', 'edit/:id'],
 *   screens: () => import('./room.screens.tsx'),
 * })
 */
export function section<N extends Noun, const T extends TabSpec>(
  noun: N,
  options: SectionOptions<N, T>,
): Section {
  const { icon, letter, path = noun, permission = noun, redirects = {} } = options
  const tabs = options.tabs.map((spec: TabSpec): Tab => {
    const route = typeof spec === 'string' ? spec : spec.tab
    const name = route.split('/')[0] ?? route
    const needs = typeof spec === 'string' ? (conventions[name] ?? [name]) : spec.needs
    const { screens } = options
    const load = typeof screens === 'function' ? screens : screens[name as NameOf<T>]
    return {
      name,
      route,
      inMenu: !route.includes('/'),
      allowed: (can) => can(permission, ...needs),
      load: async () => (await load())[name as NameOf<T>],
    }
  })
  return {
    noun,
    permission,
    path,
    icon,
    letter,
    tabs,
    redirects: redirects as Record<string, string>,
  }
}

/** Address of a tab: `addressOf(rooms, 'edit', 4)` → /room/edit/4. */
export function addressOf({ path, tabs }: Section, name: string, id?: number): string {
  const tab = tabs.find((one) => one.name === name)
  if (!tab) throw new Error(`/${path} has no tab ${name}`)
  return `/${path}/${tab.route.replace(':id', String(id ?? ''))}`
}

/** The tab of an address, as `/members/profile/7`. */
export function tabAt(sections: readonly Section[], pathname: string): Tab | undefined {
  const [path, name, ...rest] = pathname.split('/').filter(Boolean)
  const found = sections.find((one) => one.path === path)
  return found?.tabs.find(
    ({ name: own, route }) => own === name && route.split('/').length === rest.length + 1,
  )
}

/** The record that an address ends with, as 7 of `/members/profile/7`. */
export const idIn = (pathname: string): number | undefined =>
  Number(pathname.split('/').at(-1)) || undefined

/** Where a person begins: the first tab of the first permitted section. */
export const homeOf = (sections: readonly Section[], can: Can): string | undefined =>
  sections.map((section) => addressToStart(section, can)).find(Boolean)

/** Address of a section's start; undefined where nothing of it is permitted. */
export function addressToStart(section: Section, can: Can): string | undefined {
  const start = startOf(section, can)
  return start && addressOf(section, start.name)
}

/** The tab that a section opens with: its first in the menu that is permitted. */
export const startOf = ({ tabs }: Section, can: Can): Tab | undefined =>
  tabs.find((tab) => tab.inMenu && tab.allowed(can))
