import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../src/testing/index.ts'
import { gym, saleOf, today } from '../gym.ts'
import { counted } from '../long.ts'
import { inLanes, postgresServer, range, type PostgresServer } from './server.ts'

const REQUESTS = counted(2000, 10_000)

let api: PostgresServer
let embedded: TestServer
beforeAll(async () => {
  api = await postgresServer({ size: 5 })
  embedded = await testServer()
  for (const each of [api, embedded]) {
    const rows = gym(each)
    const [customer = 0] = await rows.members(1)
    const sold = await each
      .as('desk')
      .post('/management/payment/', saleOf(customer, await rows.plan()))
    const entered = await each.as('desk').post('/check-in/register/', { customer })
    if (sold.status !== 200 || entered.status !== 200) throw new Error(sold.text + entered.text)
    const { id } = sold.body.results
    const refunded = await each.as('owner').patch(`/management/payment/${id}/refund/`, {
      payment_status: 'partial_refund',
      refund_method: 3,
      refund_amount: 1,
      refund_reason: 'Mijoz kasal boʻlib qoldi',
    })
    if (refunded.status !== 200) throw new Error(refunded.text)
    await rows.deposit(customer, 1_000)
    const returned = await each.as('owner').post('/management/deposit-returns/', {
      gym_customer: customer,
      amount: 1,
      payment_method: 3,
      reason: 'Boshqa shaharga koʻchdi',
    })
    if (returned.status !== 200) throw new Error(returned.text)
    const owner = each.as('owner')
    await owner.patch('/finance/shift-setting/', { is_on: true })
    const shift = (await owner.post('/finance/shift/', { float: 1 })).body.results.id
    const move = { direction: 'in', amount: 1, reason: 'Mayda pul uchun' }
    const moved = await owner.post(`/finance/shift/${shift}/cash/`, move)
    if (moved.status !== 200) throw new Error(moved.text)
    const once = await each.as('desk').post('/management/one-time-payment/', {
      customer: null,
      items: [{ service: 1, quantity: 1, price: 1 }],
      payment_method: 3,
      subtotal: 1,
      total: 1,
      payment_date: today,
      payments: [{ amount: 1, payment_method: 3 }],
      check_in: false,
    })
    if (once.status !== 200) throw new Error(once.text)
    const slip = { language: 'uz', paper: 'roll80', reversal: null }
    const printed = await each.as('desk').post(`/management/payment/${id}/receipt/`, slip)
    if (printed.status !== 200) throw new Error(printed.text)
    const membership = sold.body.results.subscription.id
    const next = await each
      .as('desk')
      .post(
        '/management/payment/',
        saleOf(customer, await rows.plan(), { start_date: '2026-12-21' }),
      )
    if (next.status !== 200) throw new Error(next.text)
    const frozen = await each.as('desk').patch(`/management/memberships/${membership}/freeze/`, {
      status: 'freeze',
      start_date: '2026-11-25',
      end_date: '2026-11-30',
      version: 1,
    })
    if (frozen.status !== 200) throw new Error(frozen.text)
  }
})
afterAll(() => Promise.all([api.close(), embedded.close()]))

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

/** Tables with a merchant id, and the merchants. */
async function tables() {
  const { rows } = await api.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relname = 'merchant' or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id')) order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('REL-06 append-only rows cannot change', () => {
  const ledgers = [
    'audit_log',
    'deposit_return',
    'event',
    'ledger_entry',
    'ledger_seal',
    'ledger_transaction',
    'membership_line',
    'membership_move',
    'payment',
    'payment_item',
    'payment_part',
    'payment_reversal',
    'receipt_print',
    'shift_move',
    'visit',
  ]

  test('in every append-only table', async () => {
    const { rows } = await api.owner.query(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'append_only' order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(ledgers)
  })

  test.each(ledgers)(
    '%s refuses UPDATE and DELETE, from the application and from the owner',
    async (table) => {
      const [row] = await api.sql<{ count: number }>(
        1,
        `select count(*)::int as count from ${table}`,
      )
      expect(row?.count).toBeGreaterThan(0)
      for (const statement of [
        `update ${table} set merchant_id = merchant_id`,
        `delete from ${table}`,
      ]) {
        expect(await codeOf(api.sql(1, statement))).toBe('42501')
        expect(await codeOf(embedded.sql(1, statement))).toBe('42501')
        expect(await codeOf(api.owner.query(statement))).toBe('42501')
      }
      expect(await codeOf(api.owner.query(`truncate ${table} cascade`))).toBe('42501')
    },
  )

  test('REL-05 and the database refuses entries that do not sum to 0', async () => {
    const write = (amount: number) =>
      api.sql(
        1,
        `with t as (insert into ledger_transaction (merchant_id, club_id, kind, business_day, staff_id, at)
                    values (1, 1, 'deposit', '2026-11-21', 1, now()) returning id)
         insert into ledger_entry (merchant_id, transaction_id, club_id, account, amount, currency)
         select 1, t.id, 1, a.account, a.amount, 'UZS' from t, (values ('cash', 5), ('deposit', $1::bigint)) a (account, amount)`,
        [amount],
      )
    expect(await codeOf(write(-4))).toBe('23514')
    expect(await codeOf(write(-5))).toBe('done')
  })
})

