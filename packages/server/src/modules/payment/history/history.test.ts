import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { methods, type Method } from '@zal/api/methods'
import { gym, saleOf, today, type Gym } from '../../../../test/gym.ts'
import { counted } from '../../../../test/long.ts'
import { formatDay } from '../../../core/i18n/formatParams.ts'
import { testServer, type TestServer } from '../../../testing/index.ts'

const HISTORIES = counted(30, 100)

let api: TestServer
let rows: Gym
let plan: number
beforeAll(async () => {
  api = await testServer()
  rows = gym(api)
  plan = await rows.plan()
})
afterAll(() => api.close())

interface Totals {
  total: number
  returned: number
  by_method: { payment_method: Method; amount: number; returned: number }[]
}

const history = async (query: string) =>
  (await api.as('manager').get(`/management/payment-list/?per_page=100&${query}`))
    .body as unknown as {
    total_count: number
    totals: Totals
    results: { id: number }[]
  }

/** Rows of the exported file, by column. */
async function file(query: string) {
  const { text } = await api.as('manager').get(`/management/payment-export-csv/?${query}`)
  const [, ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  return lines.map((line) => line.split(/[,;\t]/))
}

const method = fc.constantFrom<Method>(1, 2, 3, 4)
/** A random step in the history of a sale; a refused step changes nothing. */
const step = fc.oneof(
  fc.record({ what: fc.constant('void' as const) }),
  fc.record({ what: fc.constant('refund' as const), method }),
  fc.record({
    what: fc.constant('part' as const),
    method,
    amount: fc.integer({ min: 1, max: 300_000 }),
  }),
  fc.record({ what: fc.constant('day' as const), back: fc.integer({ min: 0, max: 59 }) }),
  fc.record({
    what: fc.constant('split' as const),
    method,
    other: method,
    amount: fc.integer({ min: 1, max: 399_999 }),
  }),
)
const sale = fc.record({
  first: method,
  second: fc.option(method, { nil: undefined }),
  share: fc.integer({ min: 1, max: 399_999 }),
  steps: fc.array(step, { maxLength: 3 }),
})
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const partsOf = (first: Method, second: Method | undefined, share: number) =>
  second && second !== first
    ? [
        { amount: share, payment_method: first },
        { amount: 400_000 - share, payment_method: second },
      ]
    : [{ amount: 400_000, payment_method: first }]

async function tell({ first, second, share, steps }: Sale, customer: number) {
  const payments = partsOf(first, second, share)
  const body = saleOf(customer, plan, { payments, payment_method: first })
  const { id } = (await api.as('manager').post('/management/payment/', body)).body.results
  for (const each of steps) await take(id, each)
  return id as number
}

function take(id: number, each: Step) {
  const at = `/management/payment/${id}/`
  const manager = api.as('manager')
  const reason = 'Tasodifiy sinov uchun'
  if (each.what === 'void')
    return manager.patch(`${at}void/`, { void_reason: 1, void_description: reason })
  if (each.what === 'refund' || each.what === 'part') {
    const isPart = each.what === 'part'
    return manager.patch(`${at}refund/`, {
      payment_status: isPart ? 'partial_refund' : 'refund',
      refund_method: each.method,
      refund_amount: isPart ? each.amount : 400_000,
      refund_reason: reason,
    })
  }
  const change =
    each.what === 'day'
      ? { payment_date: new Date(Date.UTC(2026, 10, 21 - each.back)).toISOString().slice(0, 10) }
      : { payments: partsOf(each.method, each.other, each.amount) }
  return manager
    .get(at)
    .then(({ body }) => manager.patch(at, { version: body.results.version, ...change }))
}

/** Ledger sums of payments by method: received and returned. */
async function ledgerOf(ids: number[]) {
  const found = await api.sql<{ account: string; kind: string; amount: number }>(
    1,
    `select e.account, t.kind, sum(e.amount) as amount from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where t.payment_id = any($1::bigint[]) group by 1, 2`,
    [ids],
  )
  const sum = (account: string, isBack: boolean) =>
    found
      .filter(
        (each) => each.account === account && ['void', 'refund'].includes(each.kind) === isBack,
      )
      .reduce((total, { amount }) => total + amount, 0)
  return Object.entries(methods)
    .map(([id, account]) => ({
      payment_method: Number(id),
      amount: sum(account, false),
      returned: 0 - sum(account, true),
    }))
    .filter(({ amount, returned }) => amount !== 0 || returned !== 0)
}

describe('REL-05 the history, its file and the ledger say the same', () => {
  test('over random histories', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(sale, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(
          '',
          'status=paid',
          'status=void',
          'status=refund',
          'status=partial_refund',
          'status=refund,partial_refund',
          'refund_method=3',
          'pay_method=3',
          `start_date=${today}`,
        ),
        async (sales, filter) => {
          // A unique last name finds exactly these payments.
          const customers = await rows.members(sales.length)
          const word = `h${crypto.randomUUID().replace(/[^a-z]/g, '')}${customers[0]}`.replace(
            /\d/g,
            (digit) => String.fromCharCode(97 + Number(digit)),
          )
          await api.sql(
            1,
            'update member set last_name = $2, search_words = array[$2] where id = any($1::bigint[])',
            [customers, word],
          )
          for (const [at, each] of sales.entries()) await tell(each, customers[at] ?? 0)
          const query = `q=${word}&${filter}`
          const { totals, total_count, results } = await history(query)
          const ids = results.map(({ id }) => id)
          const lines = await file(query)
          const ledger = await ledgerOf(ids)
          expect(total_count).toBe(ids.length)
          expect(lines).toHaveLength(total_count)
          expect(lines.reduce((sum, line) => sum + Number(line[8]), 0)).toBe(totals.total)
          expect(totals.by_method.filter((each) => each.amount || each.returned)).toEqual(ledger)
          const sumOf = (name: 'amount' | 'returned') =>
            ledger.reduce((sum, each) => sum + each[name], 0)
          expect([totals.total, totals.returned]).toEqual([sumOf('amount'), sumOf('returned')])
        },
      ),
      { numRuns: HISTORIES, seed: 2026 },
    )
  }, 120_000)
})

