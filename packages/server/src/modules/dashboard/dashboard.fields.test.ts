import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { classSaleOf, gym, saleOf } from '../../../test/gym.ts'
import { testServer, type Answer, type Person, type TestServer } from '../../testing/index.ts'
import { contract, operations } from '../../testing/operations.ts'

/** The six roles by a person of each. */
const roles = ['owner', 'director', 'manager', 'desk', 'trainer', 'partner'] as const
const withoutMoney = ['desk', 'trainer', 'partner'] as const
/** Fields of each club, for the owner alone. */
const perClub = ['all_gym_payments', 'each_gym_data']

/** Sums of money that no count, id or time resembles, nor does a sum or a difference of some of them. */
const sums = {
  cash: 7_770_001,
  card: 5_550_003,
  once: 3_330_007,
  deposit: 9_990_011,
  spent: 6_660_013,
  debt: 4_440_017,
  refund: 1_110_019,
  voided: 2_220_023,
  there: 8_880_029,
}
/** Less than any of them and their differences, and more than any count of the fixture. */
const LEAST = 100_000

let api: TestServer
const heard: Record<string, string[]> = {}
beforeAll(async () => {
  api = await testServer()
  for (const person of ['desk', 'partner'] as const) heard[person] = await listening(person)
  await moneyOfAllKinds()
})
afterAll(() => api.close())

/** Texts that a live screen of a person in club 1 receives from now on. */
async function listening(person: Person) {
  const texts: string[] = []
  const { token } = (await api.as(person).get('/auth/ephemeral-token/')).body.results
  const line = await api.server.live.open(token, {
    send: (text) => void texts.push(text),
    close: () => {},
  })
  line?.hear(JSON.stringify({ type: 'handshake', gym_id: 1 }))
  await vi.waitFor(() => expect(texts.some((text) => text.includes('ready'))).toBe(true))
  return texts
}

/** Each kind of payment with a sum of its own: sold, split, spent, owed, refunded, voided, and in another club. */
async function moneyOfAllKinds() {
  await api.sql(
    1,
    `update club set settings = settings || '{"credit_limit": 9000000, "discount_limit": 100}'`,
  )
  const [one, two] = [gym(api), gym(api, 1, 2)]
  const members = await one.members(5)
  const [there = 0] = await two.members(1)
  const post = async (path: string, body: object, club = 1) =>
    done(await api.as('owner', { club }).post(path, body)).body.results
  const sell = async (member = 0, price = 0, payment_method = 3, club = 1) => {
    const plan = await gym(api, 1, club).plan({ name: `Tarif ${member}`, price })
    const payments = [{ payment_method, amount: price }]
    const more = { price, payment_method, payments, allow_debt: payment_method === 5 }
    return post('/management/payment/', onTime(saleOf(member, plan, more)), club)
  }
  const cash = await sell(members[0], sums.cash)
  const pilates = await one.class({ price: sums.card })
  const card = {
    price: sums.card,
    payment_method: 1,
    payments: [{ payment_method: 1, amount: sums.card }],
  }
  await post('/management/payment/', onTime(classSaleOf(members[1] ?? 0, pilates, card)))
  await post('/management/one-time-payment/', {
    customer: null,
    items: [{ service: 1, quantity: 1, price: sums.once }],
    payment_method: 3,
    subtotal: sums.once,
    total: sums.once,
    payment_date: '2026-11-21',
    payments: [{ payment_method: 3, amount: sums.once }],
    check_in: true,
  })
  await post('/management/deposit-payments/', {
    gym_customer: members[2],
    amount: sums.deposit,
    payment_date: '2026-11-21',
    payment_types: [{ payment_method: 3, amount: sums.deposit }],
  })
  await sell(members[2], sums.spent, 5)
  await sell(members[3], sums.debt, 5)
  const voided = await sell(members[4], sums.voided)
  const reason = 'Ikki marta kiritilgan edi'
  const patch = async (path: string, body: object) => done(await api.as('owner').patch(path, body))
  await patch(`/management/payment/${voided.id}/void/`, {
    void_reason: 1,
    void_description: reason,
  })
  await patch(`/management/payment/${cash.id}/refund/`, {
    payment_status: 'partial_refund',
    refund_method: 3,
    refund_amount: sums.refund,
    refund_reason: reason,
  })
  await sell(there, sums.there, 3, 2)
  await post('/check-in/register/', { customer: members[0], confirm: true })
}

const onTime = (sale: object) => ({ ...sale, payment_date: '2026-11-21', date_reason: undefined })

function done(answer: Answer) {
  if (answer.status !== 200) throw new Error(`Refused: ${answer.text}`)
  return answer
}

interface Parameter {
  name: string
  schema?: { enum?: unknown[] }
}

const parametersOf = (path: string): Parameter[] =>
  (contract.paths[path]?.get as { parameters?: Parameter[] } | undefined)?.parameters ?? []

