import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noon, testServer, type Person, type TestServer } from '../../testing/index.ts'
import { at, smallHistory } from './dashboard.fixture.ts'

let api: TestServer
let known: Awaited<ReturnType<typeof smallHistory>>
beforeAll(async () => {
  api = await testServer()
  known = await smallHistory(api)
})
beforeEach(() => {
  api.clock.now = noon
})
afterAll(() => api.close())

const read = async (path: string, person: Person = 'owner') =>
  (await api.as(person).get(`/dashboard/${path}`)).body
const figures = async (path: string, person?: Person) => (await read(path, person)).results

describe('the figures of today', () => {
  test('total-sale: payments dated today, compared with yesterday up to the same time', async () => {
    const { as_of, results } = (await read('today/total-sale/')) as {
      as_of?: string
      results: unknown
    }
    expect(as_of).toBe('2026-11-21T07:00:00.000Z')
    expect(results).toMatchObject({
      total: 900_000 + 60_000 + 400_000,
      promotion: 70,
      each_gym_data: [{ club_id: 1, gym_name: 'Zal Chilonzor', total: 1_360_000 }],
      returned_today: 100_000,
      cash: 60_000,
    })
    // At 18:00 yesterday another 900 000 were sold.
    api.clock.now = at('2026-11-21', '17:59:59')
    expect((await figures('today/total-sale/')).promotion).toBe(70)
    api.clock.now = at('2026-11-21', '18:00:00')
    expect((await figures('today/total-sale/')).promotion).toBe(-20)
  })

  test('total-sale of two clubs is the sum of both, whatever their order', async () => {
    const both = {
      total: 1_660_000,
      promotion: 108,
      each_gym_data: [
        { club_id: 1, gym_name: 'Zal Chilonzor', total: 1_360_000 },
        { club_id: 3, gym_name: 'Zal Samarqand', total: 0 },
        { club_id: 2, gym_name: 'Zal Yunusobod', total: 300_000 },
      ],
      returned_today: 100_000,
      cash: 60_000,
    }
    expect(await figures('today/total-sale/?location=3,2,1,2')).toMatchObject(both)
    expect(await figures('today/total-sale/?location=2')).toMatchObject({
      total: 300_000,
      promotion: null,
      returned_today: 0,
      cash: 0,
    })
  })

  test('REL-05 total-sale is the total of the payment history of the day', async () => {
    const { totals } = (
      await api
        .as('owner')
        .get('/management/payment-list/?start_date=2026-11-21&end_date=2026-11-21')
    ).body as unknown as { totals: { total: number; returned: number } }
    expect((await figures('today/total-sale/')).total).toBe(totals.total - totals.returned)
  })

  test('total-sale by hour: today, and the same weekday last week with what was sold by this time', async () => {
    const byHour = (hours: { hour: number; total: number; last_week: number }[]) =>
      hours.filter(({ total, last_week }) => total !== 0 || last_week !== 0)
    const today = await figures('today/total-sale/')
    expect(today.hours).toHaveLength(24)
    expect(byHour(today.hours).reduce((sum, { total }) => sum + total, 0)).toBe(today.total)
    expect(today).toMatchObject({ last_week: 0, week_change: null })
    api.clock.now = at('2026-11-27', '09:29:59')
    const before = await figures('today/total-sale/')
    api.clock.now = at('2026-11-27', '09:30:00')
    const after = await figures('today/total-sale/')
    expect([before.last_week, after.last_week, after.week_change]).toEqual([400_000, 800_000, -100])
    expect(byHour(after.hours)).toEqual([
      { hour: 9, total: 0, last_week: 800_000 },
      { hour: 18, total: 0, last_week: 900_000 },
    ])
  })

  test('new-customers-info: members registered today, without drafts, imports and removed ones', async () => {
    const { m1, m2, m3, m4, m5, m6, n1 } = known.members
    const created = (id: number, moment: string, more = '') =>
      api.sql(1, `update member set created_at = $2::timestamptz ${more} where id = $1`, [
        id,
        moment,
      ])
    await created(m1, '2026-11-20T19:00:00Z')
    await created(m2, '2026-11-20T18:59:59Z')
    await created(m3, '2026-11-21T06:00:00Z')
    await created(m4, '2026-11-21T06:00:00Z', `, status = 'draft'`)
    await created(m5, '2026-11-21T06:00:00Z')
    await created(m6, '2026-11-21T06:00:00Z', `, deleted_at = '2026-11-21T06:30:00Z'`)
    await created(n1, '2026-11-21T06:00:00Z')
    await api.sql(
      1,
      `with i as (insert into member_import (merchant_id, club_id, staff_id, file_name, state, headers, mapping, created_at, beat_at)
         values (1, 1, 1, 'a.csv', 'done', '[]', '{}', '2026-11-21Z', '2026-11-21Z') returning id)
       insert into member_import_member (merchant_id, import_id, member_id) select 1, i.id, $1 from i`,
      [m5],
    )
    const found = await figures('today/new-customers-info/')
    expect(found).toMatchObject({ total: 2, yesterday: 1, percentage: 100, last_week: 0 })
    expect(found.results).toEqual([
      {
        id: m3,
        fullname: 'Gʻulomova Oʻgʻiloy',
        avatar: null,
        created_at: '2026-11-21T06:00:00.000Z',
        membership: { id: expect.any(Number), name: 'Pilates' },
      },
      expect.objectContaining({ id: m1, created_at: '2026-11-20T19:00:00.000Z' }),
    ])
    expect(await figures('today/new-customers-info/?location=1,2')).toMatchObject({ total: 3 })
    // The member list also has a global member of another club, unless it is asked for this club alone.
    await api.sql(1, 'update member set is_global = true where id = $1', [n1])
    const listed = async (more: string) =>
      (
        await api
          .as('owner')
          .get(
            `/management/member-list/?registered_from=2026-11-21&registered_to=2026-11-21${more}`,
          )
      ).body.total_count
    expect([await listed(''), await listed('&only_gym_members=1')]).toEqual([3, 2])
    await api.sql(1, 'update member set is_global = false where id = $1', [n1])
    api.clock.now = at('2026-11-22')
    expect(await figures('today/new-customers-info/')).toMatchObject({ total: 0, yesterday: 2 })
    api.clock.now = at('2026-11-28', '10:59:59')
    expect(await figures('today/new-customers-info/')).toMatchObject({ total: 0, last_week: 1 })
    api.clock.now = at('2026-11-28', '11:00:00')
    expect(await figures('today/new-customers-info/')).toMatchObject({ total: 0, last_week: 2 })
    await api.sql(
      1,
      `update member set created_at = '2026-01-01Z', status = 'active', deleted_at = null where id between $1 and $2`,
      [m1, n1],
    )
  })

  test('total-visits: visits by kind that are not undone, compared with yesterday', async () => {
    expect(await figures('today/total-visits/')).toMatchObject({
      yesterday: 1,
      today: { class: 1, package: 2, one_time: 1 },
      people: 3,
      percentage: 300,
      each_gym_data: [{ club_id: 1, gym_name: 'Zal Chilonzor', total: 4 }],
    })
    const both = await figures('today/total-visits/?location=1,2')
    expect(both).toMatchObject({ today: { class: 1, package: 3, one_time: 1 }, people: 4 })
    expect(both.each_gym_data.map(({ total }: { total: number }) => total)).toEqual([4, 1])
    expect(await figures('today/total-visits/?location=3')).toMatchObject({
      yesterday: 0,
      people: 0,
      percentage: null,
    })
  })

  test('total-visits: who is inside now, and a usual day as the mean of four weeks', async () => {
    const first = await figures('today/total-visits/')
    expect(first).toMatchObject({ usual: null, usual_change: null, inside: { total: 1, class: 0 } })
    expect(first.hours).toHaveLength(24)
    const counts = first.hours.map(({ count }: { count: number }) => count)
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(4)
    // Another club, with a visit at 10:00 on each of the last three Saturdays, then with five more four weeks ago.
    const visits = (dates: string[]) =>
      api.sql(
        1,
        `insert into visit (merchant_id, club_id, type, amount, business_day, at, staff_id)
         select 1, 3, 3, 0, d, d + interval '10 hours' - interval '5 hours', 1 from unnest($1::date[]) d`,
        [dates],
      )
    const there = () => figures('today/total-visits/?location=3')
    await visits(['2026-11-14', '2026-11-07', '2026-10-31', '2026-11-13'])
    expect(await there()).toMatchObject({ usual: null, usual_change: null })
    await visits(Array.from({ length: 5 }, () => '2026-10-24'))
    const usual = await there()
    expect(usual).toMatchObject({ usual: 2, usual_change: -100, yesterday: 0, people: 0 })
    expect(usual.hours[10]).toEqual({ hour: 10, count: 0, usual: 2 })
    expect(usual.hours[11]).toEqual({ hour: 11, count: 0, usual: 0 })
    api.clock.now = at('2026-11-21', '09:59:59')
    expect(await there()).toMatchObject({ usual: 0, usual_change: null })
  })

  test('visits-by-plan: most visits first, at least three packages where the clubs have them', async () => {
    const { monthly, quarter, evening, pilates } = known.plans
    expect(await figures('today/visits-by-plan/')).toEqual([
      { id: monthly, name: 'Oylik', count: 2 },
      { id: quarter, name: 'Choraklik', count: 0 },
      { id: evening, name: 'Kechki', count: 0 },
    ])
    expect(await figures('today/visits-by-plan/?subscription=2')).toEqual([
      { id: pilates.id, name: 'Pilates', count: 1 },
    ])
    const both = await figures('today/visits-by-plan/?location=1,2')
    expect(both.map(({ count }: { count: number }) => count)).toEqual([2, 1, 0])
  })

  test('checkins: those of today, newest first, page by page', async () => {
    const { m1, m3, n1 } = known.members
    const all = await read('today/checkins/?location=2,1')
    expect(all.total_count).toBe(5)
    expect(
      all.results.map((row: { customer: { id: number } | null; session: string }) => [
        row.customer?.id,
        row.session,
      ]),
    ).toEqual([
      [n1, 'Ertalabki'],
      [m1, 'Oylik'],
      [m3, 'Pilates'],
      [undefined, ''],
      [m1, 'Oylik'],
    ])
    const second = await read('today/checkins/?per_page=3&page=2')
    expect([second.total_count, second.results.length]).toEqual([4, 1])
    expect(second.results[0]).toMatchObject({
      type: 1,
      club: { id: 1, name: 'Zal Chilonzor' },
      created_at: '2026-11-21T03:05:00.000Z',
    })
  })

  test('roll over at midnight of the club', async () => {
    api.clock.now = at('2026-11-21', '23:59:59')
    expect((await figures('today/total-sale/')).total).toBe(1_360_000)
    expect((await figures('today/total-visits/')).people).toBe(3)
    api.clock.now = at('2026-11-22')
    expect(await figures('today/total-sale/')).toMatchObject({
      total: 0,
      promotion: null,
      returned_today: 0,
      cash: 0,
    })
    expect(await figures('today/total-visits/')).toMatchObject({ people: 0, yesterday: 4 })
    expect((await read('today/checkins/')).total_count).toBe(0)
    const days = await figures('sales/summery/')
    expect(days.map((day: { start_date: string }) => day.start_date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ])
  })
})

