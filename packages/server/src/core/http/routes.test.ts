import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { bodyOf, contract, operations, pathOf } from '../../testing/operations.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const paths = [...new Set(operations.map(({ path }) => path))]
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
/** Operations of a path, with `{…}` replaced in its address: two paths may match one address. */
const takenAt = (path: string) => operations.filter((each) => each.path === path)

describe('REL-14 the methods of a path', () => {
  test.each(paths)('%s refuses all others, with those that it takes', async (path) => {
    const taken = takenAt(path).map(({ method }) => method as string)
    const first = takenAt(path)[0]
    if (!first) throw new Error(`No operation at ${path}`)
    for (const method of methods.filter((each) => !taken.includes(each))) {
      for (const caller of [api.nobody(), api.as('owner'), api.as('stranger')]) {
        const answer = await caller.send(method, pathOf(first, 999_999))
        expect([method, answer.status, answer.body.code]).toEqual([method, 405, 'wrong_method'])
        const allow = answer.headers.get('allow')?.split(', ') ?? []
        expect(allow.filter((each) => each !== 'HEAD' && each !== 'OPTIONS')).toEqual(
          taken.toSorted(),
        )
      }
    }
  })

  test('an unknown path stays unknown by every method', async () => {
    for (const method of methods) {
      const answer = await api.as('owner').send(method, '/nowhere/')
      expect([method, answer.status]).toEqual([method, 404])
    }
  })

  test('are listed in the language of the request', async () => {
    const said = async (language: string) => {
      const options = { headers: { 'accept-language': language } }
      return (await api.nobody().send('PUT', '/merchant/login/', undefined, options)).body.message
    }
    expect(await said('en')).toBe('This address takes OPTIONS, POST only.')
    expect(await said('ru')).toBe('Этот адрес принимает только OPTIONS, POST.')
    expect(await said('uz')).toBe('Bu manzil faqat OPTIONS, POST soʻrovlarini qabul qiladi.')
  })

  test('HEAD is answered as GET without a body, OPTIONS with the methods', async () => {
    const head = await api.as('owner').send('HEAD', '/management/room-list/')
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await api.as('owner').send('HEAD', '/management/payment/1/void/')).status).toBe(405)
    const options = await api.nobody().send('OPTIONS', '/management/room/1/')
    expect([options.status, options.headers.get('allow'), options.text]).toEqual([
      204,
      'DELETE, GET, HEAD, OPTIONS, PATCH',
      '',
    ])
    expect(options.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the published contract', () => {
  test('is read by everybody, and only once while it is the same', async () => {
    const first = await api.nobody().get('/openapi.json')
    expect([first.status, first.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
    expect(JSON.parse(first.text)).toEqual(contract)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    const etag = first.headers.get('etag') ?? ''
    const headers = { 'if-none-match': etag }
    const second = await api.nobody().get('/openapi.json', { headers })
    expect([second.status, second.text]).toEqual([304, ''])
    const other = await api.nobody().get('/openapi.json', { headers: { 'if-none-match': '"x"' } })
    expect(other.status).toBe(200)
  })
})

describe('T-02 a request that names no club', () => {
  const guarded = operations.filter((each) => !each.open)

  test.each(guarded.map((each) => [each.id, each] as const))(
    '%s says so where it needs one',
    async (_, operation) => {
      const answer = await api
        .as('owner')
        .send(operation.method, pathOf(operation, 999_999), bodyOf(operation), { club: null })
      const needed = !operation.clubOptional || operation.method !== 'GET'
      if (needed) expect([answer.status, answer.body.code]).toEqual([400, 'club_required'])
      else expect(answer.body.code).not.toBe('club_required')
    },
  )
})
