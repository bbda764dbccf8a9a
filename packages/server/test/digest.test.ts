import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { at, reverse, smallHistory } from '../src/modules/dashboard/dashboard.fixture.ts'
import { people, testServer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf } from './gym.ts'

let api: TestServer
let known: Awaited<ReturnType<typeof smallHistory>>
let day: Awaited<ReturnType<typeof callsOf>>
const clubs = [1, 2, 3]

beforeAll(async () => {
  api = await testServer()
  known = await smallHistory(api)
  await api.sql(1, `update staff set language = 'en'`)
  // The calls of the evening, which have the whole day.
  api.clock.now = at('2026-11-21', '23:30:00')
  day = await callsOf('1,2,3')
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.sql(1, `delete from job where kind like 'digest%'`)
  await api.sql(1, `delete from delivery where template = 'digest'`)
  await api.sql(1, `update staff set digest = false, digest_day = null`)
  api.letters.length = 0
})

const read = async (path: string, person: 'owner' | 'director' = 'owner') =>
  (await api.as(person).get(path)).body.results

/** Answers of the dashboard about today. */
async function callsOf(location: string) {
  const query = `location=${location}`
  const range = `${query}&start_date=2026-11-21&end_date=2026-11-21`
  const methods = `/dashboard/sales/by-methods/?${range}`
  const [refunds, voids] = [
    await read(`${methods}&status=refund`),
    await read(`${methods}&status=void`),
  ]
  const visits = await read(`/dashboard/today/total-visits/?${query}`)
  return {
    sale: await read(`/dashboard/today/total-sale/?${query}`),
    visits,
    newMembers: await read(`/dashboard/today/new-customers-info/?${query}`),
    reversed: refunds.payments + voids.payments,
  }
}

/** The letter of the next morning. */
async function letterOf(person: 'owner' | 'director' = 'owner', date = '2026-11-22') {
  await api.sql(1, 'update staff set digest = true, digest_hour = 8 where id = $1', [
    people[person].id,
  ])
  api.clock.now = at(date, '08:00:00')
  await api.background()
  await api.background()
  const [letter] = api.letters
  if (!letter) throw new Error('No letter was sent')
  return letter
}

/** Numbers of a row of a table, in the order of the columns. */
const numbersOf = (text: string, label: string) => {
  const [line = ''] = text.split('\n').filter((each) => each.startsWith(`${label}: `))
  return [...line.slice(label.length).matchAll(/ (\d[\d\u00A0]*)(?=,|$)/g)].map(([, number = '']) =>
    Number(number.replaceAll('\u00A0', '')),
  )
}

