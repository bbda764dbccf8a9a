import { describe, expect, test, vi } from 'vitest'
import contract from './contract.json' with { type: 'json' }
import { createClient } from './client.ts'
import { ApiError } from './errors.ts'
import { idempotentPaths } from './idempotent.ts'

const page = {
  success: true,
  code: 'ok',
  message: '',
  results: [],
  total_count: 0,
  page: 1,
  page_count: 0,
  per_page: 10,
}
const key = '3f0c9a52-5c1e-4d6c-9f4e-0c8d6d1b2a11'

function clientOn(answer: (request: Request, nth: number) => Response | Promise<Response>) {
  const sent: Request[] = []
  const client = createClient({
    baseUrl: 'http://zal.test/api/v1',
    fetch: async (request) => answer(request, sent.push(request)),
    headers: () => ({ language: 'uz', club: 3 }),
    uuid: () => key,
    zone: () => 'Asia/Tashkent',
    wait: async () => {},
  })
  return { client, sent }
}

describe('the client', () => {
  test('sends language, time zone and club', async () => {
    const { client, sent } = clientOn(() => Response.json(page))
    await client.GET('/management/room-list/', { params: { query: { page: 2 } } })
    const [request] = sent
    expect(request?.url).toBe('http://zal.test/api/v1/management/room-list/?page=2')
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'accept-language': 'uz',
      'x-timezone': 'Asia/Tashkent',
      'x-club-id': '3',
    })
  })

  test('REL-33 marks requests of an idle user', async () => {
    let isUserIdle = true
    const told: (string | null)[] = []
    const client = createClient({
      baseUrl: 'http://zal.test/api/v1',
      fetch: async (request) => {
        told.push(request.headers.get('x-user-idle'))
        return Response.json(page)
      },
      headers: () => ({ language: 'uz', club: 3, isUserIdle }),
    })
    await client.GET('/management/room-list/')
    isUserIdle = false
    await client.GET('/management/room-list/')
    expect(told).toEqual(['1', null])
  })

  test('names no club before there is one', async () => {
    const { client, sent } = clientOn(() => Response.json({ results: { timestamp: '1' } }))
    await client.POST('/merchant/redirect/', { body: { hash: 'h' } })
    expect(sent[0]?.headers.has('x-club-id')).toBe(false)
  })

  test('throws the refusal of the server as an ApiError', async () => {
    const refusal = {
      success: false,
      code: 'validation',
      message: 'Xato',
      errors: { name: ['Band'] },
      results: { id: 1 },
    }
    const { client } = clientOn(() =>
      Response.json(refusal, { status: 400, headers: { 'x-request-id': 'r1' } }),
    )
    const thrown = await client
      .POST('/management/room/', { body: { name: 'Yoga', is_active: true } })
      .catch(ApiError.from)
    expect(thrown).toBeInstanceOf(ApiError)
    expect(thrown).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Xato',
      errors: { name: ['Band'] },
      results: { id: 1 },
      requestId: 'r1',
    })
  })

  test('understands an answer that is not of our server', async () => {
    const { client } = clientOn(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    const thrown = await client.GET('/management/room-list/').catch(ApiError.from)
    expect(thrown).toMatchObject({ status: 502, code: 'http_502', message: '', errors: {} })
  })

  test('reports a network error without a response', async () => {
    const { client } = clientOn(() => Promise.reject(new TypeError('failed')))
    expect(await client.GET('/management/room-list/').catch(ApiError.from)).toMatchObject({
      status: 0,
      code: 'network',
    })
  })
})

describe('REL-04 a write', () => {
  test('is sent once without a key', async () => {
    const { client, sent } = clientOn(() => Promise.reject(new TypeError('failed')))
    await client.POST('/merchant/redirect/', { body: { hash: 'h' } }).catch(ApiError.from)
    expect(sent).toHaveLength(1)
  })

  test('is repeated with the same key and body without a response', async () => {
    const bodies: string[] = []
    const { client, sent } = clientOn(async (request, nth) => {
      bodies.push(await request.text())
      if (nth < 3) throw new TypeError('failed')
      return Response.json({ results: { id: 1 } })
    })
    await client.POST('/management/room/', { body: { name: 'Yoga', is_active: true } })
    expect(sent.map((request) => request.headers.get('idempotency-key'))).toEqual([key, key, key])
    expect(new Set(bodies)).toEqual(new Set(['{"name":"Yoga","is_active":true}']))
  })

  test('requires a key for changes of a payment, too', async () => {
    const { client, sent } = clientOn(() => Response.json({ results: { id: 1 } }))
    await client.PATCH('/management/payment/{id}/void/', {
      params: { path: { id: 1 } },
      body: { void_reason: 1, void_description: 'Summa notoʻgʻri' },
    })
    expect(sent[0]?.headers.get('idempotency-key')).toBe(key)
  })

  test('that was refused does not', async () => {
    const { client, sent } = clientOn(() =>
      Response.json({ code: 'busy', message: '' }, { status: 409 }),
    )
    await client
      .POST('/management/room/', { body: { name: 'Yoga', is_active: true } })
      .catch(ApiError.from)
    expect(sent).toHaveLength(1)
  })

  test('that the server is still processing waits as requested, and retries with the same key', async () => {
    const waits: number[] = []
    const keys: (string | null)[] = []
    const client = createClient({
      baseUrl: 'http://zal.test/api/v1',
      fetch: async (request) => {
        const nth = keys.push(request.headers.get('idempotency-key'))
        const refusal = { success: false, code: 'in_progress', message: '' }
        return nth < 3
          ? Response.json(refusal, { status: 409, headers: { 'retry-after': '2' } })
          : Response.json({ results: { id: 1 } })
      },
      headers: () => ({ language: 'uz', club: 3 }),
      uuid: () => key,
      wait: async (ms) => void waits.push(ms),
    })
    const made = await client.POST('/management/room/', { body: { name: 'Yoga', is_active: true } })
    expect(made.data?.results).toEqual({ id: 1 })
    expect(keys).toEqual([key, key, key])
    expect(waits).toEqual([2000, 2000])
  })

  test('keeps the key that the form gave it', async () => {
    const own = '0b7f2a34-8f7e-4b0b-8a43-5f1a2b3c4d5e'
    const { client, sent } = clientOn(() => Response.json({ results: { id: 1 } }))
    await client.POST('/management/room/', {
      body: { name: 'Yoga', is_active: true },
      headers: { 'Idempotency-Key': own },
    })
    expect(sent[0]?.headers.get('idempotency-key')).toBe(own)
  })
})

