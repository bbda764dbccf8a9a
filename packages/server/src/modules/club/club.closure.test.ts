import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxProvider } from '../../adapters/online/sandbox.ts'
import { testServer, type TestServer } from '../../testing/index.ts'
import { gym, saleOf } from '../../../test/gym.ts'

let api: TestServer
beforeAll(async () => {
  const sandbox = sandboxProvider(() => 'http://zal.test')
  api = await testServer({ online: () => sandbox })
})
afterAll(() => api.close())

const pathOf = (id: number) => `/management/club/${id}/`
const setActive = async (id: number, is_active: boolean) => {
  const { version } = (await api.as('owner').get(pathOf(id))).body.results
  return api.as('owner').patch(pathOf(id), { is_active, version })
}
/** The deactivation of a club as a request that can be sent at once. */
const change = async (id: number) => {
  const { version } = (await api.as('owner').get(pathOf(id))).body.results
  return () => api.as('owner').patch(pathOf(id), { is_active: false, version })
}
const closure = async (id: number) =>
  (await api.as('owner').get(`${pathOf(id)}closure/`)).body.results

describe('deactivating a club', () => {
  test('is refused with an open shift and with an online payment under way', async () => {
    await api.as('owner').patch('/finance/shift-setting/', { is_on: true })
    const shift = await api.as('owner').post('/finance/shift/', { float: 0 })
    const rows = gym(api)
    const [member = 0] = await rows.members(1)
    await rows.online(member)
    expect(await closure(1)).toMatchObject({
      shift: { id: shift.body.results.id, opened_by: 'Karimov owner' },
      online: { count: 1, method: 6 },
      only_here: 3,
      others: [{ name: 'Zal Samarqand' }, { name: 'Zal Yunusobod' }],
    })
    const { status, body } = await setActive(1, false)
    expect([status, body.code]).toEqual([409, 'club_has_open_shift'])
    expect(body.results).toEqual([
      { kind: 'open_shift', count: 1 },
      { kind: 'online_payment', count: 1 },
    ])
    expect((await api.as('owner').get(pathOf(1))).body.results.is_active).toBe(true)
  })

  test('leaves the last open club, also when two are closed at once', async () => {
    await setActive(3, false)
    await setActive(1, false)
    await api.sql(
      1,
      `update shift set closed_at = opened_at, closed_by = 1, counted = 0, notes = '[]', coins = 0`,
    )
    await api.sql(1, `update online_payment set state = 'cancelled', settled_at = created_at`)
    const two = [await change(1), await change(2)]
    const both = await Promise.all(two.map((send) => send()))
    // The other one is refused, or its club is closed before it begins.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of both) {
      expect(['ok', 'last_club', 'club_closed']).toContain(body.code)
      expect([200, 409]).toContain(status)
    }
    const open = await api.sql(1, 'select id from club where is_active and merchant_id = 1')
    expect(open).toHaveLength(1)
    await api.sql(1, 'update club set is_active = true where merchant_id = 1')
    await setActive(2, false)
    await setActive(3, false)
    expect((await setActive(1, false)).body.code).toBe('last_club')
    await api.sql(1, 'update club set is_active = true where merchant_id = 1')
  })

  test('takes the club out of the switcher, and activating brings it back', async () => {
    const clubs = async () => (await api.as('manager').get('/staffs/my-clubs/?is_active=1')).text
    expect(await clubs()).toContain('Zal Samarqand')
    expect((await setActive(3, false)).body.results.is_active).toBe(false)
    expect(await clubs()).not.toContain('Zal Samarqand')
    const there = { club: 3 }
    expect((await api.as('manager').get('/management/room-list/', there)).status).toBe(404)
    const list = await api.as('owner').get('/management/club-list/?is_active=0')
    expect(list.body.results).toMatchObject([{ id: 3, is_active: false }])
    expect((await setActive(3, true)).status).toBe(200)
    expect(await clubs()).toContain('Zal Samarqand')
  })
})

describe('deleting a club', () => {
  test('is for a club that nothing points to', async () => {
    const body = {
      name: 'Zal Olmazor',
      phone: '+998712354041',
      city: 'tashkent',
      address: { address_line: 'Beruniy koʻchasi, 1' },
    }
    const { id } = (await api.as('owner').post('/management/club/', body)).body.results
    expect((await closure(id)).in_use).toEqual([])
    expect((await api.as('owner').delete(pathOf(id))).status).toBe(200)
    expect((await api.as('owner').get(pathOf(id))).status).toBe(404)
    expect((await api.as('owner').get('/staffs/my-clubs/')).text).not.toContain('Zal Olmazor')
    const [row] = await api.sql(
      1,
      'select deleted_at is not null as gone from club where id = $1',
      [id],
    )
    expect(row).toEqual({ gone: true })
    expect((await api.as('owner').post('/management/club/', body)).status).toBe(200)
  })

  test('is refused with the counts of what belongs to it', async () => {
    const rows = gym(api)
    const [member = 0] = await rows.members(1)
    const plan = await rows.plan({ slot: 5 })
    await api.as('owner').post('/finance/shift/', { float: 0 })
    const sold = await api.as('owner').post('/management/payment/', saleOf(member, plan))
    expect(sold.status).toBe(200)
    const { status, body } = await api.as('owner').delete(pathOf(1))
    expect([status, body.code]).toEqual([409, 'club_in_use'])
    expect(body.message).toMatch(/Members of this club: 2, payments: 1, other records: \d+/)
    expect(body.results).toContainEqual({ kind: 'member', count: 2 })
    expect((await closure(1)).in_use).toEqual(body.results)
    expect((await api.as('owner').get(pathOf(1))).status).toBe(200)
  })
})

describe('a closed club', () => {
  test('is read by owners and directors, who take its payments back; nothing new is sold there', async () => {
    await api.sql(
      1,
      `update shift set closed_at = opened_at, closed_by = 1, counted = 0, notes = '[]', coins = 0 where closed_at is null`,
    )
    await api.as('owner').patch('/finance/shift-setting/', { is_on: false })
    const rows = gym(api)
    const [member = 0] = await rows.members(1)
    const plan = await rows.plan({})
    const there = { club: 1 }
    const sell = () => api.as('owner', there).post('/management/payment/', saleOf(member, plan))
    const sold = (await sell()).body.results
    expect((await setActive(1, false)).status).toBe(200)
    const owner = api.as('owner', there)
    expect((await owner.get(`/management/payment/${sold.id}/`)).status).toBe(200)
    expect((await api.as('desk', there).get(`/management/payment/${sold.id}/`)).status).toBe(404)
    expect((await sell()).body.code).toBe('club_closed')
    expect((await owner.post('/management/room/', { name: 'Boks' })).body.code).toBe('club_closed')
    const refund = await owner.patch(`/management/payment/${sold.id}/refund/`, {
      payment_status: 'refund',
      refund_method: 3,
      refund_amount: sold.total,
      refund_reason: 'Klub yopildi, pul qaytarildi',
    })
    expect([refund.status, refund.body.code]).toEqual([200, 'ok'])
    expect((await setActive(1, true)).status).toBe(200)
    expect((await sell()).status).toBe(200)
  })
})
