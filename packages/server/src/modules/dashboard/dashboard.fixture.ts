import { classSaleOf, gym, saleOf } from '../../../test/gym.ts'
import type { Answer, TestServer } from '../../testing/index.ts'

/** Midnight of a day in Tashkent, and hours after it. */
export const at = (day: string, time = '00:00:00') => new Date(`${day}T${time}+05:00`)

type Post = { club?: number; method?: number; total?: number; more?: object }

/** A moment, and what is done then. */
type Steps = [day: string, time: string, step: () => Promise<unknown>][]

/** A short history of clubs 1 and 2, made by calls at their moments; it ends on 21 November at 11:30. */
export async function smallHistory(api: TestServer) {
  const [one, two] = [gym(api), gym(api, 1, 2)]
  const monthly = await one.plan({ name: 'Oylik' })
  const quarter = await one.plan({ name: 'Choraklik', price: 900_000, days: 90 })
  const evening = await one.plan({ name: 'Kechki' })
  const there = await two.plan({ name: 'Ertalabki', price: 300_000 })
  const pilates = await one.class()
  const [m1 = 0, m2 = 0, m3 = 0, m4 = 0, m5 = 0, m6 = 0] = await one.members(6)
  const [n1 = 0] = await two.members(1)
  const ids: Record<string, number> = {}

  const send = async (path: string, body: object, { club = 1 } = {}) => {
    const answer = await api.as('owner', { club }).post(path, body)
    return done(answer).body.results
  }
  const payments = (method: number, amount: number) => [{ payment_method: method, amount }]
  const sell = async (
    name: string,
    [member, plan, price]: [number, number, number],
    { club = 1, method = 3, more = {} }: Post = {},
  ) => {
    const today = dayOf(api.clock.now)
    const body = saleOf(member, plan, {
      price,
      payment_method: method,
      payments: payments(method, price),
      start_date: today,
      payment_date: today,
      date_reason: undefined,
      ...more,
    })
    ids[name] = (await send('/management/payment/', body, { club })).id
  }
  const enter = async (customer: number, club = 1) =>
    (await send('/check-in/register/', { customer, confirm: true }, { club })).checkin.id as number
  const undone = async (customer: number) => {
    const visit = await enter(customer)
    done(await api.as('owner').delete(`/check-in/register/${visit}/`))
  }

  const steps: Steps = [
    ['2026-11-19', '10:00:00', () => sell('first', [m1, monthly, 400_000])],
    ['2026-11-20', '09:00:00', () => sell('card', [m2, monthly, 400_000], { method: 1 })],
    [
      '2026-11-20',
      '09:30:00',
      async () => {
        const split = [...payments(1, 300_000), ...payments(3, 100_000)]
        const days = {
          start_date: '2026-11-20',
          payment_date: '2026-11-20',
          date_reason: undefined,
        }
        const body = classSaleOf(m3, pilates, { payments: split, ...days })
        ids.class = (await send('/management/payment/', body)).id
      },
    ],
    ['2026-11-20', '18:00:00', () => sell('evening', [m4, quarter, 900_000])],
    [
      '2026-11-20',
      '18:30:00',
      () =>
        send('/management/deposit-payments/', {
          gym_customer: m5,
          amount: 1_000_000,
          payment_date: '2026-11-20',
          payment_types: payments(3, 1_000_000),
        }),
    ],
    ['2026-11-20', '19:00:00', () => enter(m1)],
    ['2026-11-20', '19:10:00', () => undone(m2)],
    ['2026-11-21', '08:00:00', () => sell('deposit', [m5, quarter, 900_000], { method: 5 })],
    ['2026-11-21', '08:05:00', () => enter(m1)],
    ['2026-11-21', '08:10:00', () => sell('voided', [m6, monthly, 400_000])],
    ['2026-11-21', '08:15:00', () => reverse(api, ids.voided, 'void')],
    [
      '2026-11-21',
      '08:30:00',
      async () => {
        const body = {
          customer: null,
          items: [{ service: 1, quantity: 1, price: 60_000 }],
          payment_method: 3,
          subtotal: 60_000,
          total: 60_000,
          payment_date: '2026-11-21',
          payments: payments(3, 60_000),
          check_in: true,
        }
        ids.once = (await send('/management/one-time-payment/', body)).id
      },
    ],
    ['2026-11-21', '09:00:00', () => reverse(api, ids.first, 'refund', { amount: 100_000 })],
    ['2026-11-21', '09:10:00', () => sell('there', [n1, there, 300_000], { club: 2, method: 1 })],
    [
      '2026-11-21',
      '09:20:00',
      () => sell('debt', [m6, monthly, 400_000], { method: 5, more: { allow_debt: true } }),
    ],
    [
      '2026-11-21',
      '09:30:00',
      () =>
        send('/management/deposit-returns/', {
          gym_customer: m5,
          amount: 50_000,
          payment_method: 1,
          reason: 'Boshqa shaharga koʻchdi',
        }),
    ],
    ['2026-11-21', '09:40:00', () => undone(m2)],
    [
      '2026-11-21',
      '10:00:00',
      async () => {
        const [plan] = await api.sql<{ id: number }>(
          1,
          'select id from membership where member_id = $1 and type = 2',
          [m3],
        )
        await send('/check-in/register/', { customer: m3, plan: plan?.id })
      },
    ],
    ['2026-11-21', '11:00:00', () => enter(m1)],
    ['2026-11-21', '11:30:00', () => enter(n1, 2)],
  ]
  api.clock.now = at('2026-11-19', '09:00:00')
  await signInAll(api)
  for (const [day, time, step] of steps) {
    api.clock.now = at(day, time)
    await step()
  }
  return {
    ids,
    plans: { monthly, quarter, evening, there, pilates },
    members: { m1, m2, m3, m4, m5, m6, n1 },
  }
}

/** Signs everybody in, in sessions that outlast the history. */
export async function signInAll(api: TestServer) {
  for (const person of [
    'owner',
    'director',
    'manager',
    'trainer',
    'desk',
    'partner',
    'stranger',
  ] as const)
    done(await api.as(person).get('/staffs/permissions/'))
  for (const merchant of [1, 2])
    await api.sql(
      merchant,
      `update session set idle_seconds = 200 * 86400, expires_at = expires_at + interval '200 days'`,
    )
}

/** Voids a payment, or refunds an amount of it in cash. */
export async function reverse(
  api: TestServer,
  id: number | undefined,
  how: 'void' | 'refund',
  { amount = 0, club = 1 } = {},
) {
  const reason = 'Ikki marta kiritilgan edi'
  const body =
    how === 'void'
      ? { void_reason: 1, void_description: reason }
      : {
          payment_status: 'partial_refund',
          refund_method: 3,
          refund_amount: amount,
          refund_reason: reason,
        }
  return done(await api.as('owner', { club }).patch(`/management/payment/${id}/${how}/`, body))
}

/** The day of a moment in Tashkent. */
const dayOf = (moment: Date) =>
  new Date(moment.getTime() + 5 * 3_600_000).toISOString().slice(0, 10)

function done(answer: Answer) {
  if (answer.status !== 200) throw new Error(`Refused: ${answer.text}`)
  return answer
}