describe('a read', () => {
  test('gives way to the next one of its path, and to no other', async () => {
    const waiting: (() => void)[] = []
    const { client, sent } = clientOn(
      (request) =>
        new Promise((resolve, reject) => {
          waiting.push(() => resolve(Response.json(page)))
          const give = () => reject(request.signal.reason)
          if (request.signal.aborted) give()
          request.signal.addEventListener('abort', give)
        }),
    )
    const first = client
      .GET('/management/room-list/', { params: { query: { q: 'yo' } } })
      .catch(ApiError.from)
    const other = client.GET('/management/package-list/')
    const second = client.GET('/management/room-list/', { params: { query: { q: 'yog' } } })
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    for (const answer of waiting) answer()
    expect(await first).toMatchObject({ code: 'cancelled' })
    expect((await second).data?.results).toEqual([])
    expect((await other).data?.results).toEqual([])
  })

  test('of one record does not cancel that of another record, only an earlier one of the same', async () => {
    const waiting: (() => void)[] = []
    const { client, sent } = clientOn(
      (request) =>
        new Promise((resolve, reject) => {
          const { pathname } = new URL(request.url)
          waiting.push(() => resolve(Response.json({ results: pathname })))
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    )
    const receipt = (id: number) =>
      client.GET('/management/payment/{id}/receipt/', { params: { path: { id } } })
    const replaced = receipt(7).catch(ApiError.from)
    const others = [receipt(8), receipt(9)]
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    const latest = receipt(7)
    await vi.waitFor(() => expect(sent).toHaveLength(4))
    for (const answer of waiting) answer()
    expect(await replaced).toMatchObject({ code: 'cancelled' })
    const answers = await Promise.all([...others, latest])
    expect(answers.map(({ data }) => data?.results)).toEqual([
      '/api/v1/management/payment/8/receipt/',
      '/api/v1/management/payment/9/receipt/',
      '/api/v1/management/payment/7/receipt/',
    ])
  })

  test('T-37 that was cut is retried, unless it was aborted', async () => {
    const { client, sent } = clientOn((_, nth) =>
      nth < 3 ? Promise.reject(new TypeError('failed')) : Response.json(page),
    )
    expect((await client.GET('/management/room-list/')).data?.results).toEqual([])
    expect(sent).toHaveLength(3)

    const gone = new AbortController()
    const left = clientOn(() => {
      gone.abort()
      return Promise.reject(new TypeError('failed'))
    })
    await left.client.GET('/management/room-list/', { signal: gone.signal }).catch(ApiError.from)
    expect(left.sent).toHaveLength(1)
  })

  test('T-37 that timed out is reported at once', async () => {
    const { client, sent } = clientOn(() =>
      Promise.reject(new DOMException('silent', 'TimeoutError')),
    )
    const thrown = await client.GET('/management/room-list/').catch(ApiError.from)
    expect(thrown).toMatchObject({ status: 0, code: 'network' })
    expect(sent).toHaveLength(1)
  })

  test('with a signal of its own is left alone', async () => {
    const { client } = clientOn(() => Response.json(page))
    const { signal } = new AbortController()
    const both = [
      client.GET('/management/room-list/', { signal }),
      client.GET('/management/room-list/'),
    ]
    expect((await Promise.all(both)).map(({ data }) => data?.results)).toEqual([[], []])
  })
})

test('REL-01 the list of paths that take a key is the contract’s', () => {
  const paths = Object.entries(contract.paths)
    .filter(([, item]) =>
      Object.entries(item).some(
        ([method, operation]) =>
          (method === 'post' || method === 'patch') && 'x-idempotent' in (operation as object),
      ),
    )
    .map(([path]) => path)
  expect([...idempotentPaths].toSorted()).toEqual(paths.toSorted())
})
