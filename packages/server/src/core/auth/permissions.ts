import { alsoNeeds } from '@zal/api/permissions'
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
  return {
    ...Object.fromEntries(sections),
    dashboard: own(dashboard, 'today') ? { today: true } : false,
    schedule: own(schedule, 'list') ? { list: true } : false,
  }
}

const whole = { list: { change: true, delete: true, export: true }, register: true, edit: true }
const managed = { register: true, change: true, delete: true, export: true }
const setting = { view: true, profile: true, location: true }
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
  dashboard: { today: true, members: true, sales: true },
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
  setting,
}

/** Default permissions of each role, where a person has no custom tree. */
export const roleTrees: Record<Role, Permissions> = {
  // The ledger and irreversible actions belong to the owner alone.
  owner: {
    ...everything,
    member: { ...member, bin: { restore: true, erase: true } },
    finance: {
      ...finance,
      closing: { ...closing, reopen: true, change: true },
      ledger: { check: true, export: true },
    },
  },
  director: everything,
  manager: {
    ...everything,
    gym: { list: true },
    finance: { expense: managed, shift, closing },
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
