import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Permissions, Role } from '../src/core/context.ts'
import { roleTrees } from '../src/core/permissions.ts'
import { people, testServer, type Person, type TestServer } from '../src/testing/index.ts'
import { call, guarded, operations, type Call, type Json } from './calls.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

/** Operations that several permissions open, decided by the module. */
const several: Record<string, string[][]> = {
  searchMembers: [
    ['member', 'list'],
    ['checkin', 'register'],
    ['payment', 'register'],
  ],
  removeCheckin: [
    ['checkin', 'list', 'delete'],
    ['checkin', 'register'],
  ],
}
const ways = ({ id, permission }: Call) => several[id] ?? [permission]

/** The rule once more, in other words than the server's: walk down, whatever is missing or false is a no. */
function grants(tree: Permissions, path: string[]): boolean {
  let at: unknown = tree
  for (const step of path)
    at = Object(at) === at ? (at as Record<string, unknown>)[step] : undefined
  return path.length === 0 || (path.length < 3 ? Boolean(at) : at === true)
}

/** An id that names nothing, so that a permitted call changes nothing. */
const nothing = 999_999
const ending = /^(logout|selectClub)$/
const isForbidden = async (person: Person, operation: Call) => {
  const { status, body } = await call(api.as(person), operation, { id: nothing })
  return status === 403 && body.code === 'forbidden'
}

const roles: Person[] = ['owner', 'director', 'manager', 'trainer', 'desk', 'partner']
const matrix = guarded.filter(({ id }) => !ending.test(id))

describe('REL-37 who may do what', () => {
  test('every operation says who may call it, in sections that roles know', () => {
    const sections = new Set(Object.keys(roleTrees.owner))
    for (const operation of guarded) {
      for (const [section] of ways(operation)) expect(sections).toContain(section ?? 'member')
    }
    expect(
      operations
        .filter(({ open }) => open)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(['login', 'redirect'])
  })

  test.each(matrix.map((each) => [each.id, each] as const))(
    'T-03 %s needs a session',
    async (_, operation) => {
      const { status } = await call(api.nobody({ club: 1 }), operation)
      expect(status).toBe(401)
    },
  )

  describe.each(roles)('as %s', (person) => {
    const tree = roleTrees[people[person].role as Role]
    test.each(matrix.map((each) => [each.id, each] as const))('%s', async (_, operation) => {
      const granted = ways(operation).some((path) => grants(tree, path))
      expect(await isForbidden(person, operation)).toBe(!granted)
    })
  })

  // What behaviour.md says of the roles, written out: a change of the trees has to be meant.
  test.each([
    ['desk', 'createMember', true],
    ['desk', 'createPayment', true],
    ['desk', 'registerCheckin', true],
    ['desk', 'createPackage', false],
    ['desk', 'createRoom', false],
    ['desk', 'listRooms', true],
    ['desk', 'removeMember', false],
    ['trainer', 'createPayment', false],
    ['trainer', 'listPayments', false],
    ['trainer', 'registerCheckin', false],
    ['partner', 'listMembers', true],
    ['partner', 'changeMember', false],
    ['partner', 'createMember', false],
    ['partner', 'listPayments', false],
    ['manager', 'createPackage', true],
    ['manager', 'createPayment', true],
    ['director', 'removeMember', true],
  ] as const)('%s: %s is %s', async (person, id, allowed) => {
    const operation = matrix.find((each) => each.id === id)
    if (!operation) throw new Error(`${id} has left the contract`)
    expect(await isForbidden(person, operation)).toBe(!allowed)
  })
})

describe('T-05 a tree of one’s own acts on the next request', () => {
  const put = (tree: Permissions | null) =>
    api.sql(1, 'update staff set permissions = $1 where id = 5', [tree && JSON.stringify(tree)])
  const only = (path: string[]) =>
    path.reduceRight<unknown>((inner, step) => ({ [step]: inner }), true)
  const without = (path: string[]) => {
    const tree = structuredClone(roleTrees.owner)
    const last = path.at(-1) ?? ''
    let at = tree as Record<string, unknown>
    for (const step of path.slice(0, -1)) {
      if (Object(at[step]) !== at[step]) return tree
      at = at[step] as Record<string, unknown>
    }
    at[last] = false
    return tree
  }
  const named = matrix.filter((each) => ways(each).every((path) => path.length > 0))
  afterAll(() => put(null))

  test.each(named.map((each) => [each.id, each] as const))(
    '%s: granted alone, and taken away alone',
    async (_, operation) => {
      const paths = ways(operation)
      for (const path of paths) {
        await put(only(path) as Permissions)
        expect(await isForbidden('desk', operation)).toBe(false)
      }
      await put(paths.length === 1 ? without(paths[0] ?? []) : {})
      expect(await isForbidden('desk', operation)).toBe(true)
    },
  )
})

describe('REL-38 nobody smuggles a field in', () => {
  const writes = guarded.filter(({ example, id }) => example !== undefined && !ending.test(id))
  const keys = [
    'merchant_id',
    'club_id',
    'role',
    'status',
    'total',
    'id',
    'balance',
    'invoice_no',
    '__proto__',
    'constructor',
  ]
  const counted = async () => {
    const names = [
      'member',
      'package',
      'room',
      'payment',
      'membership',
      'visit',
      'staff',
      'audit_log',
      'ledger_entry',
      'event',
    ]
    const text = names.map((name) => `(select count(*) from ${name}) as ${name}`).join(', ')
    return api.sql(1, `select ${text}, (select sum(version) from staff) as versions`)
  }
  let before: unknown
  beforeEach(async () => {
    before = await counted()
  })

  test.each(writes.map((each) => [each.id, each] as const))(
    '%s refuses every key that it does not know',
    async (_, operation) => {
      const text = JSON.stringify(operation.example)
      for (const key of keys) {
        for (const place of objectsIn(operation.example)) {
          if (Object.hasOwn(place, key)) continue
          const smuggled = withKey(text, place, key)
          const path = operation.path.replace('{id}', '1')
          const { status, body } = await api.as('owner').send(operation.method, path, smuggled)
          expect([key, status]).toEqual([key, 400])
          expect(['validation', 'malformed']).toContain(body.code)
        }
      }
      expect(await counted()).toEqual(before)
      expect(Object.hasOwn(Object.prototype, 'merchant_id')).toBe(false)
    },
  )

  const reads = guarded.filter(
    ({ method, parameters }) => method === 'GET' && parameters.some((each) => each.in === 'query'),
  )
  test.each(reads.map((each) => [each.id, each] as const))(
    '%s refuses unknown and repeated parameters',
    async (_, operation) => {
      for (const { name, in: place } of operation.parameters) {
        if (place !== 'query') continue
        const { status } = await call(api.as('owner'), operation, { query: `?${name}=1&${name}=1` })
        expect([name, status]).toEqual([name, 400])
      }
      expect((await call(api.as('owner'), operation, { query: '?merchant_id=2' })).status).toBe(400)
    },
  )
})

type Fields = { [key: string]: Json }

/** All objects in a body, the outermost first. */
function objectsIn(value: Json | undefined): Fields[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value, ...inside]
}

/** The text of a body with one key more in one of its objects; as text, since objects cannot hold `__proto__`. */
function withKey(text: string, place: Fields, key: string) {
  const own = JSON.stringify(place)
  return text.replace(own, `{"${key}":1${own === '{}' ? '' : ','}${own.slice(1)}`)
}