/** All calls of the contract, each without parameters and with each value of each option. */
const calls = operations
  .filter(({ noun, method }) => noun === 'dashboard' && method === 'GET')
  .flatMap(({ path }) => {
    const options = parametersOf(path).flatMap(({ name, schema }) =>
      (schema?.enum ?? []).map((value) => `?${name}=${String(value)}`),
    )
    return ['', ...options].map((query) => path + query)
  })

const read = (person: Person, call: string) => api.as(person).get(call)

/** Paths of the fields of an answer, without the numbers of rows. */
function fieldsOf(value: unknown, at: string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => fieldsOf(each, at))
  if (typeof value !== 'object' || value === null) return [at.join('.')]
  return Object.entries(value).flatMap(([name, inside]) => fieldsOf(inside, [...at, name]))
}

/** An answer without the fields of each club. */
const withoutClubs = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, each) => (perClub.includes(name) ? undefined : each)))

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersOf)
}

/** The sums of all subsets. */
const subsets = Object.values(sums).reduce(
  (found, sum) => [...found, ...found.map((each) => each + sum)],
  [0],
)
const amounts = new Set(subsets.filter((sum) => sum > 0))

/** Sums of money in a text, also written in groups of digits. */
function moneyIn(text: string) {
  const runs = text.replaceAll(/(?<=\d)[ ,.'\u00a0\u202f](?=\d{3})/g, '').match(/\d{6,}/g) ?? []
  return runs.filter((run) => amounts.has(Number(run)) || Number(run) >= LEAST)
}

test('the crawl has every call, with its options', () => {
  expect(new Set(calls.map((call) => call.split('?')[0])).size).toBeGreaterThanOrEqual(12)
  expect(calls).toEqual(expect.arrayContaining(['/dashboard/sales/by-methods/?status=void']))
})

test('REL-37 the owner is answered the money', async () => {
  const found = new Set<number>()
  for (const call of calls)
    for (const number of numbersOf((await read('owner', call)).body)) found.add(number)
  const today = sums.cash - sums.refund + sums.card + sums.once + sums.spent + sums.debt
  const { refund, voided, deposit, debt, spent } = sums
  const expected = [today, refund, voided, deposit, debt, spent + debt, sums.card, sums.once]
  expect([...found]).toEqual(expect.arrayContaining(expected))
})

/** A trainer sees fewer people, in the same fields. */
function sameFields(role: Person, body: unknown, whole: unknown) {
  expect(fieldsOf(body).filter((field) => perClub.some((name) => field.includes(name)))).toEqual([])
  if (role !== 'trainer') return expect([role, body]).toEqual([role, whole])
  const known = new Set(fieldsOf(whole))
  expect(fieldsOf(body).filter((field) => !known.has(field))).toEqual([])
}

describe('REL-37 the answers of each role', () => {
  test.each(calls)(
    '%s: the same but for the fields of each club, and without money for some',
    async (call) => {
      const whole = await read('owner', call)
      expect(whole.status).toBe(200)
      for (const role of roles.slice(1)) {
        const { status, text, body } = await read(role, call)
        if (status === 200) sameFields(role, body, withoutClubs(whole.body))
        else expect([role, body.code, body.results]).toEqual([role, 'forbidden', undefined])
        if (!withoutMoney.some((one) => one === role)) continue
        expect([role, moneyIn(text)]).toEqual([role, []])
        const large = numbersOf(body).filter((number) => Math.abs(number) >= LEAST)
        expect([role, large]).toEqual([role, []])
      }
    },
  )
})

test('REL-37 the fields of each club are those of the named calls', async () => {
  const found = await Promise.all(
    calls.map(async (call) => {
      const fields = fieldsOf((await read('owner', call)).body)
      return fields.some((field) => perClub.some((name) => field.includes(`.${name}`)))
        ? [call.split('?')[0]]
        : []
    }),
  )
  const paths = ['sales/by-methods/', 'today/total-sale/', 'today/total-visits/']
  expect(new Set(found.flat())).toEqual(new Set(paths.map((path) => `/dashboard/${path}`)))
})

test('REL-37 no live message of the desk or of a partner contains a sum of money', async () => {
  for (const person of ['desk', 'partner']) {
    const texts = heard[person] ?? []
    await vi.waitFor(() => expect(texts.join()).toContain('payment.created'))
    expect(texts.join()).toContain('deposit.created')
    expect([person, texts.flatMap((text) => moneyIn(text))]).toEqual([person, []])
    const figures = texts.flatMap((text) => numbersOf(JSON.parse(text)))
    expect(figures.filter((figure) => figure >= LEAST)).toEqual([])
  }
})

test('REL-37 no file is exported for the desk, a trainer or a partner', async () => {
  const files = operations.flatMap(({ path, method }) => {
    if (method !== 'GET' || path.includes('{')) return []
    if (path.endsWith('export-csv/')) return [path]
    return parametersOf(path).some(({ name }) => name === 'export') ? [`${path}?export=true`] : []
  })
  expect(files.length).toBeGreaterThan(6)
  for (const role of withoutMoney)
    for (const path of files) {
      const { status, text } = await read(role, path)
      expect([role, path, status, moneyIn(text)]).toEqual([role, path, 403, []])
    }
})