describe('the figures of a day', () => {
  test('are those that the dashboard answered on it, by club and together', async () => {
    const { text } = await letterOf()
    const of = (row: { each_gym_data: { club_id: number; total: number }[] }, club: number) =>
      row.each_gym_data.find(({ club_id }) => club_id === club)?.total
    expect(text).toContain('Saturday, 21 November, 3 clubs.')
    expect(numbersOf(text, 'Sales, UZS')).toEqual([
      ...clubs.map((club) => of(day.sale, club)),
      day.sale.total,
    ])
    expect(day.sale.total).toBe(1_660_000)
    const { class: classes, package: packages, one_time } = day.visits.today
    expect(numbersOf(text, 'Visits')).toEqual([
      ...clubs.map((club) => of(day.visits, club)),
      classes + packages + one_time,
    ])
    expect(numbersOf(text, 'New members').at(-1)).toBe(day.newMembers.total)
    expect(numbersOf(text, 'Refunds and voids').at(-1)).toBe(day.reversed)
    expect(day.reversed).toBe(1)
  })

  test('of the morning are those that the dashboard and the work list answer then', async () => {
    const { text } = await letterOf()
    const debtors = await read('/dashboard/sales/debtors-list/?location=1,2,3')
    const { member } = await read('/dashboard/members-report/?location=1,2,3')
    expect(numbersOf(text, 'Debts, UZS')).toEqual([400_000, 0, 0, debtors.total])
    expect(numbersOf(text, 'Ending in 7 days').at(-1)).toBe(member.expiring_7)
  })

  test('are one column for a director, and their rows are no link of one club', async () => {
    const { text, html } = await letterOf('director')
    expect(text).toContain('Visits: All clubs 5')
    expect(numbersOf(text, 'Sales, UZS')).toHaveLength(1)
    expect(html).not.toContain('Yunusobod')
    expect(html).toContain(
      'href="http://zal.test/dashboard/sales?start_date=2026-11-21&amp;end_date=2026-11-21&amp;location=1%2C2%2C3"',
    )
    expect(html).not.toContain('checkIn/list')
  })

  test('lead to the rows of their club', async () => {
    const { html } = await letterOf()
    const range = 'start_date=2026-11-21&amp;end_date=2026-11-21'
    for (const link of [
      `checkIn/list?${range}&amp;location=1`,
      `payment/history?${range}&amp;status=reversed&amp;location=1`,
      `deposit/debtors?location=1`,
      `dashboard/today`,
      `settings/profile`,
    ])
      expect(html).toContain(`href="http://zal.test/${link}"`)
    // No rows, no link.
    expect(html).not.toContain(`checkIn/list?${range}&amp;location=3`)
  })

  test('have a change against the same weekday, and a package that explains it', async () => {
    const { text } = await letterOf()
    expect(text).not.toContain('on a usual')
    expect(text).toContain('1 Choraklik makes up 900\u00A0000 of it.')
    const later = at('2026-12-19', '10:00:00')
    api.clock.now = later
    const [member = 0] = await gym(api).members(1)
    const sold = await api.as('owner').post(
      '/management/payment/',
      saleOf(member, known.plans.monthly, {
        start_date: '2026-12-19',
        payment_date: '2026-12-19',
        date_reason: undefined,
      }),
    )
    expect(sold.status).toBe(200)
    api.letters.length = 0
    await api.sql(1, `update staff set digest_day = null`)
    const next = await letterOf('owner', '2026-12-20')
    // A quarter of 1 660 000 is usual.
    expect(next.text).toContain('\u22124\u00A0% on a usual Saturday')
    expect(next.html).toContain('class="bad"')
  })
})

describe('odd things', () => {
  test('are first, at most five, and a quiet day says so', async () => {
    await api.sql(1, `update class set is_active = false`)
    expect((await letterOf('owner', '2026-11-22')).text).toContain('Nothing unusual')
    api.letters.length = 0
    await api.sql(1, `update staff set digest_day = null`)

    api.clock.now = at('2026-11-24', '09:00:00')
    await api.sql(
      1,
      `insert into shift (merchant_id, club_id, opened_by, opened_at, business_day)
       select 1, c, 3, $1, '2026-11-24' from generate_series(1, 3) c`,
      [api.clock.now],
    )
    const [one = 0, two = 0, three = 0] = await gym(api).members(3)
    for (const member of [one, two, three]) {
      const sale = saleOf(member, known.plans.monthly, {
        start_date: '2026-11-24',
        payment_date: '2026-11-24',
        date_reason: undefined,
      })
      const { body } = await api.as('owner').post('/management/payment/', sale)
      await reverse(api, body.results.id, 'void')
    }
    await api.sql(1, `update class set is_active = true`)
    await gym(api).class()
    const { text, html } = await letterOf('owner', '2026-11-25')
    const titles = [...text.matchAll(/^– (.+)$/gm)].map(([, title]) => title)
    expect(titles).toEqual([
      ...Array<string>(3).fill('Cash shift of 24 November is still open'),
      '3 payments voided or refunded by one person',
      'Pilates today at 00:00 has no trainer',
    ])
    expect(text).toContain('6 things to look at')
    expect(text).toContain('1 more in the work list')
    const [notice] = await api.sql(
      1,
      `select figures from notification where kind = 'digest' order by id desc limit 1`,
    )
    expect(notice).toMatchObject({ figures: { things: 6 } })
    expect(text).toContain('1\u00A0200\u00A0000\u00A0UZS, usually none or 1')
    expect(html).toContain('finance/shift?location=2')
    expect(html).toContain('settings/audit?kind=money&amp;staff=1&amp;start_date=2026-11-24')
  })
})