describe('whole months and single days', () => {
  const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-14', '2026-02-28', '2026-03-01']
  const own = (from: string, to: string) =>
    api.sql<{ id: number; total: number; day: string }>(
      1,
      `select payment_id as id, total, payment_date::text as day from payment_state
        where merchant_id = 1 and club_id = 1 and payment_date between $1::date and $2::date
        order by payment_date desc, payment_id desc`,
      [from, to],
    )
  beforeAll(async () => {
    const customers = await rows.members(days.length * 2)
    for (const [at, customer] of customers.entries()) {
      const sold = await api.as('manager').post('/management/payment/', saleOf(customer, plan))
      await api.sql(1, 'update payment_state set payment_date = $2::date where payment_id = $1', [
        sold.body.results.id,
        days[at % days.length],
      ])
    }
  }, 60_000)

  test.each([
    ['', '-infinity', 'infinity'],
    ['year=2026', '2026-01-01', '2026-12-31'],
    ['year=2025', '2025-01-01', '2025-12-31'],
    ['year=2026&month=2', '2026-02-01', '2026-02-28'],
    ['end_date=2026-02-27', '-infinity', '2026-02-27'],
    ['end_date=2026-02-28', '-infinity', '2026-02-28'],
    ['end_date=9999-12-31', '-infinity', 'infinity'],
    ['start_date=2026-01-01', '2026-01-01', 'infinity'],
    ['start_date=2026-01-02&end_date=2026-03-01', '2026-01-02', '2026-03-01'],
    ['start_date=2025-12-31&end_date=2026-02-28', '2025-12-31', '2026-02-28'],
    ['start_date=2026-01-31&end_date=2026-02-14', '2026-01-31', '2026-02-14'],
    ['start_date=2026-02-14&end_date=2026-02-14', '2026-02-14', '2026-02-14'],
    ['start_date=2026-01-15&end_date=2026-02-20&month=2&year=2026', '2026-02-01', '2026-02-20'],
    ['start_date=2026-01-02&end_date=2026-01-30', '2026-01-02', '2026-01-30'],
  ])('come to the same, page by page: %s', async (query, from, to) => {
    const all = await own(from, to)
    const { total_count, totals } = await history(query)
    expect([total_count, totals.total]).toEqual([
      all.length,
      all.reduce((sum, { total }) => sum + total, 0),
    ])
    const ids: number[] = []
    for (let page = 1; (page - 1) * 7 < Math.min(total_count, 70); page += 1) {
      const { body } = await api
        .as('manager')
        .get(`/management/payment-list/?per_page=7&page=${page}&${query}`)
      ids.push(...(body as unknown as { results: { id: number }[] }).results.map(({ id }) => id))
    }
    expect(ids).toEqual(all.slice(0, 70).map(({ id }) => id))
    const last = Math.ceil(total_count / 7)
    const { body } = await api
      .as('manager')
      .get(`/management/payment-list/?per_page=7&page=${last || 1}&${query}`)
    const end = (body as unknown as { results: { id: number }[] }).results.map(({ id }) => id)
    expect(end).toEqual(all.slice(Math.max(0, last - 1) * 7).map(({ id }) => id))
  })
})

