import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people, testServer, type Caller, type TestServer } from '../../testing/index.ts'
import { bodyOf, exampleOf, fieldsOf, operations, pathOf } from '../../testing/operations.ts'

let api: TestServer
let owner: Caller
beforeAll(async () => {
  api = await testServer()
  owner = api.as('owner')
  await owner.get('/staffs/permissions/')
})
afterAll(() => api.close())

/** Number of rows in every table that a request may write to. */
const state = () =>
  api.sql(
    1,
    `select (select count(*) from event) as events, (select count(*) from audit_log) as audit,
            (select count(*) from room) as rooms, (select count(*) from member) as members,
            (select count(*) from session where ended_at is null) as sessions,
            (select count(*) from redirect_hash) as hashes, (select sum(version) from staff) as staff,
            (select count(*) from staff where language is not null) as languages`,
  )

const writes = operations.filter(({ method }) => method !== 'GET')
const named = (all: typeof operations) => all.map((each) => [each.id, each] as const)
/** An object, or an array that contains one. */
const isObject = (value: unknown): value is object =>
  Array.isArray(value) ? value.some(isObject) : typeof value === 'object' && value !== null
const text = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value))

/** The form of an operation with one additional field. */
function formWith(operation: (typeof operations)[number], field: string) {
  const form = bodyOf(operation)
  if (form instanceof FormData) form.append(field, '1')
  return form
}

describe('REL-35 T-16 a write that another page made', () => {
  const foreign: [string, Record<string, string>][] = [
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that only begins like ours', { origin: 'http://zal.test.evil.example' }],
    ['no origin', { origin: '' }],
    ['an opaque origin', { origin: 'null' }],
    ['another site of ours', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['plain text', { 'content-type': 'text/plain', 'x-club-id': '', origin: '' }],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded', 'x-club-id': '', origin: '' },
    ],
  ]

  test.each(named(writes))('%s changes nothing', async (_, operation) => {
    const before = await state()
    for (const [, headers] of foreign) {
      const body = bodyOf(operation)
      const answer = await owner.send(operation.method, pathOf(operation), body, { headers })
      expect(answer.status).toBe(403)
      expect(answer.body.code).toBe('foreign_origin')
    }
    // The record is still readable, or refused for a missing or unsupported part of its address.
    const read = await owner.get(pathOf(operation))
    expect([200, 400, 404, 405]).toContain(read.status)
    expect(await state()).toEqual(before)
  })

  test.each(named(writes.filter(({ open }) => !open)))(
    '%s needs the header that no form can send',
    async (_, operation) => {
      const before = await state()
      const options = { club: null }
      const answer = await owner.send(
        operation.method,
        pathOf(operation),
        bodyOf(operation),
        options,
      )
      expect([answer.status, answer.body.code]).toEqual([400, 'club_required'])
      expect(await state()).toEqual(before)
    },
  )
})

describe('REL-36 REL-47 headers', () => {
  test.each([
    ['an answer', '/management/room-list/', 200],
    ['a refusal', '/management/room-list/?page=x', 400],
    ['an unknown path', '/nowhere/', 404],
    ['an unknown record', '/management/room/999999/', 404],
  ])('of %s', async (_, path, status) => {
    const answer = await owner.get(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'content-type': 'application/json; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/./),
    })
  })

  test('set Strict-Transport-Security under TLS', async () => {
    const request = new Request('https://zal.test/api/v1/nowhere/')
    const answer = await api.server.fetch(request, { ip: '', secure: true })
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })
})

describe('REL-38 T-23 keys that a body may not bring', () => {
  const hostile = [
    'merchant_id',
    'club_id',
    'id',
    'role',
    'status',
    'total',
    'total_count',
    'constructor',
    'created_at',
  ]
  const bodies = writes.filter((each) => each.body)

  test.each(named(bodies))('%s', async (_, operation) => {
    const before = await state()
    const example = exampleOf(operation) ?? {}
    const own = new Set(fieldsOf(operation))
    for (const key of hostile.filter((each) => !own.has(each))) {
      const answer = await owner.send(
        operation.method,
        pathOf(operation),
        operation.form ? formWith(operation, key) : text({ ...example, [key]: 1 }),
      )
      expect([answer.status, key, answer.body.errors]).toEqual([
        400,
        key,
        expect.objectContaining({ [key]: expect.anything() }),
      ])
    }
    const proto = operation.form
      ? formWith(operation, '__proto__')
      : `{"__proto__":{"role":"owner"},${text(example)?.slice(1)}`
    const answer = await owner.send(operation.method, pathOf(operation), proto)
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
    expect(await state()).toEqual(before)
  })

  test.each(named(bodies.filter((each) => Object.values(exampleOf(each) ?? {}).some(isObject))))(
    '%s, not deeper either',
    async (_, operation) => {
      const before = await state()
      for (const [field, inside] of Object.entries(exampleOf(operation) ?? {})) {
        if (!isObject(inside)) continue
        const worse = Array.isArray(inside)
          ? inside.map((each) => (isObject(each) ? { ...each, merchant_id: 2 } : each))
          : { ...inside, merchant_id: 2 }
        const body = text({ ...exampleOf(operation), [field]: worse })
        const answer = await owner.send(operation.method, pathOf(operation), body)
        const blamed = Object.keys(answer.body.errors ?? {}).map((each) => each.split('.')[0])
        expect([field, answer.status, ...new Set(blamed)]).toEqual([field, 400, field])
      }
      expect(await state()).toEqual(before)
    },
  )

  test.each(named(operations.filter((each) => each.method === 'GET')))(
    '%s refuses repeated and unknown parameters',
    async (_, operation) => {
      const path = pathOf(operation)
      const unknown = await owner.get(`${path}?merchant_id=2`)
      expect([unknown.status, unknown.body.errors]).toEqual([
        400,
        expect.objectContaining({ merchant_id: expect.anything() }),
      ])
      for (const { name } of operation.parameters.filter((each) => each.in === 'query')) {
        const twice = await owner.get(`${path}?${name}=1&${name}=1`)
        expect([name, twice.status, twice.body.errors]).toEqual([
          name,
          400,
          expect.objectContaining({ [name]: expect.anything() }),
        ])
      }
    },
  )
})

