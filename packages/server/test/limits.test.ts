import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessLimits } from '@zal/api/limits'
import { addDays } from '../src/domain/membershipDates.ts'
import { password, testServer, type Answer, type TestServer } from '../src/testing/index.ts'
import { gym, saleOf, today } from './gym.ts'

const document = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8')

/** Limits as documented; every test below uses these, not those of the code. */
const written = new Map(
  [...document.matchAll(/^\| `([\w.]+)` *\| *(\d+) \|/gm)].map(([, name = '', value]) => [
    name,
    Number(value),
  ]),
)
const limit = (name: string) => written.get(name) ?? Number.NaN

let api: TestServer
let plan: number
beforeAll(async () => {
  api = await testServer()
  plan = await gym(api).plan({ days: 1 })
})
afterAll(() => api.close())

const told = ({ status, body }: Answer) => (status === 200 ? 'ok' : body.code)
const member = async () => (await gym(api).members(1))[0] ?? 0
const sell = async (changes: object) =>
  api.as('manager').post('/management/payment/', saleOf(await member(), plan, { ...changes }))
const sold = async () => (await sell({})).body.results.id as number
const word = (letters: number) => 'a'.repeat(letters)

test('REL-39 the document has every limit of the server, with its value', () => {
  const flat = Object.entries(businessLimits).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number'
      ? [[name, value]]
      : Object.entries(value).map(([part, number]) => [`${name}.${part}`, number]),
  )
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(flat))
})

describe('REL-39 each limit from both sides', () => {
  test('backdateDays: so many days are refused, one less is not', async () => {
    const back = (days: number) => addDays(today, -days)
    const on = async (days: number) =>
      told(await sell({ payment_date: back(days), start_date: today }))
    expect(await on(limit('backdateDays'))).toBe('date_too_old')
    expect(await on(limit('backdateDays') - 1)).toBe('ok')
    const deposit = async (days: number) =>
      told(
        await api.as('manager').post('/management/deposit-payments/', {
          gym_customer: await member(),
          amount: 1000,
          payment_date: back(days),
          date_reason: 'Kecha kiritilmay qolgan',
          payment_types: [{ payment_method: 3, amount: 1000 }],
        }),
      )
    expect(await deposit(limit('backdateDays'))).toBe('date_too_old')
    expect(await deposit(limit('backdateDays') - 1)).toBe('ok')
  })

  test('a payment is not of tomorrow, by the clock of the club', async () => {
    const night = await testServer()
    // The 21st in UTC, the 22nd in Tashkent.
    night.clock.now = new Date('2026-11-21T19:30:00Z')
    const [buyer = 0] = await gym(night).members(1)
    const oneDay = await gym(night).plan({ days: 1 })
    const on = async (day: string) => {
      const sale = saleOf(buyer, oneDay, { payment_date: day, start_date: day })
      return told(await night.as('manager').post('/management/payment/', sale))
    }
    expect(await on('2026-11-23')).toBe('date_in_future')
    expect(await on('2026-11-22')).toBe('ok')
    await night.close()
  })

  test('startAheadDays', async () => {
    const on = async (days: number) => told(await sell({ start_date: addDays(today, days) }))
    expect(await on(limit('startAheadDays'))).toBe('ok')
    expect(await on(limit('startAheadDays') + 1)).toBe('start_too_late')
  })

  test.each([
    '/management/payment-list/',
    '/management/deposit-payments/',
    '/finance/ledger/',
    '/check-in/history-list/',
    '/schedule/events/',
  ])('listDays: %s', async (path) => {
    const last = (days: number) => addDays('2026-01-01', days - 1)
    const over = (days: number) =>
      api.as('owner').get(`${path}?start_date=2026-01-01&end_date=${last(days)}`)
    expect(told(await over(limit('listDays')))).toBe('ok')
    expect(told(await over(limit('listDays') + 1))).toBe('date_range_too_long')
  })

  test('reasonLetters: spaces around it do not count', async () => {
    const least = limit('reasonLetters')
    const id = await sold()
    const undo = (void_description: string) =>
      api
        .as('manager')
        .patch(`/management/payment/${id}/void/`, { void_reason: 1, void_description })
    const close = (reason: string) =>
      api.as('owner').post('/finance/closed-day/', { day: '2026-01-01', reason })
    const back = (date_reason: string) =>
      sell({ payment_date: '2026-11-20', start_date: today, date_reason })
    for (const attempt of [undo, close, back]) {
      expect(told(await attempt(`  ${word(least - 1)}  `))).toBe('validation')
      expect(told(await attempt(word(least)))).toBe('ok')
    }
  })

  test('a discount is not above the price, and not in two ways', async () => {
    const cut = async (changes: object) =>
      told(await sell({ discount_reason: 'Aksiya', ...changes }))
    expect(await cut({ discount_amount: 400_001, total: 0 })).toBe('discount_above_price')
    expect(await cut({ discount_amount: 400_000, total: 0 })).toBe('ok')
    expect(await cut({ discount_amount: 1, discount_value: 1, total: 396_000 })).toBe(
      'discount_twice',
    )
    expect(await cut({ discount_value: 1, discount_reason: ' ', total: 396_000 })).toBe(
      'discount_reason_required',
    )
  })

  test('a refund is not above what was paid', async () => {
    const id = await sold()
    const refund = (refund_amount: number) =>
      api.as('manager').patch(`/management/payment/${id}/refund/`, {
        payment_status: 'partial_refund',
        refund_method: 3,
        refund_amount,
        refund_reason: 'Boshqa shaharga koʻchdi',
      })
    expect(told(await refund(400_001))).toBe('refund_above_total')
    expect(told(await refund(100_000))).toBe('ok')
    expect(told(await refund(300_001))).toBe('refund_above_left')
    expect(told(await refund(300_000))).toBe('ok')
  })

  test('pinDigits', async () => {
    const digits = '48260159372'
    const set = async (length: number) => {
      const body = { password, pin: digits.slice(0, length) }
      return (await api.as('owner').patch('/staffs/pin/', body)).status
    }
    const [least, most] = [limit('pinDigits.least'), limit('pinDigits.most')]
    expect([await set(least - 1), await set(least), await set(most), await set(most + 1)]).toEqual([
      400, 200, 200, 400,
    ])
  })

  test('cashReasonLetters', async () => {
    const desk = api.as('manager')
    await desk.patch('/finance/shift-setting/', { is_on: true })
    const { id } = (await desk.post('/finance/shift/', { float: 1000 })).body.results
    const put = async (letters: number) =>
      told(
        await desk.post(`/finance/shift/${id}/cash/`, {
          direction: 'in',
          amount: 1,
          reason: word(letters),
        }),
      )
    expect(await put(limit('cashReasonLetters') - 1)).toBe('validation')
    expect(await put(limit('cashReasonLetters'))).toBe('ok')
  })
})
