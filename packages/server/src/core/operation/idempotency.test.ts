import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { bodyOf, contract, operations, pathOf } from '../../testing/operations.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const path = '/management/room/'
const rooms = async () =>
  (await api.sql<{ count: number }>(1, 'select count(*) from room'))[0]?.count

test('REL-01 every operation that creates takes a key', () => {
  const creates = operations.filter((each) => each.method === 'POST' && each.permission.length > 0)
  expect(creates.length).toBeGreaterThan(3)
  expect(creates.filter((each) => !each.idempotent)).toEqual([])
  expect(Object.keys(contract.paths).length).toBeGreaterThan(20)
})

test('REL-01 so does every write that moves money or days', () => {
  const noun = /\/(payment|one-time-payment|online-payment|deposit-\w+|freeze|shift)\//
  const moves = operations.filter(
    // An approval alone moves no money.
    ({ method, path: each }) => method !== 'GET' && noun.test(each) && !each.endsWith('/approve/'),
  )
  expect(moves.length).toBeGreaterThan(12)
  expect(moves.filter((each) => !each.idempotent)).toEqual([])
})

test.each(operations.filter((each) => each.idempotent).map((each) => [each.id, each] as const))(
  'REL-01 %s without a key, or with something else, is refused',
  async (_, operation) => {
    const nil = '00000000-0000-0000-0000-000000000000'
    const version9 = '00000000-0000-9000-8000-000000000000'
    for (const key of [null, '1', 'a'.repeat(36), nil, version9]) {
      const answer = await api
        .as('owner')
        .send(operation.method, pathOf(operation), bodyOf(operation), { key })
      const code = key === null ? 'idempotency_key_required' : 'idempotency_key_invalid'
      expect([key, answer.status, answer.body.code]).toEqual([key, 400, code])
    }
  },
)

test('REL-01 distinguishes an invalid key from a missing one, in three languages', async () => {
  const said = async (language: string) => {
    const headers = { 'accept-language': language }
    const { body } = await api.as('owner').post(path, { name: 'Zal' }, { key: 'x', headers })
    return body.message
  }
  expect(await Promise.all(['en', 'ru', 'uz'].map(said))).toEqual([
    'The key against repetition must be a UUID. Reload the page.',
    'Ключ от повтора запроса должен быть UUID. Обновите страницу.',
    'Takrorlanishdan himoya kaliti UUID boʻlishi kerak. Sahifani yangilang.',
  ])
})

test('REL-03 T-21 the same key is one room and the same answer, to the byte', async () => {
  const key = randomUUID()
  const answers = []
  for (const language of ['en', 'ru', 'uz', 'en', 'ru']) {
    const headers = { 'accept-language': language }
    answers.push(await api.as('owner').post(path, { name: 'Yoga' }, { key, headers }))
  }
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(answers.map(({ headers }) => headers.has('idempotency-replayed'))).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
  expect(await rooms()).toBe(1)
})

test('REL-03 twenty at once with one key are one room', async () => {
  const before = await rooms()
  const key = randomUUID()
  const sent = Array.from({ length: 20 }, () =>
    api.as('owner').post(path, { name: 'Boks' }, { key }),
  )
  const texts = (await Promise.all(sent)).map(({ text }) => text)
  expect(new Set(texts).size).toBe(1)
  expect(await rooms()).toBe((before ?? 0) + 1)
})

test('REL-03 the same key with another body or in another club is refused', async () => {
  const key = randomUUID()
  await api.as('owner').post(path, { name: 'Tennis' }, { key })
  const before = await rooms()
  for (const [body, options] of [
    [{ name: 'Tennis 2' }, { key }],
    [{ name: 'Tennis', is_active: false }, { key }],
    [{ name: 'Tennis' }, { key, club: 2 }],
  ] as const) {
    const answer = await api.as('owner').post(path, body, options)
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_mismatch'])
  }
  expect(await rooms()).toBe(before)
})

test('REL-03 a key belongs to its person', async () => {
  const key = randomUUID()
  await api.as('owner').post(path, { name: 'Sauna' }, { key })
  const other = await api.as('manager').post(path, { name: 'Hammom' }, { key })
  expect(other.body.results.name).toBe('Hammom')
})

test('a refused request leaves its key free', async () => {
  const key = randomUUID()
  expect((await api.as('owner').post(path, { name: 'Sauna' }, { key })).status).toBe(400)
  expect((await api.as('owner').post(path, { name: 'Basseyn' }, { key })).status).toBe(200)
})

test('a key is kept for seven days', async () => {
  const kept = async () => {
    const rows = await api.sql<{ count: number }>(1, 'select count(*) from idempotency_key')
    return rows[0]?.count
  }
  const before = await kept()
  expect(before).toBeGreaterThan(0)
  await api.sql(1, `select sweep($1)`, [new Date(api.clock.now.getTime() + 6 * 86_400_000)])
  expect(await kept()).toBe(before)
  await api.sql(1, `select sweep($1)`, [new Date(api.clock.now.getTime() + 8 * 86_400_000)])
  expect(await kept()).toBe(0)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('REL-01 a UUID of version %i is a key', async (version) => {
  const key = `0190a5d2-6c1e-${version}b43-9a55-3f0f0a7c5d11`
  const first = await api.as('owner').post(path, { name: `Zal ${version}` }, { key })
  const again = await api
    .as('owner')
    .post(path, { name: `Zal ${version}` }, { key: key.toUpperCase() })
  expect([first.status, again.text]).toEqual([200, first.text])
})