describe('the file', () => {
  test.each([
    ['en', 'No.', 'Paid', 'Package'],
    ['ru', '№', 'Оплачен', 'Пакет'],
    ['uz', '№', 'Toʻlangan', 'Paket'],
  ])('speaks %s and has the columns of the specification', async (language, first, paid, kind) => {
    const [customer = 0] = await rows.members(1)
    await api.sql(
      1,
      `update member set last_name = '=SUM(1)', search_words = array['jadval'] where id = $1`,
      [customer],
    )
    const discount = { discount_amount: 50_000, discount_reason: 'x', total: 350_000 }
    const morning = await rows.plan({ hours: ['07:00', '12:00'] })
    await api.as('manager').post('/management/payment/', saleOf(customer, morning, discount))
    const headers = { 'accept-language': language }
    const { text, headers: sent } = await api
      .as('manager', { headers })
      .get('/management/payment-export-csv/?q=jadval')
    const [head, row] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
    expect(head?.split(',')).toHaveLength(12)
    expect(head).toMatch(new RegExp(`^"?${first}`))
    expect(row).toContain(`,${formatDay(today)},`)
    expect(row).toContain(`${paid},400000,12.5,350000,${kind},07:00,12:00`)
    // No cell is a formula.
    expect(row).not.toMatch(/,=/)
    expect(sent.get('content-disposition')).toContain(`payment-${language}.csv`)
  })

  test.each([
    ['en', 'Guest'],
    ['ru', 'Гость'],
    ['uz', 'Mehmon'],
  ])('in %s it calls a customer without a name a %s', async (language, guest) => {
    const visit = {
      customer: null,
      items: [{ service: 1, quantity: 1, price: 60_000 }],
      subtotal: 60_000,
      total: 60_000,
      payment_method: 3,
      payments: [{ amount: 60_000, payment_method: 3 }],
      payment_date: today,
      check_in: false,
    }
    const sold = await api.as('manager').post('/management/one-time-payment/', visit)
    const headers = { 'accept-language': language }
    const { text } = await api
      .as('manager', { headers })
      .get('/management/payment-export-csv/?subscription=3')
    expect(text).toContain(`,${sold.body.results.invoice_id},${guest},`)
  })

  test('needs the permission, in both formats', async () => {
    for (const path of ['/management/payment-list/?export=true', '/management/payment-export-csv/'])
      expect((await api.as('desk').get(path)).body.code).toBe('forbidden')
    const sheet = await api.as('manager').get('/management/payment-list/?export=true')
    expect(sheet.status).toBe(200)
    expect(sheet.text.startsWith('PK')).toBe(true)
    expect(sheet.headers.get('cache-control')).toBe('no-store')
  })

  test('REL-47 leaves an audit row with the person and the query', async () => {
    const { status } = await api.as('manager').get('/management/payment-export-csv/?q=jadval')
    expect(status).toBe(200)
    const [row] = await api.sql(
      1,
      `select staff_id, after from audit_log where action = 'payment.exported' order by id desc limit 1`,
    )
    expect(row).toEqual({
      staff_id: 3,
      after: { format: 'csv', rows: expect.any(Number), query: { q: 'jadval' } },
    })
  })
})

describe('a name that more than a thousand people have', () => {
  beforeAll(async () => {
    const ids = await rows.members(1001)
    const [first = 0, last = 0] = [ids[0], ids.at(-1)]
    const named = (words: string[], of: number[]) =>
      api.sql(1, 'update member set search_words = $1::text[] where id = any($2::bigint[])', [
        words,
        of,
      ])
    await named(['barno'], ids)
    await named(['barno', 'zumrad'], [last])
    await rows.deposit(first, -5000)
    await rows.deposit(last, -1000)
    await api.as('desk').post('/management/payment/', saleOf(last, plan))
    await api.as('desk').post('/check-in/register/', { customer: last, confirm: true })
  })

  test.each([
    '/management/payment-list/',
    '/management/payment-export-csv/',
    '/management/deposit-payments/',
    '/management/debtor-list/',
    '/check-in/history-list/',
  ])('has no sum and no file, and asks for more of it: %s', async (path) => {
    const { status, body } = await api.as('manager').get(`${path}?q=barno`)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'too_many_people', ['q']])
    expect((await api.as('manager').get(`${path}?q=barno%20zumrad`)).status).toBe(200)
  })

  test('is summed as soon as few fit', async () => {
    const { body } = await api.as('manager').get('/management/debtor-list/?q=barno%20zumrad')
    expect(body).toMatchObject({ total_count: 1, total: 1000 })
  })
})

