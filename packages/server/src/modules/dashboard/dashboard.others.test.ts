import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { classSaleOf, gym, saleOf, today } from '../../../test/gym.ts'
import { noon, testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  api.clock.now = noon
})
afterAll(() => api.close())

/** Statuses of the history of which a report counts the payments. */
const COUNTED = 'paid,refund,partial_refund'

interface Others {
  total: number
  membership_count: number
  ids: number[] | null
}

const reports = async (query: string) =>
  (await api.as('owner').get(`/dashboard/sales/by-items/?${query}`)).body.results as {
    items_data: { id: number }[]
    others: Others | null
  }

async function history(query: string) {
  const { body } = await api.as('owner').get(`/management/payment-list/?per_page=100&${query}`)
  const { text } = await api.as('owner').get(`/management/payment-export-csv/?${query}`)
  const { total_count: count, totals } = body as unknown as {
    total_count: number
    totals: { total: number; returned: number }
  }
  expect(text.trim().split('\n')).toHaveLength(1 + count)
  return { total: totals.total - totals.returned, count }
}

/** Sells a plan that many times in a club. */
async function sell(club: number, times: number, saleTo: (member: number) => object) {
  const seller = api.as('owner', { club })
  const ids: number[] = []
  for (const member of await gym(api, 1, club).members(times)) {
    const { body } = await seller.post('/management/payment/', saleTo(member))
    ids.push(body.results.id)
  }
  return ids
}

const sellPackages = async (club: number, count: number) => {
  for (let nth = 0; nth < count; nth += 1) {
    const plan = await gym(api, 1, club).plan({ name: `Paket ${nth}` })
    await sell(club, 1 + (nth % 3), (member) => saleOf(member, plan))
  }
}

describe('REL-05 all other packages and classes are found in the payment history', () => {
  beforeAll(async () => {
    await sellPackages(1, 9)
    await sellPackages(2, 2)
    for (let nth = 0; nth < 8; nth += 1) {
      const pilates = await gym(api).class()
      await sell(1, 1, (member) => classSaleOf(member, pilates))
    }
    // One of the rarely sold packages was refunded in part, and another payment of it voided.
    const plan = await gym(api).plan({ name: 'Kechki' })
    const [refunded, voided] = await sell(1, 2, (member) => saleOf(member, plan))
    await api.as('owner').patch(`/management/payment/${refunded}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 390_000,
      refund_reason: 'Mijoz qaytarishni soʻradi',
    })
    await api.as('owner').patch(`/management/payment/${voided}/void/`, {
      void_reason: 1,
      void_description: 'Summa xato kiritilgan',
    })
  }, 120_000)

  test.each([
    ['packages', 1, 'plan_id', ''],
    ['packages of two clubs', 1, 'plan_id', '&location=1,2'],
    ['classes', 2, 'class_id', ''],
  ] as const)('%s', async (_, kind, name, clubs) => {
    const days = `start_date=${today}&end_date=${today}${clubs}`
    const { items_data: items, others } = await reports(`${days}&subscription=${kind}`)
    const { total, membership_count: count, ids } = others!
    expect(ids).toHaveLength(kind === 2 ? 2 : clubs ? 6 : 4)
    expect(ids!.some((id) => items.some((item) => item.id === id))).toBe(false)
    const rows = `${name}=${ids!.join()}&status=${COUNTED}`
    expect(await history(`${rows}&${days}`)).toEqual({ total, count })
    // The same by months, by a search, and with the payments of the largest plan too.
    expect(await history(`${rows}&year=2026${clubs}`)).toEqual({ total, count })
    expect(await history(`${rows}&q=gulomova&${days}`)).toEqual({ total, count })
    const more = await history(`${name}=${[...ids!, items[0]!.id].join()}&${days}`)
    expect(more.count).toBeGreaterThan(count)
    const year = await reports(`period=year&subscription=${kind}${clubs}`)
    expect(year.others).toEqual(others)
  })

  test('of one kind alone', async () => {
    const { others } = await reports('subscription=1')
    const ids = others!.ids!.join()
    const { items_data: classes } = await reports('subscription=2')
    expect((await history(`plan_id=${ids}&class_id=${classes[0]!.id}`)).count).toBe(0)
    expect((await history(`plan_id=${ids}&subscription=2`)).count).toBe(0)
  })

  test('up to fifty of them: more are neither named nor accepted', async () => {
    await sellPackages(3, 56)
    expect((await reports('location=3')).others!.ids).toHaveLength(50)
    await sellPackages(3, 1)
    expect((await reports('location=3')).others).toMatchObject({ ids: null })
    const list = (ids: number[]) =>
      api.as('owner').get(`/management/payment-list/?plan_id=${ids.join()}`)
    expect((await list(Array.from({ length: 50 }, (_, nth) => nth + 1))).status).toBe(200)
    expect((await list(Array.from({ length: 51 }, (_, nth) => nth + 1))).status).toBe(400)
    expect((await api.as('owner').get('/management/payment-list/?plan_id=1,x')).status).toBe(400)
  }, 120_000)
})

describe('names of packages and classes', () => {
  const names = async (path: string, person: 'owner' | 'desk' = 'owner') => {
    const { status, body } = await api.as(person).get(`/management/${path}`)
    return status === 200 ? body.results.map(({ id }: { id: number }) => id) : status
  }
  test('of several clubs, if the person has them', async () => {
    const there = await gym(api, 1, 2).plan({ name: 'Boshqa klubniki' })
    const { id: pilates } = await gym(api, 1, 2).class()
    expect(await names('package-mini/')).not.toContain(there)
    expect(await names('package-mini/?location=1,2')).toContain(there)
    expect(await names('package-mini/?location=2&q=boshqa')).toEqual([there])
    expect(await names('class-mini/')).not.toContain(pilates)
    expect(await names('class-mini/?location=1,2')).toContain(pilates)
    expect(await names('package-mini/?location=1,2', 'desk')).toBe(404)
    expect(await names('class-mini/?location=1,2', 'desk')).toBe(404)
  })
})
