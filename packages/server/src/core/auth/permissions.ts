import { alsoNeeds, worksInClosedClub } from '@zal/api/permissions'
import { fail } from '../errors.ts'
import type { Permissions, Role } from './principal.ts'

/**
 * Whether a tree of permissions allows `[section, tab, action]`. An empty path requires only a session. A tab
 * given as an object is allowed; absent or false is denied. Some actions need the registering of such records too.
 */
export function allows(tree: Permissions, [section, tab, action]: readonly string[]): boolean {
  if (section === undefined) return true
  const tabs = own(tree, section)
  if (tab === undefined) return Boolean(tabs)
  const actions = own(tabs, tab)
  if (action === undefined) return Boolean(actions)
  if (own(actions, action) !== true) return false
  const more = alsoNeeds(section, tab, action)
  return more === undefined || Boolean(own(tabs, more))
}

/** Requires a permission. Errors: 403 with a message that names the missing right. */
export function checkPermission(tree: Permissions, permission: readonly string[]) {
  if (!allows(tree, permission)) fail('forbidden', { status: 403, permission })
}

function own<T>(value: boolean | { [key: string]: T } | undefined, key: string): T | undefined {
  return typeof value === 'object' && Object.hasOwn(value, key) ? value[key] : undefined
}

/** Sections of the LITE edition; the others are hidden and refused. */
export const liteSections = [
  'dashboard',
  'gym',
  'staff',
  'package',
  'room',
  'schedule',
  'member',
  'payment',
  'checkin',
  'notifications',
  'setting',
]

/** The part of a permission tree that the edition has. */
export function inEdition(tree: Permissions, edition: 'ERP' | 'LITE'): Permissions {
  if (edition === 'ERP') return tree
  const sections = Object.entries(tree).filter(([section]) => liteSections.includes(section))
  const { dashboard, schedule } = tree
  const today = own(dashboard, 'today')
  return {
    ...Object.fromEntries(sections),
    dashboard: today ? { today } : false,
    schedule: own(schedule, 'list') ? { list: true } : false,
  }
}

const whole = { list: { change: true, delete: true, export: true }, register: true, edit: true }
const managed = { register: true, change: true, delete: true, export: true }
const setting = { view: true, profile: true, location: true }
/** Managers set what the desk works by; the server keeps rules of money to owners and directors. */
const managedSetting = { ...setting, view: { change: true }, devices: true }
const money = { void: true, refund: true, change: true, export: true }
const sale = { discount: true, backdate: true }
/** Opening, counting and closing a shift belong to the desk; switching shifts on and off does not. */
const shift = { register: true, change: true, export: true }

/** Managers close a day; only the owner reopens it and sets the amounts that need a second person. */
const closing = { register: true }

/** Permission to register one record includes importing many. */
const withImport = { register: { import: true } }
const finance = { expense: managed, salary: managed, shift, closing }

const member = {
  ...whole,
  ...withImport,
  profile: { notes: true, documents: true },
  bin: { restore: true },
}

const everything: Permissions = {
  dashboard: { today: { sales: true }, members: true, sales: true, forecast: { change: true } },
  gym: whole,
  staff: whole,
  package: whole,
  room: whole,
  class: whole,
  schedule: whole,
  member,
  payment: { list: money, history: money, register: sale },
  checkin: { register: true, list: { delete: true, export: true }, group: true },
  deposit: { list: { change: true, return: true, export: true }, register: true, edit: true },
  review: { list: { change: true } },
  communication: whole,
  notifications: { list: true },
  inventory: { product: managed, category: managed, sales: managed, history: { export: true } },
  finance,
  setting: { ...managedSetting, view: { change: true, health: true } },
  audit: { list: { export: true } },
}

/** Default permissions of each role, where a person has no custom tree. */
export const roleTrees: Record<Role, Permissions> = {
  // The ledger and irreversible actions belong to the owner alone.
  owner: {
    ...everything,
    member: { ...member, bin: { restore: true, erase: true } },
    setting: { ...managedSetting, view: { change: true, health: true, export: true } },
    finance: {
      ...finance,
      closing: { ...closing, reopen: true, change: true },
      ledger: { check: true, export: true },
    },
  },
  director: everything,
  manager: {
    ...everything,
    dashboard: { today: { sales: true }, members: true, sales: true },
    gym: { list: true },
    setting: managedSetting,
    audit: false,
    finance: { expense: managed, salary: true, shift, closing },
  },
  trainer: {
    dashboard: { today: true },
    schedule: { list: true },
    member: { list: true, profile: { notes: true } },
    notifications: { list: true },
    finance: { salary: true },
    setting,
  },
  restricted_user: {
    dashboard: { today: true },
    package: { list: true },
    room: { list: true },
    class: { list: true },
    schedule: { list: true },
    member: {
      list: { change: true },
      register: true,
      edit: true,
      profile: { notes: true, documents: true },
    },
    payment: { list: { void: true }, history: { void: true }, register: { discount: true } },
    checkin: { register: true, list: { delete: true }, group: true },
    deposit: { list: true, register: true },
    inventory: { sales: { register: true } },
    finance: { shift: { register: true } },
    notifications: { list: true },
    setting,
  },
  partner: {
    dashboard: { members: true },
    package: { list: true },
    room: { list: true },
    class: { list: true },
    schedule: { list: true },
    member: { list: true, profile: true },
    notifications: { list: true },
    setting,
  },
}