describe('a term that three thousand names begin with', () => {
  beforeAll(async () => {
    const named = async (words: string[], of: number[]) => {
      await api.sql(1, 'update member set search_words = $1::text[] where id = any($2::bigint[])', [
        words,
        of,
      ])
      return of[0] ?? 0
    }
    await named(['elmira'], await rows.members(3000))
    const begins = await named(['elmira', 'sotibova'], await rows.members(1))
    const inside = await named(['gulelmira', 'sotibova'], await rows.members(1))
    const mistyped = await named(['elmera', 'sotibova'], await rows.members(1))
    for (const id of [begins, inside, mistyped]) await rows.deposit(id, -1000)
  })

  test.each(['el sotib', 'elmira sotib'])(
    'is found inside of names and with an error beside a rare one: %s',
    async (q) => {
      const list = (path: string) => api.as('manager').get(`${path}?q=${encodeURIComponent(q)}`)
      const { body } = await list('/management/debtor-list/')
      expect(body).toMatchObject({ total_count: 3, total: 3000 })
      expect((await list('/management/member-search/')).body.total_count).toBe(3)
    },
  )
})

describe('filters by the calendar', () => {
  test('a year, a month of it, a month of this year', async () => {
    const [customer = 0] = await rows.members(1)
    const old = saleOf(customer, plan, { payment_date: '2026-10-05', start_date: '2026-10-05' })
    const { id } = (await api.as('manager').post('/management/payment/', old)).body.results
    await api.sql(1, `update member set search_words = array['oktabr'] where id = $1`, [customer])
    const has = async (query: string) =>
      (await history(`q=oktabr&${query}`)).results.some((each) => each.id === id)
    expect(await has('year=2026')).toBe(true)
    expect(await has('year=2026&month=10')).toBe(true)
    expect(await has('month=10')).toBe(true)
    expect(await has('month=11')).toBe(false)
    expect(await has('year=2025&month=10')).toBe(false)
    expect(await has('subscription=3')).toBe(false)
  })

  test('today and this month, and a search that looks through all days', async () => {
    const own = await rows.plan()
    const sold = async (payment_date: string) => {
      const [customer = 0] = await rows.members(1)
      await api.sql(1, `update member set search_words = array['davriy'] where id = $1`, [customer])
      const sale = saleOf(customer, own, { payment_date, start_date: payment_date })
      return (await api.as('manager').post('/management/payment/', sale)).body.results.id
    }
    const [october, november, now] = [
      await sold('2026-10-05'),
      await sold('2026-11-02'),
      await sold(today),
    ]
    const found = async (query: string) => {
      const { results, total_count } = await history(`plan_id=${own}&${query}`)
      expect(total_count).toBe(results.length)
      return results.map(({ id }) => id)
    }
    expect(await found('period=today')).toEqual([now])
    expect(await found('period=month')).toEqual([now, november])
    expect(await found('period=all')).toEqual([now, november, october])
    expect(await found('period=today&q=davriy')).toEqual([now, november, october])
    expect(await found('period=today&start_date=2026-10-01&end_date=2026-10-31')).toEqual([october])
  })

  test('all kinds of payments that went back', async () => {
    const own = await rows.plan()
    const sold = async () => {
      const [customer = 0] = await rows.members(1)
      return (await api.as('manager').post('/management/payment/', saleOf(customer, own))).body
        .results.id
    }
    const [kept, voided, refunded] = [await sold(), await sold(), await sold()]
    await api.as('owner').patch(`/management/payment/${voided}/void/`, {
      void_reason: 1,
      void_description: 'Summa xato kiritilgan',
    })
    await api.as('owner').patch(`/management/payment/${refunded}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 1000,
      refund_reason: 'Mijoz qaytarishni soʻradi',
    })
    const found = async (query: string) => {
      const { results, total_count } = await history(`plan_id=${own}&${query}`)
      expect(total_count).toBe(results.length)
      return results.map(({ id }) => id)
    }
    expect(await found('status=reversed')).toEqual([refunded, voided])
    expect(await found('status=paid')).toEqual([kept])
    expect(await found('status=refund,partial_refund')).toEqual([refunded])
    expect(await found('status=paid,void')).toEqual([voided, kept])
    expect(await found('refund_method=3')).toEqual([refunded])
    expect(await found('refund_method=2')).toEqual([])
    expect(await file(`plan_id=${own}&status=refund,partial_refund`)).toHaveLength(1)
    expect(await file(`plan_id=${own}&refund_method=2`)).toEqual([])
    const unknown = await api.as('manager').get('/management/payment-list/?status=paid,gone')
    expect(unknown.status).toBe(400)
    expect(await found('online=1')).toEqual([])
  })
})

describe('several clubs', () => {
  type Row = { id: number; club: { id: number; name: string }; allowed_actions: object }
  const at = async (
    query: string,
    person: 'owner' | 'director' | 'manager' | 'desk' = 'director',
  ) => api.as(person).get(`/management/payment-list/?per_page=100&${query}`)
  const told = async (query: string) => {
    const { body } = await at(query)
    return body as unknown as { total_count: number; totals: Totals; results: Row[] }
  }
  let here: number
  let there: number
  beforeAll(async () => {
    const sold = async (club: number) => {
      const own = gym(api, 1, club)
      const [customer = 0] = await own.members(1)
      await api.sql(1, `update member set search_words = array['karvon'] where id = $1`, [customer])
      const seller = api.as('manager', { club })
      const sale = saleOf(customer, await own.plan())
      return (await seller.post('/management/payment/', sale)).body.results.id as number
    }
    here = await sold(1)
    there = await sold(2)
  })

  test('have the rows and the sums of each, the latest first, and name their club', async () => {
    const days = `start_date=${today}&end_date=${today}`
    const [both, one, other] = [
      await told(`${days}&location=1,2`),
      await told(days),
      await told(`${days}&location=2`),
    ]
    expect(both.total_count).toBe(one.total_count + other.total_count)
    expect(both.totals.total).toBe(one.totals.total + other.totals.total)
    expect(both.totals.returned).toBe(one.totals.returned + other.totals.returned)
    expect(both.results.slice(0, 2)).toMatchObject([
      { id: there, club: { id: 2 } },
      { id: here, club: { id: 1 } },
    ])
    expect((await told(`${days}&location=2,1,2`)).total_count).toBe(both.total_count)
  })

  test('are searched by name, number and method, each in its own', async () => {
    const ids = ({ results }: { results: Row[] }) => results.map(({ id }) => id)
    expect(ids(await told('q=karvon&location=1,2'))).toEqual([there, here])
    expect(ids(await told('q=karvon'))).toEqual([here])
    const [sold] = await api.sql<{ invoice: number }>(
      1,
      'select invoice_no as invoice from payment where id = $1',
      [there],
    )
    expect(ids(await told(`q=${sold?.invoice}&location=1,2`))).toContain(there)
    expect(ids(await told('refund_method=1&location=2'))).toEqual([])
  })

  test('allow no action on a payment of another club', async () => {
    const { results } = await told('q=karvon&location=1,2')
    expect(results.map(({ allowed_actions: may }) => Object.values(may).some(Boolean))).toEqual([
      false,
      true,
    ])
  })

  test('are in the file, which then names them', async () => {
    const { text } = await api
      .as('director')
      .get('/management/payment-export-csv/?q=karvon&location=1,2')
    const [head = '', ...rows] = text
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/)
    const { results } = await told('q=karvon&location=1,2')
    expect(head).toMatch(/Club/)
    expect(rows.map((row) => row.split(/[,;\t]/)[1])).toEqual(results.map(({ club }) => club.name))
    const alone = await api.as('director').get('/management/payment-export-csv/?q=karvon')
    expect(alone.text).not.toMatch(/Club/)
  })

  test('are refused where the person does not have one of them', async () => {
    for (const query of ['location=1,2', 'location=2']) {
      expect((await at(query, 'desk')).status).toBe(404)
      expect((await at(`${query}&export=true`, 'desk')).status).toBe(403)
      expect((await at(`q=karvon&${query}`, 'desk')).status).toBe(404)
    }
    expect((await at('location=1', 'desk')).status).toBe(200)
    expect((await at('location=1,4')).status).toBe(404)
    expect((await at('location=x')).status).toBe(400)
    expect((await at(`location=${Array(51).fill(1).join()}`)).status).toBe(400)
    const clubs = (change: string) => api.sql(1, change)
    await clubs('delete from staff_club where merchant_id = 1 and staff_id = 2 and club_id = 2')
    expect((await at('location=1,2')).status).toBe(404)
    expect((await at('location=1,3')).status).toBe(200)
    await clubs('insert into staff_club values (1, 2, 2)')
    expect((await at('location=1,2')).status).toBe(200)
  })
})