describe('the figures of sales', () => {
  test('by-methods: what is left of payments, what was returned, what was voided', async () => {
    const paid = [
      { method: 1, amount: 700_000 },
      { method: 3, amount: 1_360_000 },
      { method: 5, amount: 1_300_000 },
    ]
    expect(await figures('sales/by-methods/')).toEqual({
      income_data: paid,
      all_gym_payments: [
        { club_id: 1, gym_name: 'Zal Chilonzor', data: paid, total: 3_360_000, usual: null },
      ],
      total: 3_360_000,
      payments: 7,
    })
    const part = async (query: string) => {
      const { income_data, total } = await figures(`sales/by-methods/?${query}`)
      return [income_data, total]
    }
    expect(await part('status=refund')).toEqual([[{ method: 3, amount: 100_000 }], 100_000])
    expect(await part('status=void')).toEqual([[{ method: 3, amount: 400_000 }], 400_000])
    expect(await part('location=1,2')).toEqual([
      [{ method: 1, amount: 1_000_000 }, ...paid.slice(1)],
      3_660_000,
    ])
    expect(await part('start_date=2026-11-20&end_date=2026-11-20')).toEqual([
      [
        { method: 1, amount: 700_000 },
        { method: 3, amount: 1_000_000 },
      ],
      1_700_000,
    ])
    expect(await part('location=3')).toEqual([[], 0])
  })

  test.each(['2026-11-19', '2026-11-20', '2026-11-21'])(
    'REL-05 by-methods is the total of the payment history from %s on',
    async (day) => {
      const { totals } = (
        await api.as('owner').get(`/management/payment-list/?start_date=${day}&end_date=2026-11-21`)
      ).body as unknown as {
        totals: { total: number; returned: number }
      }
      const { total, income_data } = await figures(
        `sales/by-methods/?start_date=${day}&end_date=2026-11-21`,
      )
      expect(total).toBe(totals.total - totals.returned)
      expect(total).toBeGreaterThan(0)
      const sum = income_data.reduce(
        (all: number, { amount }: { amount: number }) => all + amount,
        0,
      )
      expect(sum).toBe(total)
    },
  )

  test('by-items: packages or classes, the largest sum first', async () => {
    const { monthly, quarter, evening, pilates } = known.plans
    expect(await figures('sales/by-items/')).toEqual({
      items_data: [
        { id: quarter, name: 'Choraklik', total: 1_800_000, membership_count: 2 },
        { id: monthly, name: 'Oylik', total: 1_100_000, membership_count: 3 },
        { id: evening, name: 'Kechki', total: 0, membership_count: 0 },
      ],
      others: null,
    })
    expect(await figures('sales/by-items/?subscription=2')).toEqual({
      items_data: [{ id: pilates.id, name: 'Pilates', total: 400_000, membership_count: 1 }],
      others: null,
    })
    expect((await figures('sales/by-items/?location=3')).items_data).toEqual([])
  })

  test('summery: by day up to 14 days, then by week, also without payments', async () => {
    const days = await figures(
      'sales/summery/?start_date=2026-11-18&end_date=2026-11-21&location=1,2',
    )
    const none = {
      cls_total: 0,
      cls_count: 0,
      pkg_total: 0,
      pkg_count: 0,
      one_time_total: 0,
      one_time_count: 0,
      usual: null,
    }
    const day = (date: string, sums: object) => ({
      ...none,
      ...sums,
      start_date: date,
      end_date: date,
    })
    expect(days).toEqual([
      day('2026-11-18', {}),
      day('2026-11-19', { pkg_total: 300_000, pkg_count: 1 }),
      day('2026-11-20', {
        pkg_total: 1_300_000,
        pkg_count: 2,
        cls_total: 400_000,
        cls_count: 1,
      }),
      day('2026-11-21', {
        pkg_total: 1_600_000,
        pkg_count: 3,
        one_time_total: 60_000,
        one_time_count: 1,
      }),
    ])
    expect(await figures('sales/summery/?start_date=2026-11-08&end_date=2026-11-21')).toHaveLength(
      14,
    )
    expect(await figures('sales/summery/?start_date=2026-11-07&end_date=2026-11-21')).toEqual([
      { ...none, start_date: '2026-11-07', end_date: '2026-11-08' },
      { ...none, start_date: '2026-11-09', end_date: '2026-11-15' },
      {
        ...none,
        cls_total: 400_000,
        cls_count: 1,
        pkg_total: 2_900_000,
        pkg_count: 5,
        one_time_total: 60_000,
        one_time_count: 1,
        start_date: '2026-11-16',
        end_date: '2026-11-21',
      },
    ])
  })

  test('usual: the mean of the same weekdays of the last four weeks, of today up to this time', async () => {
    const usual = async (query: string) =>
      (await figures(`sales/summery/?${query}`)).map((each: { usual: number | null }) => each.usual)
    const ofClub = async (query: string) =>
      (await figures(`sales/by-methods/?${query}`)).all_gym_payments[0].usual
    // Four weeks after the first sale of 300 000 on Thursday, 19 November.
    api.clock.now = at('2026-12-18', '09:15:00')
    // On Friday, 20 November, 400 000 were sold by 09:15, 1 700 000 in all.
    expect(await usual('start_date=2026-12-16&end_date=2026-12-18')).toEqual([
      null,
      75_000,
      100_000,
    ])
    expect(await ofClub('start_date=2026-12-17&end_date=2026-12-18')).toBe(175_000)
    expect(await ofClub('start_date=2026-12-16&end_date=2026-12-18')).toBeNull()
    api.clock.now = at('2026-12-18', '18:00:00')
    expect(await usual('start_date=2026-12-18&end_date=2026-12-18')).toEqual([425_000])
    // Weeks are the sum of their days, of the last one up to today.
    api.clock.now = at('2027-01-10', '12:00:00')
    const past = await usual('start_date=2026-12-17&end_date=2027-01-02')
    expect(past).toEqual([(300_000 + 1_700_000 + 1_360_000) / 4, 0, 0])
    // At 17:59 of the club the day is not over.
    api.clock.now = at('2026-12-18', '17:59:59')
    expect(await usual('start_date=2026-12-18&end_date=2026-12-18')).toEqual([200_000])
  })

  test('quarter and year: whole months up to today, equal to their days', async () => {
    const sum = (rows: Record<string, number>[]) =>
      rows.reduce((all, row) => all + row.cls_total! + row.pkg_total! + row.one_time_total!, 0)
    const quarter = await figures('sales/summery/?period=quarter')
    expect(quarter.map((each: object) => ({ ...each }))).toMatchObject([
      { start_date: '2026-10-01', end_date: '2026-10-31', pkg_total: 0, usual: null },
      { start_date: '2026-11-01', end_date: '2026-11-21', pkg_total: 2_900_000, pkg_count: 5 },
    ])
    expect(sum(quarter)).toBe(3_360_000)
    const year = await figures('sales/summery/?period=year&start_date=2026-11-21')
    expect(year).toHaveLength(11)
    expect(sum(year)).toBe(3_360_000)
    for (const path of ['by-methods/?', 'by-items/?', 'deposit-reports/?']) {
      const days = await figures(`sales/${path}start_date=2026-11-01`)
      expect(await figures(`sales/${path}period=quarter`)).toEqual(days)
    }
    api.clock.now = at('2027-01-01')
    expect(await figures('sales/summery/?period=quarter')).toMatchObject([
      { start_date: '2027-01-01', end_date: '2027-01-01', pkg_total: 0 },
    ])
  })

  test('deposit-reports: what was added, and what sales and returns took', async () => {
    expect(await figures('sales/deposit-reports/')).toEqual({
      total: 1_000_000,
      data: [{ kind: 'replenishment', method: 3, amount: 1_000_000 }],
    })
    expect(await figures('sales/deposit-reports/?status=withdrawal')).toEqual({
      total: 1_350_000,
      data: [
        { kind: 'sale', method: 5, amount: 1_300_000 },
        { kind: 'return', method: 1, amount: 50_000 },
      ],
    })
    expect(await figures('sales/deposit-reports/?location=2')).toEqual({ total: 0, data: [] })
  })

  test('deposit-reports: a correction of the methods alone moves the money between them', async () => {
    const deposits = '/management/deposit-payments/'
    const put = { gym_customer: known.members.m2, amount: 80_000, payment_date: '2026-11-21' }
    const cash = [{ payment_method: 3, amount: 80_000 }]
    const made = await api.as('owner').post(deposits, { ...put, payment_types: cash })
    const { id, version } = made.body.results
    const body = { version, amount: 80_000, payment_types: [{ payment_method: 1, amount: 80_000 }] }
    const changed = await api.as('owner').patch(`${deposits}${id}/`, body)
    expect(changed.status).toBe(200)
    expect(await figures('sales/deposit-reports/?start_date=2026-11-21')).toEqual({
      total: 80_000,
      data: [{ kind: 'replenishment', method: 1, amount: 80_000 }],
    })
    const back = { ...body, version: changed.body.results.version, amount: 1 }
    const less = { ...back, payment_types: [{ payment_method: 1, amount: 1 }] }
    expect((await api.as('owner').patch(`${deposits}${id}/`, less)).status).toBe(200)
  })

  test('debtors-list: the debts of the list of debtors', async () => {
    const { m6 } = known.members
    expect(await figures('sales/debtors-list/')).toEqual({
      total: 400_000,
      count: 1,
      data: [
        {
          gym_customer_id: m6,
          full_name: 'Gʻulomova Oʻgʻiloy',
          balance: -400_000,
          avatar: null,
          club: { id: 1, name: 'Zal Chilonzor' },
          since: '2026-11-21',
        },
      ],
    })
    expect(await figures('sales/debtors-list/?page=2')).toMatchObject({ total: 400_000, data: [] })
    expect(await figures('sales/debtors-list/?location=2')).toEqual({
      total: 0,
      count: 0,
      data: [],
    })
    const { body } = await api.as('owner').get('/management/debtor-list/')
    expect((body as unknown as { total: number }).total).toBe(400_000)
  })
})
