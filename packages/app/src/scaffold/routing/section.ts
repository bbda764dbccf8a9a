import type { IconComponent } from '@zal/ui'
import type { ComponentType } from 'react'
import type { Noun, Words } from '../../i18n/words.ts'
import type { PrefetchArgs } from '../query/index.ts'
import type { Can } from '../session/index.ts'

/** Groups of the menu, in its order. */
export const sectionGroups = [
  'today',
  'people',
  'money',
  'catalog',
  'analytics',
  'settings',
] as const
export type SectionGroup = (typeof sectionGroups)[number]

/**
 * A section in the registry. Menu, routes, titles, breadcrumbs, permissions and the command palette
 * derive from it.
 */
export interface Section {
  noun: Noun
  /** Its key in the permission tree. */
  permission: string
  /** First segment of its URLs, without a slash. */
  path: string
  group: SectionGroup
  icon: IconComponent
  letter: string
  /** Whether the menu shows it; shortcut, search and links stay. */
  inMenu(can: Can): boolean
  tabs: Tab[]
  /** Number of what waits in the section, for the menu. A hook; undefined while it loads. */
  useCount?: () => number | undefined
  /** Aliases of a tab in the URL, such as `list` for `history`. */
  redirects: Record<string, string>
  /** Whole paths that redirect to a tab, such as `profile` for `/settings/profile`. */
  aliases: Record<string, string>
}

/** A tab of a section: route, permission and screen. */
export interface Tab {
  name: string
  /** Route after the section's path, such as `edit/:id`. */
  route: string
  /** False for a tab that is opened from elsewhere: from a record, where its route has an id. */
  inMenu: boolean
  allowed(can: Can): boolean
  load: () => Promise<ScreenComponent>
}

/** Screen of a tab. Its optional prefetch function starts its first queries before it renders. */
export type ScreenComponent = ComponentType & { prefetch?: (args: PrefetchArgs) => Promise<void> }

/**
 * A tab is its route after the section's path: 'list' or 'edit/:id'. The object form requires
 * another permission than its own, `{ tab: 'history', needs: ['list'] }`, or keeps it out of the menu.
 */
export type TabSpec =
  | string
  | {
      tab: string
      needs?: readonly [tab: string, action?: string]
      /** Section of the permission tree. @default that of the section */
      of?: string
      inMenu?: false
    }

type RouteOf<T extends TabSpec> = T extends { tab: infer R } ? R : T
type NameOf<T> = T extends TabSpec ? FirstOf<RouteOf<T>> : never
type FirstOf<R> = R extends `${infer Name}/${string}` ? Name : R & string

/**
 * `unknown` when every tab has a title, else a type that names the missing ones in the compiler
 * error.
 */
type Titled<N extends Noun, Name> =
  Exclude<Name, TabOf<N>> extends never
    ? unknown
    : { 'has no title in tabs': Exclude<Name, TabOf<N>> }
/** A tab of the noun's section, by its title; `never` for a noun without a section. */
export type TabOf<N extends Noun> = N extends Noun
  ? Words['menu'][N] extends { tabs: infer Titles }
    ? keyof Titles & string
    : never
  : never

/** Options of a section. */
export interface SectionOptions<N extends Noun, T extends TabSpec> {
  /** Group of the menu; the order within it is that of the registry. */
  group: SectionGroup
  icon: IconComponent
  /** A unique capital letter: the shortcut after G. */
  letter: string
  /** Whether the menu shows it to those who may open it; shortcut, search and links stay. @default always */
  inMenu?(can: Can): boolean
  /** First segment of the URLs, without slashes. @default the noun */
  path?: string
  /** In menu order; the first permitted one is the section's start. */
  tabs: readonly T[] & Titled<N, NameOf<T>>
  /** One chunk with all screens, or one per tab where their sizes differ much. */
  screens: Loader<NoInfer<NameOf<T>>> | { [Name in NoInfer<NameOf<T>>]: Loader<Name> }
  /** Key in the permission tree. @default the noun */
  permission?: string
  /** Number of what waits in the section, for the menu. @default no number */
  useCount?: () => number | undefined
  /** Alternative routes that redirect to a tab, as in links of the specification. */
  redirects?: Record<string, NoInfer<NameOf<T>>>
  /** Paths without the section's own that redirect to a tab. */
  aliases?: Record<string, NoInfer<NameOf<T>>>
}