/**
 * Rights of a person that differ from those of the role, by path: `section.tab` or `section.tab.action`, granted (true) or
 * taken (false). What a later release adds to a role reaches people with overrides too.
 */
export type Overrides = Record<string, boolean>

/** Paths of the granted tabs and actions of a tree, a tab before its actions. */
export function grantedPaths(tree: Permissions): string[] {
  return Object.entries(tree).flatMap(([section, tabs]) =>
    typeof tabs !== 'object'
      ? []
      : Object.entries(tabs).flatMap(([tab, actions]) => {
          if (!actions) return []
          const granted = typeof actions === 'object' ? Object.entries(actions) : []
          const names = granted.filter(([, has]) => has).map(([action]) => action)
          return [`${section}.${tab}`, ...names.map((name) => `${section}.${tab}.${name}`)]
        }),
  )
}

/** Every path that some role has. */
export const knownPaths: ReadonlySet<string> = new Set(
  Object.values(roleTrees).flatMap(grantedPaths),
)

/** Trees of people without overrides, by role; built once, since each request needs one. */
const treesWithoutOverrides = Object.fromEntries(
  Object.entries(roleTrees).map(([role, tree]) => [role, treeOf(grantedPaths(tree))]),
) as Record<Role, Permissions>

/** The tree of a role with the overrides of a person. Paths that the product does not know have no effect. */
export function withOverrides(role: Role, overrides: Overrides): Permissions {
  if (Object.keys(overrides).length === 0) return treesWithoutOverrides[role]
  const granted = new Set(grantedPaths(roleTrees[role]))
  for (const [path, isGranted] of Object.entries(overrides)) {
    if (!knownPaths.has(path)) continue
    if (isGranted) granted.add(path)
    else granted.delete(path)
  }
  // An action without its tab has no effect where the tab was taken, and brings it where only the role lacks it.
  return treeOf([...granted].filter((path) => overrides[tabOf(path)] !== false))
}

/** The permissions that both trees allow. */
export const sharedPermissions = (one: Permissions, other: Permissions): Permissions =>
  treeOf(grantedPaths(one).filter((path) => allows(other, path.split('.'))))

/** The part of a permission tree that works in a closed club, with the tabs that its actions need. */
export function inClosedClub(tree: Permissions): Permissions {
  const kept = grantedPaths(tree).filter((path) => {
    const [section = '', tab = '', action] = path.split('.')
    return (
      worksInClosedClub(section, tab, action) &&
      allows(tree, [section, tab, ...(action ? [action] : [])])
    )
  })
  const needed = kept.flatMap((path) => {
    const [section = '', tab = '', action = ''] = path.split('.')
    const more = alsoNeeds(section, tab, action)
    return more === undefined ? [] : [`${section}.${more}`]
  })
  return treeOf([...kept, ...needed])
}

/** The overrides that turn the rights of a role into the given tree. */
export function overridesBetween(role: Role, tree: Permissions): Overrides {
  const [before, after] = [new Set(grantedPaths(roleTrees[role])), new Set(grantedPaths(tree))]
  const granted = [...after].filter((path) => !before.has(path)).map((path) => [path, true])
  const taken = [...before].filter((path) => !after.has(path)).map((path) => [path, false])
  return Object.fromEntries([...granted, ...taken])
}

const tabOf = (path: string) => path.split('.', 2).join('.')

function treeOf(paths: readonly string[]): Permissions {
  const tree: Record<string, Record<string, boolean | Record<string, boolean>>> = {}
  for (const path of paths) {
    const [section = '', tab = '', action] = path.split('.')
    const tabs = (tree[section] ??= {})
    const actions = tabs[tab]
    if (action === undefined) tabs[tab] ??= true
    else if (typeof actions === 'object') actions[action] = true
    else tabs[tab] = { [action]: true }
  }
  return tree
}