describe('REL-12 rows belong to a merchant', () => {
  test('every table has its security enabled, forced, and bound both ways', async () => {
    const { rows } = await api.owner.query(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
              exists (select from pg_policy p where p.polrelid = c.oid and p.polqual is not null and p.polwithcheck is not null
                        and 'zal_app'::regrole = any (p.polroles)) as bound,
              not exists (select from pg_policy p where p.polrelid = c.oid and p.polroles && array['zal_app'::regrole::oid, 0]
                            and coalesce(pg_get_expr(p.polqual, p.polrelid), '') !~ 'current_merchant') as tight
         from pg_class c where c.oid = any ($1::text[]::regclass[]::oid[]) order by 1`,
      [await tables()],
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ forced, bound, tight }) => !forced || !bound || !tight)).toEqual([])
  })

  test('the role of requests owns nothing, and passes by no security', async () => {
    const { rows } = await api.owner.query(
      `select rolsuper, rolbypassrls, rolcanlogin,
              (select count(*)::int from pg_class where relowner = r.oid) + (select count(*)::int from pg_proc where proowner = r.oid) as owned,
              pg_has_role('zal_app', 'zal_reader', 'member') as reader
         from pg_roles r where rolname = 'zal_app'`,
    )
    expect(rows).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcanlogin: false, owned: 0, reader: false },
    ])
    expect(await api.sql(null, 'select current_user::text as role')).toEqual([{ role: 'zal_app' }])
    expect(await embedded.sql(null, 'select current_user::text as role')).toEqual([
      { role: 'zal_app' },
    ])
  })

  test('without a merchant nothing is seen, on either database', async () => {
    for (const table of await tables()) {
      for (const each of [api, embedded]) {
        expect([table, await each.sql(null, `select * from ${table}`)]).toEqual([table, []])
      }
    }
  })

  test('nothing is written for another merchant', async () => {
    const insert = `insert into room (merchant_id, club_id, name, created_at) values (2, 4, 'X', now())`
    expect(await codeOf(api.sql(1, insert))).toBe('42501')
    expect(await codeOf(embedded.sql(1, insert))).toBe('42501')
    expect(
      await api.sql(1, `update member set first_name = 'X' where merchant_id = 2 returning id`),
    ).toEqual([])
  })

  test('functions that look past the security are few: each belongs to the reader, those that erase and remove to their own roles', async () => {
    const { rows } = await api.owner.query(
      `select p.proname as name, r.rolname as owner, p.proconfig is not null as pinned from pg_proc p join pg_roles r on r.oid = p.proowner
        where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ pinned }) => !pinned)).toEqual([])
    const others = rows.filter(({ owner }) => owner !== 'zal_reader')
    expect(others).toEqual([
      { name: 'erase_words', owner: 'zal_eraser', pinned: true },
      { name: 'remove_sample_ledger', owner: 'zal_remover', pinned: true },
    ])
    const { rows: policies } = await api.owner.query(
      `select distinct pg_get_expr(p.polqual, p.polrelid) as seen from pg_policy p where 'zal_eraser'::regrole = any (p.polroles)`,
    )
    expect(policies).toEqual([{ seen: '(merchant_id = current_merchant())' }])
    const { rows: removers } = await api.owner.query<{ name: string; seen: string }>(
      `select p.polrelid::regclass::text as name, pg_get_expr(p.polqual, p.polrelid) as seen
         from pg_policy p where 'zal_remover'::regrole = any (p.polroles) order by 1`,
    )
    expect(removers.find(({ name }) => name === 'club')?.seen).toBe(
      '((merchant_id = current_merchant()) AND is_sample)',
    )
    // All other tables are bound to the club by a foreign key, which the policy above limits to the sample gym.
    const bound =
      /^\(\(merchant_id = current_merchant\(\)\) AND .* IN \( SELECT \w+\.id\s+FROM \w+\)+$/s
    expect(removers.filter(({ name, seen }) => name !== 'club' && !bound.test(seen))).toEqual([])
    expect(removers.length).toBe(23)
  })
})