type Loader<Name extends string> = () => Promise<Record<Name, ScreenComponent>>

/** Default permissions: an 'edit' tab requires change, a profile requires the list. */
const conventions: Record<string, readonly [string, string?]> = {
  edit: ['list', 'change'],
  profile: ['list'],
}

/**
 * Declares a section. Its translations follow a convention: title and tabs in
 * `locales/<language>/menu.json` (`room.title`, `room.tabs.list`), the others in
 * `locales/<language>/<noun>.json` (`fields.name`, `empty.title`).
 *
 * @example
 * export default section('room', {
 *   group: 'catalog',
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
  const { group, icon, letter, path = noun, permission = noun } = options
  const { redirects = {}, aliases = {}, inMenu = () => true, useCount } = options
  const tabs = options.tabs.map((spec: TabSpec): Tab => {
    const route = typeof spec === 'string' ? spec : spec.tab
    const name = route.split('/')[0] ?? route
    const {
      needs = conventions[name] ?? [name],
      of = permission,
      inMenu = !route.includes('/'),
    } = typeof spec === 'string' ? {} : spec
    const { screens } = options
    const load = typeof screens === 'function' ? screens : screens[name as NameOf<T>]
    return {
      name,
      route,
      inMenu,
      allowed: (can) => can(of, ...needs),
      load: async () => (await load())[name as NameOf<T>],
    }
  })
  return {
    noun,
    permission,
    path,
    group,
    icon,
    letter,
    inMenu,
    tabs,
    ...(useCount && { useCount }),
    redirects: redirects as Record<string, string>,
    aliases: aliases as Record<string, string>,
  }
}

/** URL of a tab: `addressOf(rooms, 'edit', 4)` → /room/edit/4. */
export function addressOf({ path, tabs }: Section, name: string, id?: number): string {
  const tab = tabs.find((one) => one.name === name)
  if (!tab) throw new Error(`/${path} has no tab ${name}`)
  return `/${path}/${tab.route.replace(':id', String(id ?? ''))}`
}

/** Finds the tab of a pathname such as `/members/profile/7`. */
export function tabAt(sections: readonly Section[], pathname: string): Tab | undefined {
  const [path, name, ...rest] = pathname.split('/').filter(Boolean)
  const found = sections.find((one) => one.path === path)
  return found?.tabs.find(
    ({ name: own, route }) => own === name && route.split('/').length === rest.length + 1,
  )
}

/** Record id at the end of a pathname, such as 7 in `/members/profile/7`. */
export const idIn = (pathname: string): number | undefined =>
  Number(pathname.split('/').at(-1)) || undefined

/** A person with the section that they have chosen to open first; null or undefined for that of the role. */
export interface Opener {
  role: string
  opensWith?: string | null
}

/** Sections that a role opens first; the others open the first one of the menu. */
const firstOfRole: Record<string, Noun> = { restricted_user: 'checkin' }

/** Permitted sections, that which opens first before the others, which stay in the order of the menu. */
export function sectionsFrom(
  sections: readonly Section[],
  can: Can,
  { role, opensWith }: Opener,
): Section[] {
  const permitted = sections.filter((section) => startOf(section, can))
  const wanted = [opensWith, firstOfRole[role]]
  const first = wanted.flatMap((noun) => permitted.filter((section) => section.noun === noun))
  return [...new Set([...first, ...permitted])]
}

/** Home URL: the start of the section that opens first; undefined where none is permitted. */
export function homeOf(sections: readonly Section[], can: Can, opener: Opener): string | undefined {
  const [first] = sectionsFrom(sections, can, opener)
  return first && addressToStart(first, can)
}

/** URL of a section's start; undefined where no tab is permitted. */
export function addressToStart(section: Section, can: Can): string | undefined {
  const start = startOf(section, can)
  return start && addressOf(section, start.name)
}

/** Start tab of a section: its first permitted tab in the menu. */
export const startOf = ({ tabs }: Section, can: Can): Tab | undefined =>
  tabs.find((tab) => tab.inMenu && tab.allowed(can))
