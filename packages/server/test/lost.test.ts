import { randomUUID } from 'node:crypto'
import { createClient } from '@zal/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf } from './gym.ts'
import { counted } from './long.ts'

const TRIALS = counted(100, 500)
const sold = 'select member_id as id, count(*)::int as count from payment group by 1'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

test(
  `REL-04 ${TRIALS} of ${TRIALS} sales whose answer is lost after the commit are sold once, and their seller hears it`,
  { timeout: 300_000 },
  async () => {
    const rows = gym(api)
    const plan = await rows.plan({ days: 1 })
    const members = await rows.members(TRIALS)
    const met = new Set<string | null>()
    const client = createClient({
      baseUrl: 'http://zal.test/api/v1',
      headers: () => ({ language: 'uz', club: 1 }),
      uuid: randomUUID,
      wait: () => Promise.resolve(),
      fetch: async (request) => {
        const key = request.headers.get('idempotency-key')
        const path = new URL(request.url).pathname.replace('/api/v1', '')
        const { status, text } = await api
          .as('manager')
          .send(request.method, path, await request.text(), { key })
        if (!met.has(key)) {
          met.add(key)
          throw new TypeError('The connection was cut')
        }
        return new Response(text, { status })
      },
    })
    const heard: (string | undefined)[] = []
    for (const member of members) {
      const { data } = await client.POST('/management/payment/', {
        // The methods of the generated sale are typed as plain numbers.
        body: saleOf(member, plan) as never,
      })
      heard.push(
        data?.results && 'payment_status' in data.results ? data.results.payment_status : '',
      )
    }
    expect(new Set(heard)).toEqual(new Set(['paid']))
    const found = await api.sql<{ id: number; count: number }>(1, sold)
    expect(found.filter(({ id }) => members.includes(id))).toHaveLength(TRIALS)
    expect(new Set(found.map(({ count }) => count))).toEqual(new Set([1]))
    expect(met.size).toBe(TRIALS)
  },
)