describe('REL-46 limits', () => {
  test('a body of more than 256 KB is refused, with and without its length', async () => {
    const body = text({ name: 'a'.repeat(300_000) }) ?? ''
    for (const length of [String(body.length), '']) {
      const headers = { 'content-length': length }
      const answer = await owner.send('POST', '/management/room/', body, { headers })
      expect([answer.status, answer.body.code]).toEqual([413, 'too_much'])
    }
  })

  test('a body that is not JSON is refused', async () => {
    const headers = { 'content-type': 'text/xml' }
    const answer = await owner.send('POST', '/management/room/', '<room/>', { headers })
    expect(answer.status).toBe(415)
  })
})

describe('T-09 input that looks like SQL', () => {
  const corpus = [
    "'",
    "' or 1=1 --",
    '"; drop table room; --',
    '%',
    '\\',
    "\\' or 1=1",
    '1) or (1=1',
    '${1}',
    '😀',
    'a'.repeat(100),
  ]

  test.each(named(operations.filter((each) => each.parameters.some(({ name }) => name === 'q'))))(
    'is only text to %s',
    async (_, operation) => {
      const asked = operation.parameters.find(({ name }) => name === 'q')
      const least = Number(asked?.schema.minLength ?? 0)
      const most = Number(asked?.schema.maxLength ?? 100)
      for (const text of corpus) {
        const long = Array.from(text).length < least ? text.repeat(least) : text
        const q = Array.from(long).slice(0, most).join('')
        const id = operation.path.includes('/trainer/{id}/') ? people.trainer.id : 1
        const answer = await owner.get(`${pathOf(operation, id)}?q=${encodeURIComponent(q)}`)
        // A number has a pattern that texts do not match.
        expect([q, answer.status]).toEqual([q, asked?.schema.pattern ? 400 : 200])
      }
      expect(api.logged.filter((line) => line.includes('42601'))).toEqual([])
    },
  )
})

describe('REL-44 logs', () => {
  test('contain principal and operation, and no secret of the requests', async () => {
    const canary = 'Canary-9f8e7d'
    const stranger = api.nobody()
    const login = { username: `${canary}@zal.demo`, password: canary, country: 'UZB' }
    await stranger.post('/merchant/login/', login)
    await stranger.post('/merchant/redirect/', { hash: canary })
    for (const operation of writes.filter(({ id }) => id !== 'logout')) {
      await owner.send(
        operation.method,
        pathOf(operation, 987_654),
        text({ ...exampleOf(operation), [canary]: canary }),
      )
    }
    // Canary text in every free-text field of existing records; all of it is stored.
    const post = async (path: string, body: object) => {
      const answer = await owner.post(path, body)
      expect([path, answer.status]).toEqual([path, 200])
      return answer.body.results
    }
    const secrets = { phone: '+998905557788', card: '8600 1234 5678 9012' }
    const { id } = await post('/management/member/', {
      first_name: canary,
      last_name: canary,
      phone: secrets.phone,
      email: `${canary}@zal.uz`,
      description: `${canary} ${secrets.card}`,
      gender: 2,
    })
    await post('/customer/note/', { customer: id, text: `<p>${canary} ${secrets.phone}</p>` })
    await post('/management/room/', { name: canary })
    await post('/management/package/', { name: canary, price: 1000, days: 1, week_days: [] })
    const changed = { first_name: `${canary} ikki`, version: 1 }
    expect((await owner.patch(`/management/member/${id}/`, changed)).status).toBe(200)
    expect((await owner.get(`/management/member-search/?q=${canary}`)).status).toBe(200)
    expect((await owner.get(`/management/member/${id}/`)).text).toContain(canary)
    const ticket = await owner.get('/auth/ephemeral-token/')
    const log = api.logged.join('\n')
    for (const secret of [
      canary,
      secrets.card,
      ...Object.values(secrets).map((each) => each.replace(/\D/g, '')),
    ])
      expect(log).not.toContain(secret)
    expect(log).not.toContain(ticket.body.results.token)
    for (const [, value] of await owner.cookies()) expect(log).not.toContain(value)
    const line = api.logged.findLast((each) => each.includes('createRoom'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      operation: 'createRoom',
      staff: people.owner.id,
      merchant: 1,
    })
  })

  test('REL-44 a fault is logged with its request and its response hides the cause', async () => {
    const broken = faulty(api)
    const answer = await owner.get('/management/room-list/')
    broken.mend()
    expect([answer.status, answer.body.code]).toEqual([500, 'unexpected'])
    expect(answer.text).not.toContain('kaboom')
    const id = answer.headers.get('x-request-id') ?? ''
    expect(api.logged.some((line) => line.includes(id) && line.includes('kaboom'))).toBe(true)
    expect((await owner.get('/management/room-list/')).status).toBe(200)
  })
})

/** Makes the next queries of a handler fail, as a bug in it would. */
function faulty({ database }: TestServer) {
  const { connect } = database
  database.connect = async () => {
    const connection = await connect()
    const query: typeof connection.query = (sql, ...rest) =>
      sql.includes('from "room"')
        ? Promise.reject(new Error('kaboom'))
        : connection.query(sql, ...rest)
    return { ...connection, query }
  }
  return { mend: () => Object.assign(database, { connect }) }
}
