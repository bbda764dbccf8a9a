import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'
import { classSaleOf, gym, saleOf } from '../../../test/gym.ts'

let api: TestServer
let member: number
beforeAll(async () => {
  api = await testServer()
  ;[member = 0] = await gym(api).members(1)
})
afterAll(() => api.close())

const list = async (what: string, query = '', person: Person = 'desk') =>
  (await api.as(person).get(`/customer/${member}/${what}/${query}`)).body

const deedsIn = ({ results }: { results: { logs: { message: string }[] }[] }) =>
  results.flatMap(({ logs }) => logs.map(({ message }) => message))

describe('the history of a member', () => {
  test('visits, those that were taken back left out', async () => {
    const plan = await gym(api).plan({ name: 'Oylik', days: 30 })
    await api.as('desk').post('/management/payment/', saleOf(member, plan))
    const first = await api.as('desk').post('/check-in/register/', { customer: member })
    expect(await list('attendance-list')).toMatchObject({
      total_count: 1,
      results: [
        {
          id: first.body.results.checkin.id,
          plan_name: 'Oylik',
          created_at: '2026-11-21T07:00:00.000Z',
          trainer: null,
          duration: null,
          club: { id: 1, name: 'Zal Chilonzor' },
          by: 'Karimov desk',
        },
      ],
    })
    await api.as('desk').delete(`/check-in/register/${first.body.results.checkin.id}/`)
    expect(await list('attendance-list')).toMatchObject({ total_count: 0, results: [] })
  })

  test('visits of a class, by its membership: how long it took', async () => {
    const rows = gym(api)
    const [other = 0] = await rows.members(1)
    const group = await rows.class({ hours: ['11:30', '12:15'] })
    const sold = await api.as('desk').post('/management/payment/', classSaleOf(other, group))
    const { id } = sold.body.results.subscription
    await api.as('desk').post('/check-in/register/', { customer: other })
    const path = `/customer/${other}/attendance-list/`
    const { body } = await api.as('desk').get(`${path}?membership=${id}`)
    expect(body.results).toMatchObject([{ plan_name: 'Pilates', trainer: null, duration: 45 }])
    const none = await api.as('desk').get(`${path}?membership=${id + 1}`)
    expect(none.body.results).toEqual([])
  })

  test('the deposit: what came, what went, what was left each time', async () => {
    await gym(api).deposit(member, 500_000)
    await gym(api).deposit(member, 100_000)
    const day = await gym(api).plan({ name: 'Bir kun', price: 150_000, days: 1 })
    const payments = [{ amount: 150_000, payment_method: 5 }]
    const sale = saleOf(member, day, { price: 150_000, payment_method: 5, payments })
    const sold = await api.as('owner').post('/management/payment/', sale)
    expect(sold.status).toBe(200)

    const all = await list('deposit-list')
    expect(all.total_count).toBe(3)
    expect(all.results).toMatchObject([
      {
        amount: -150_000,
        remaining_balance: 450_000,
        payment_date: '2026-11-21',
        payment_types: [],
        order: {
          id: sold.body.results.id,
          total: 150_000,
          subscription: { type: 1, name: 'Bir kun' },
        },
        by: 'Karimov owner',
      },
      { amount: 100_000, remaining_balance: 600_000, order: null },
      {
        amount: 500_000,
        remaining_balance: 500_000,
        payment_types: [{ payment_method: 3, amount: 500_000 }],
      },
    ])
    expect(await list('deposit-list', '?type=1')).toMatchObject({
      total_count: 2,
      results: [{ amount: 100_000, remaining_balance: 600_000 }, { amount: 500_000 }],
    })
    expect(await list('deposit-list', '?type=2')).toMatchObject({
      total_count: 1,
      results: [{ amount: -150_000 }],
    })
    expect(await gym(api).balance(member)).toBe(450_000)
  })

  test('the log: a void, and a note that came back, each once by its own name', async () => {
    const [other = 0] = await gym(api).members(1)
    const desk = api.as('desk')
    const plan = await gym(api).plan()
    const sold = await desk.post('/management/payment/', saleOf(other, plan))
    await api.as('owner').patch(`/management/payment/${sold.body.results.id}/void/`, {
      void_reason: 1,
      void_description: 'Adashib kiritilgan',
    })
    const note = await desk.post('/customer/note/', { customer: other, text: '<p>Bor</p>' })
    const path = `/customer/note/${note.body.results.id}/`
    await desk.delete(path)
    await desk.post(`${path}restore/`)
    const log = `/customer/${other}/activity-logs/`
    const desks = await desk.get(log)
    const notes = ['note.restored', 'note.removed', 'note.created']
    expect(deedsIn(desks.body)).toEqual([...notes, 'payment.voided', 'payment.created'])
  })

  test('the log: who, role, club, before and after, by the day of the club', async () => {
    const path = `/management/member/${member}/`
    const { version } = (await api.as('owner').get(path)).body.results
    // 19:30 in UTC is the next day in Tashkent; the sessions of the others have expired by then.
    api.clock.now = new Date('2026-11-21T19:30:00Z')
    await api.as('manager').patch(path, { version, last_name: 'Yusupova', gender: 1 })
    await api
      .as('director')
      .post('/customer/note/', { customer: member, text: '<p>Ertalab <b>keladi</b></p>' })
    const { results, total_count } = await list('activity-logs', '', 'director')
    expect(results.map((each: { date: string }) => each.date)).toEqual(['2026-11-22', '2026-11-21'])
    expect(results[0].logs).toMatchObject([
      {
        message: 'note.created',
        user: 'Karimov director',
        user_role: 'director',
        changes: [{ field: 'text', kind: 'text', before: null, after: 'Ertalab keladi' }],
      },
      {
        timestamp: '2026-11-21T19:30:00.000Z',
        message: 'member.changed',
        user: 'Karimov manager',
        user_role: 'manager',
        gym: { id: 1, name: 'Zal Chilonzor' },
        changes: [
          { field: 'last_name', kind: 'text', before: 'Gʻulomova', after: 'Yusupova' },
          { field: 'gender', kind: 'choice', before: 2, after: 1 },
        ],
      },
    ])
    const messages = results[1].logs.map((each: { message: string }) => each.message)
    expect(messages).toEqual([
      'payment.created',
      'checkin.removed',
      'checkin.created',
      'payment.created',
    ])
    expect(total_count).toBe(6)
    const second = await list('activity-logs', '?per_page=1&page=2', 'director')
    expect(second).toMatchObject({
      page_count: 6,
      results: [{ logs: [{ message: 'member.changed' }] }],
    })
  })

  test('T-04 is visible to those who see the member', async () => {
    for (const what of ['attendance-list', 'deposit-list', 'activity-logs']) {
      const path = `/customer/${member}/${what}/`
      expect((await api.as('stranger').get(path)).status).toBe(404)
      expect((await api.as('manager').get(path, { club: 2 })).status).toBe(404)
      // Neither role sees money.
      const isMoney = what === 'deposit-list'
      expect((await api.as('trainer').get(path)).status).toBe(isMoney ? 403 : 404)
      expect((await api.as('partner').get(path)).status).toBe(isMoney ? 403 : 200)
    }
    const told = deedsIn(await list('activity-logs', '', 'partner'))
    expect(told).toEqual(['note.created', 'member.changed', 'checkin.removed', 'checkin.created'])
  })
})
