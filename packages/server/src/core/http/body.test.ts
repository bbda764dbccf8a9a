import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { origin } from '../../testing/callers.ts'
import { SMALL_BODY } from './body.ts'

const MEGABYTE = 1024 * 1024

let api: TestServer
beforeAll(async () => {
  api = await testServer({ limits: { bodies: 3 * MEGABYTE } })
})
afterAll(() => api.close())

const room = '/management/room/'
const xml = { headers: { 'content-type': 'text/xml' } }
const long = JSON.stringify({ name: 'a'.repeat(300_000) })

/** A body in chunks of 16 KB, and the number of chunks read; `hold` delays the last one. */
function pieces(bytes: number, hold?: Promise<unknown>) {
  const count = { read: 0 }
  let left = bytes
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        count.read += 1
        if (left <= 16_384) await hold
        controller.enqueue(new Uint8Array(Math.min(16_384, left)).fill(0x20))
        left -= 16_384
        if (left <= 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, count }
}

async function stream(
  path: string,
  body: ReadableStream,
  cookies: Map<string, string>,
  headers: Record<string, string> = {},
) {
  const request = new Request(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      origin,
      'x-club-id': '1',
      'content-type': 'multipart/form-data; boundary=x',
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...headers,
    },
    body,
    duplex: 'half',
  } as RequestInit)
  const answer = await api.server.fetch(request, { ip: '10.0.0.1', secure: false })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

describe('T-56 a person without the permission', () => {
  test.each([
    ['with the wrong content type', '<room/>', xml],
    ['with too much', long, {}],
    ['with too much of the wrong content type', long, xml],
  ])('is refused before any validation of a body %s', async (_, body, options) => {
    const refusals = await Promise.all([
      api.nobody().send('POST', room, body, options),
      api.as('trainer').send('POST', room, body, options),
      api.as('owner').send('POST', room, body, { ...options, club: 4 }),
    ])
    expect(refusals.map(({ status, body: { code } }) => [status, code])).toEqual([
      [401, 'session_required'],
      [403, 'forbidden'],
      [404, 'not_found'],
    ])
  })

  test('has no large body read, with or without its length', async () => {
    for (const headers of [{ 'content-length': '9900000' }, {}] as Record<string, string>[]) {
      for (const [cookies, status] of [
        [new Map<string, string>(), 401],
        [new Map([['zal_session', 'A'.repeat(43)]]), 401],
        [await api.as('partner').cookies(), 403],
      ] as const) {
        const { body, count } = pieces(9_900_000)
        const answer = await stream('/management/member-import-csv/', body, cookies, headers)
        expect(answer.status).toBe(status)
        expect(count.read * 16_384).toBeLessThanOrEqual(SMALL_BODY + 2 * 16_384)
      }
    }
  })
})

describe('T-56 bodies under way', () => {
  test('share a bound; beyond it 503 says when to come again, and afterwards there is room', async () => {
    const cookies = await api.as('owner').cookies()
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const path = '/management/member-import-csv/'
    const length = { 'content-length': String(2 * MEGABYTE) }
    const first = pieces(2 * MEGABYTE, held)
    const reading = stream(path, first.body, cookies, length)
    await expect.poll(() => first.count.read).toBeGreaterThan(100)
    const second = pieces(2 * MEGABYTE)
    const refused = await stream(path, second.body, cookies, length)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '2',
    ])
    expect(second.count.read).toBe(0)
    release()
    // A body that is not a form is refused only once it was read.
    expect((await reading).body.code).toBe('malformed')
    expect((await stream(path, pieces(2 * MEGABYTE).body, cookies)).body.code).toBe('malformed')
  })

  test('with a closed connection are logged as aborted, not as an error', async () => {
    const cookies = await api.as('owner').cookies()
    const from = api.logged.length
    const gone = new ReadableStream({
      start: (controller) => controller.error(new Error('aborted')),
    })
    await stream('/management/member-import-csv/', gone, cookies)
    const lines = api.logged.slice(from).map((line) => JSON.parse(line))
    expect(lines.map(({ text, status, code }) => [text, status, code])).toEqual([
      ['request', 499, 'client_closed'],
    ])
  })
})

test('T-56 REL-33 a session that gets another token while its large body is checked keeps it', async () => {
  const cookies = new Map(await api.as('manager').cookies())
  await api.as('manager').get('/staffs/permissions/')
  await api.sql(1, `update staff set role = 'director' where id = 3`)
  const answer = await stream('/management/member-import-csv/', pieces(100_000).body, cookies)
  const token = /zal_session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1]
  expect([answer.status, answer.body.code]).toEqual([400, 'malformed'])
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(token).not.toBe(cookies.get('zal_session'))
  const next = await stream(room, pieces(10).body, new Map([['zal_session', token ?? '']]))
  expect(next.status).toBe(415)
})
