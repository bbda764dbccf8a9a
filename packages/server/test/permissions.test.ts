import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Permissions } from '../src/core/operation/context.ts'
import { roleTrees } from '../src/core/auth/permissions.ts'
import {
  people,
  testServer,
  type Person,
  type TestServer,
  setRights,
} from '../src/testing/index.ts'
import { call, guarded, type Call, type Json } from './calls.ts'

// The matrix of roles and operations is in core/access.test.ts; this file tests custom trees and checks
// within modules.

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

/** Permissions for forms with an address, any of which is enough. */
const addresses = [
  ['member', 'register'],
  ['member', 'list', 'change'],
  ['gym', 'register'],
  ['gym', 'list', 'change'],
]
/** Permissions for finding members, any of which is enough. */
const finding = [
  ['member', 'list'],
  ['checkin', 'register'],
  ['payment', 'register'],
  ['deposit', 'register'],
  ['deposit', 'list', 'return'],
]
/** Operations permitted by any of several permissions, checked by the module. */
const several: Record<string, string[][]> = {
  searchMembers: finding,
  uploadFile: [['member', 'profile', 'documents']],
  suggestPlaces: addresses,
  reversePlace: addresses,
  getClub: [
    ['gym', 'list'],
    ['setting', 'location'],
  ],
  listMerchantClubs: [
    ['staff', 'list'],
    ['gym', 'list'],
  ],
  getTrainer: [['staff', 'list']],
  getTrainerFigures: [['staff', 'list']],
  listTrainerTrainees: [['staff', 'list']],
  listTrainerRoster: [['staff', 'list']],
  listTrainerSessions: [['staff', 'list']],
  removeCheckin: [
    ['checkin', 'list', 'delete'],
    ['checkin', 'register'],
  ],
}
const ways = ({ id, permission }: Call) => several[id] ?? [permission]

/** Actions of lists that registering gates too. */
const gated = new Set(['member change', 'member delete', 'payment void', 'payment refund'])
const isGated = ([section, tab, action]: string[]) =>
  tab !== 'register' && gated.has(`${section} ${action}`)

/** Independent implementation of the permission check: a missing or false step denies. */
function grants(tree: Permissions, path: string[]): boolean {
  if (isGated(path) && !grants(tree, [path[0] ?? '', 'register'])) return false
  let at: unknown = tree
  for (const step of path) {
    at = Object(at) === at ? (at as Record<string, unknown>)[step] : undefined
  }
  return path.length < 3 ? Boolean(at) : at === true
}

/** An id without a record, so that a permitted call changes nothing. */
const nothing = 999_999
const isForbidden = async (person: Person, operation: Call) => {
  const { status, body } = await call(api.as(person), operation, { id: nothing })
  return status === 403 && body.code === 'forbidden'
}
const named = (some: Call[]) => some.map((each) => [each.id, each] as const)

describe('REL-37 permissions decided by a module', () => {
  const roles: Person[] = ['owner', 'director', 'manager', 'trainer', 'desk', 'partner']
  const decided = named(guarded.filter(({ id }) => id in several))

  test('is known here', () => expect(decided).toHaveLength(Object.keys(several).length))

  test.each(decided)('%s', async (_, operation) => {
    for (const person of roles) {
      const tree = roleTrees[people[person].role]
      const granted = ways(operation).some((path) => grants(tree, path))
      expect([person, await isForbidden(person, operation)]).toEqual([person, !granted])
    }
  })
})

describe('REL-37 T-05 a tree of one’s own acts on the next request', () => {
  const put = (tree: object | null) => setRights(api, 'desk', tree as Permissions | null)
  afterAll(() => put(null))
  const guardedByTree = named(guarded.filter((each) => ways(each).every((path) => path.length > 0)))

  test.each(guardedByTree)('%s: granted alone, and taken away alone', async (_, operation) => {
    const paths = ways(operation)
    for (const path of paths) {
      await put(only(path))
      expect(await isForbidden('desk', operation)).toBe(isGated(path))
      if (!isGated(path)) continue
      await put(registering(path))
      expect(await isForbidden('desk', operation)).toBe(false)
      if (paths.length > 1) continue
      await put(without([path[0] ?? '', 'register']))
      expect(await isForbidden('desk', operation)).toBe(true)
    }
    await put(paths.length === 1 ? without(paths[0] ?? []) : {})
    expect(await isForbidden('desk', operation)).toBe(true)
  })
})

const only = (path: string[]) =>
  path.reduceRight<object | true>((inner, step) => ({ [step]: inner }), true) as object

/** One permission, and that of registering in its section. */
const registering = ([section = '', tab = '', action = '']: string[]) => ({
  [section]: { [tab]: { [action]: true }, register: true },
})

/** The owner's tree without one permission. */
function without(path: string[]) {
  const tree = structuredClone(roleTrees.owner)
  let at = tree as Record<string, unknown>
  for (const step of path.slice(0, -1)) {
    if (Object(at[step]) !== at[step]) return tree
    at = at[step] as Record<string, unknown>
  }
  at[path.at(-1) ?? ''] = false
  return tree
}

describe('REL-38 refuses unknown fields in nested parts of a body', () => {
  const parted = guarded.filter(({ example }) => objectsIn(example).length > 1)
  const keys = [
    'merchant_id',
    'club_id',
    'role',
    'status',
    'total',
    'id',
    'price',
    '__proto__',
    'constructor',
  ]
  const counted = () =>
    api.sql(
      1,
      'select (select count(*) from payment) as payments, (select count(*) from audit_log) as audit',
    )
  let before: unknown
  beforeEach(async () => {
    before = await counted()
  })

  test.each(named(parted))('%s', async (_, operation) => {
    const [, ...inner] = objectsIn(operation.example)
    for (const place of inner) {
      for (const key of keys) {
        const text = withKey(JSON.stringify(operation.example), place, key)
        const path = operation.path.replace('{id}', String(nothing))
        const { status, body } = await api.as('owner').send(operation.method, path, text)
        expect([key, status]).toEqual([key, 400])
        expect(['validation', 'malformed']).toContain(body.code)
      }
    }
    expect(await counted()).toEqual(before)
    expect(Object.hasOwn(Object.prototype, 'merchant_id')).toBe(false)
  })
})

type Fields = { [key: string]: Json }

/** All objects in a body, the outermost first. */
function objectsIn(value: Json | undefined): Fields[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value, ...inside]
}

/**
 * The text of a body with one additional key in one of its objects; as text, since object literals cannot
 * contain `__proto__`.
 */
function withKey(text: string, place: Fields, key: string) {
  const own = JSON.stringify(place)
  return text.replace(own, `{"${key}":1,${own.slice(1)}`)
}