test(`REL-13 T-01 ${REQUESTS} interleaved requests of 20 merchants over 5 connections see no foreign row`, async () => {
  const merchants = await Promise.all(range(20).map(merchant))
  const jobs = range(REQUESTS).map((at) => merchants[(at * 7) % 20] as (typeof merchants)[number])
  const paths = [
    '/management/payment-list/',
    '/check-in/history-list/',
    '/management/room-list/',
    '/management/settings/',
  ]
  let at = 0
  const foreign = await inLanes(40, jobs, async ({ word, cookie, club }) => {
    const response = await api.server.fetch(
      new Request(`http://zal.test/api/v1${paths[at++ % paths.length]}`, {
        headers: { cookie, 'x-club-id': String(club) },
      }),
    )
    const text = await response.text()
    const words = new Set(text.match(/Canary[0-9a-f]+/g))
    words.delete(word)
    return response.status === 200 ? [...words] : [text]
  })
  expect(foreign.flat()).toEqual([])
  const own = await api.server.fetch(
    new Request('http://zal.test/api/v1/management/payment-list/', {
      headers: { cookie: merchants[3]?.cookie ?? '', 'x-club-id': String(merchants[3]?.club) },
    }),
  )
  expect(await own.text()).toContain(merchants[3]?.word)
  // A tenant set for one transaction is gone in the next one of the same connection.
  const left = await inLanes(5, range(50), () =>
    api.sql<{ merchant: string }>(null, `select current_merchant() as merchant`),
  )
  expect(left.flat().filter((each) => each.merchant !== null)).toEqual([])
})

/** A merchant with a unique word in every name, and a session of its owner. */
async function merchant(at: number) {
  const id = 1000 + at
  const word = `Canary${at.toString(16)}f`
  const token = randomUUID()
  await api.owner.query(
    `with m as (insert into merchant (id, name, country, created_at) values ($1, $2, 'UZB', now()))
     insert into club (merchant_id, id, name, address_line, zone, created_at) values ($1, $1, $2, $2, 'Asia/Tashkent', now())`,
    [id, word],
  )
  await api.owner.query(
    `with s as (insert into staff (merchant_id, id, email, role, first_name, last_name, created_at)
                values ($1, $1, $2 || '@zal.test', 'owner', $2, $2, now())),
          c as (insert into staff_club values ($1, $1, $1)),
          d as (insert into device (merchant_id, id, staff_id, token_hash, status, created_at, seen_at, requested_at)
                values ($1, $1, $1, 'x', 'approved', now(), now(), now()))
     insert into session (merchant_id, staff_id, device_id, token_hash, idle_seconds, created_at, seen_at, expires_at)
     values ($1, $1, $1, encode(sha256($3::bytea), 'hex'), 864000, $4, $4, '2030-01-01Z')`,
    [id, word, token, api.clock.now],
  )
  const rows = gym(api, id, id)
  const [member = 0] = await rows.members(1)
  await api.owner.query('update member set first_name = $2, last_name = $2 where id = $1', [
    member,
    word,
  ])
  const plan = await rows.plan({ name: word })
  await api.owner.query(
    'insert into room (merchant_id, club_id, name, created_at) values ($1, $1, $2, now())',
    [id, word],
  )
  const cookie = `${cookieName()}=${token}`
  const sold = await api.server.fetch(
    new Request('http://zal.test/api/v1/management/payment/', {
      method: 'POST',
      headers: {
        cookie,
        'x-club-id': String(id),
        origin: 'http://zal.test',
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(saleOf(member, plan)),
    }),
  )
  if (sold.status !== 200) throw new Error(await sold.text())
  return { word, cookie, club: id }
}

const cookieName = () => 'zal_session'
