import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foldName } from '@zal/api/fold'
import { gym, saleOf, today } from '../../../test/gym.ts'
import { testServer, type Answer, type TestServer } from '../../testing/index.ts'

let api: TestServer
let id: number
beforeAll(async () => {
  api = await testServer()
  id = await lived()
})
afterAll(() => api.close())

const bin = '/management/member-bin/'
const fullname = 'Gʻaybullayeva Zebuniso'
const saleKey = crypto.randomUUID()
const phones = ['+998937654321', '+998712349876']
/** Personal data that must not be found after erasing, in any case and spelling. */
const secrets = [
  'aybullayeva',
  'zebuniso',
  ...foldName(fullname),
  '937654321',
  '93 765-43-21',
  '712349876',
  'zebo@uy.uz',
  'Bogʻishamol',
  '1991-05-17',
  'pasport',
  'Tizzasi',
  'Oyogʻi singan',
]

/** Creates a removed member with data in every part of the club, without debt and current membership. */
async function lived() {
  const manager = strict('manager')
  const desk = strict('desk')
  const plan = await gym(api).plan({ price: 400_000 })
  const face = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#6a5cff' },
  })
    .jpeg()
    .toBuffer()
  const upload = async (type: string, name: string, bytes: BlobPart) => {
    const form = new FormData()
    form.append('file_type', type)
    form.append('file', new File([bytes], name))
    return (await desk.send('POST', '/upload/', form)).body.results.id as number
  }
  const whole = {
    last_name: 'Gʻaybullayeva',
    first_name: 'Zebuniso',
    phone: phones[0],
    phone2: phones[1],
    gender: 2,
    birth_date: '1991-05-17',
    email: 'zebo@uy.uz',
    address: { address_line: 'Bogʻishamol 12' },
    description: 'Tizzasi ogʻriydi',
    notes: 'Tizzasi uchun shifokor ruxsati bor',
    avatar: await upload('image', 'zebuniso-eski.jpg', new Uint8Array(face)),
  }
  const made = await desk.post('/management/member/', whole)
  const { id: member, version } = made.body.results
  await desk.patch(`/management/member/${member}/`, {
    version,
    avatar: await upload('image', 'zebuniso.jpg', new Uint8Array(face)),
    description: 'Tizzasi tuzaldi',
  })
  await api.sql(
    1,
    `insert into mobile_user (merchant_id, phone, name, verified_at, created_at)
     values (1, $1, 'Zebuniso', '2026-01-01Z', '2026-01-01Z')`,
    [phones[0]],
  )
  await desk.post(`/customer/${member}/sync/`)
  await desk.post('/customer/note/', { customer: member, text: '<p>Zebuniso: Oyogʻi singan</p>' })
  const file = await upload('document', 'pasport-Zebuniso.txt', 'pasport AA 1234567')
  await desk.post(`/customer/${member}/document/`, { file })
  const gone = await upload('document', 'pasport-eski.txt', 'pasport AA 7654321')
  const { body } = await desk.post(`/customer/${member}/document/`, { file: gone })
  await desk.delete(`/customer/${member}/document/${body.results.id}/`)

  const kept = await manager.post(
    '/management/payment/',
    saleOf(member, plan, {
      total: 300_000,
      discount_amount: 100_000,
      discount_reason: 'Zebunisoning opasi 93 765-43-21',
    }),
    { key: saleKey },
  )
  const { subscription } = kept.body.results
  await manager.patch(`/management/payment/${kept.body.results.id}/`, {
    version: kept.body.results.version,
    note: 'Oyogʻi singan, opasi toʻladi',
  })
  await desk.post('/check-in/register/', { customer: member })
  await desk.patch(`/management/memberships/${subscription.id}/freeze/`, {
    status: 'freeze',
    start_date: '2026-11-23',
    end_date: '2026-12-05',
    notes: 'Oyogʻi singan',
    version: 1,
  })
  const deposit = { gym_customer: member, amount: 70_000, payment_date: today }
  await manager.post('/management/deposit-payments/', {
    ...deposit,
    payment_types: [{ payment_method: 3, amount: 70_000 }],
  })
  await manager.post('/management/deposit-returns/', {
    gym_customer: member,
    amount: 70_000,
    payment_method: 3,
    reason: 'GʻAYBULLAYEVA koʻchib ketdi',
  })
  const second = await manager.post(
    '/management/payment/',
    saleOf(member, plan, { start_date: '2027-01-10' }),
  )
  await manager.patch(`/management/payment/${second.body.results.id}/void/`, {
    void_reason: 1,
    void_description: 'Zebuniso ikki marta toʻladi',
  })
  await manager.get('/management/member-export-csv/?q=zebuniso')
  await manager.post('/views/', {
    noun: 'member',
    name: 'Meniki',
    is_shared: false,
    state: {
      query: 'debt=1&q=Zebuniso',
      columns: { order: [], hidden: [], widths: [] },
      density: 'compact',
    },
  })
  const sheet = new FormData()
  const rows = `Familiya,Ism,Telefon\nG'aybullayeva,Zebuniso,93 765 43 21\nBoshqa,Odam,901110000`
  sheet.append('file', new File([rows], 'royxat.csv'))
  const brought = await manager.send('POST', '/management/member-import-csv/', sheet)
  const { id: run, mapping } = brought.body.results
  await manager.post(`/management/member-import/${run}/check/`, { mapping, duplicates: 'skip' })

  // The membership has expired by then; sessions are kept valid.
  await api.sql(1, `update session set expires_at = '2028-01-01Z', idle_seconds = 100000000`)
  api.clock.now = new Date('2027-03-01T07:00:00Z')
  await strict('manager').delete(`/management/member/${member}/`)
  return member
}

/** A caller that throws on a refusal. */
function strict(person: 'manager' | 'desk') {
  const caller = api.as(person)
  const done = async (asked: Promise<Answer>) => {
    const answer = await asked
    expect([answer.status, answer.text]).toEqual([200, expect.anything()])
    return answer
  }
  return {
    get: (path: string) => done(caller.get(path)),
    post: (path: string, body?: object, options?: { key: string }) =>
      done(caller.post(path, body, options)),
    patch: (path: string, body: object) => done(caller.patch(path, body)),
    delete: (path: string) => done(caller.delete(path)),
    send: (method: string, path: string, form: FormData) => done(caller.send(method, path, form)),
  }
}

/** Rows of each table that contain one of the secrets. */
async function traces() {
  const tables = await api.sql<{ name: string }>(
    1,
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and has_table_privilege(c.oid, 'select')
      order by 1`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const rows = await api.sql<{ text: string }>(
      1,
      name === 'file_content'
        ? `select encode(bytes, 'escape') as text from file_content`
        : `select to_jsonb(t)::text as text from ${name} t`,
    )
    const telling = rows.filter(({ text }) =>
      secrets.some((each) => text.toLowerCase().includes(each.toLowerCase())),
    )
    if (telling.length > 0) found[name] = telling.map(({ text }) => text)
  }
  return found
}

/** All figures: ledger entries, visits, memberships, and the lists that show them. */
async function counted() {
  const tables = {
    ledger_entry: '*',
    ledger_transaction: '*',
    payment: `(to_jsonb(t) - 'discount_reason')`,
    payment_part: '*',
    payment_item: '*',
    payment_state: `(to_jsonb(t) - 'note')`,
    payment_reversal: `(to_jsonb(t) - 'reason')`,
    visit: '*',
    membership: '*',
    membership_line: `(to_jsonb(t) - 'notes')`,
    club_counter: `(to_jsonb(t) - 'event_seq')`,
    member_block: '*',
  }
  const owner = api.as('owner')
  const rows = []
  for (const [table, columns] of Object.entries(tables)) {
    rows.push([table, await api.sql(1, `select ${columns} from ${table} t order by t::text`)])
  }
  const integrity = (await owner.get('/finance/integrity/')).body.results
  const ledger = await owner.get('/finance/ledger/?per_page=100')
  const history = await owner.get('/management/payment-list/?per_page=100')
  const deposits = await owner.get('/management/deposit-payments/?per_page=100')
  const visits = await owner.get('/check-in/history-list/?per_page=100')
  const sums = (body: object) => JSON.stringify(body, (key, value) => (named.has(key) ? '' : value))
  return {
    rows,
    integrity: { ...integrity, at: '', took: 0 },
    screens: [ledger, history, deposits, visits].map(({ body }) => sums(body)),
  }
}
/** Fields of those lists that hold personal data of the member. */
const named = new Set(['fullname', 'phone', 'avatar', 'reason', 'discount_reason', 'note', 'notes'])

describe('REL-47 erasing a member', () => {
  test('is for the owner, of the bin, and asks for the name', async () => {
    const erase = (person: 'owner' | 'director' | 'manager', body: object) =>
      api.as(person).post(`${bin}${id}/erase/`, body)
    expect((await erase('director', { fullname })).status).toBe(403)
    expect((await erase('manager', { fullname })).status).toBe(403)
    const wrong = await erase('owner', { fullname: 'Gʻaybullayeva' })
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
      400,
      'name_not_typed',
      ['fullname'],
    ])
    const [present = 0] = await gym(api).members(1)
    const here = await api.as('owner').post(`${bin}${present}/erase/`, {
      fullname: 'Gʻulomova Oʻgʻiloy',
    })
    expect(here.status).toBe(404)
  })

  test('refuses a member with a balance, which could not be settled any more', async () => {
    const erase = () => api.as('owner').post(`${bin}${id}/erase/`, { fullname })
    await gym(api).deposit(id, 5_000)
    const refused = await erase()
    expect([refused.status, refused.body.code]).toEqual([400, 'member_has_balance'])
    await gym(api).deposit(id, -5_000)
  })

  test('removes all personal data, and no amount', async () => {
    const found = await traces()
    // Places before erasing; without them the test would search for nothing.
    expect(Object.keys(found)).toEqual([
      'audit_log',
      'deposit_return',
      'file',
      'file_content',
      'idempotency_key',
      'member',
      'member_import_row',
      'membership_freeze',
      'membership_line',
      'mobile_user',
      'name_word',
      'note',
      'payment',
      'payment_reversal',
      'payment_state',
      'saved_view',
    ])
    const before = await counted()
    expect(before.integrity).toMatchObject({ is_sound: true })

    const erased = await api.as('owner').post(`${bin}${id}/erase/`, {
      fullname: "g'aybullayeva zebuniso",
    })
    expect([erased.status, erased.body.results]).toEqual([200, { id, fullname: `№ ${id}` }])

    expect(await traces()).toEqual({})
    expect(await counted()).toEqual(before)
  })

  test('REL-24 keeps the stored responses without the name, so that nothing is sold twice', async () => {
    const settled = await strict('manager').post('/auth/settle-write/', {
      operation: 'createPayment',
      key: saleKey,
    })
    expect(settled.body.results).toMatchObject({
      done: true,
      answer: { total: 300_000, discount_reason: '••• opasi •••', customer: { id } },
    })
    const keys = (operation: string) =>
      api.sql<{ answer: string }>(1, 'select answer from idempotency_key where operation = $1', [
        operation,
      ])
    for (const operation of ['createMember', 'createNote', 'createDocument', 'uploadFile']) {
      const [{ answer } = { answer: '' }] = await keys(operation)
      expect(JSON.parse(answer)).toMatchObject({
        success: true,
        results: { id: expect.anything() },
      })
    }
  })

  test('leaves the public receipt with the number, not with its first sign', async () => {
    const { body } = await api.as('owner').get('/management/payment-list/?per_page=100')
    const own = body.results.find((each: { customer: { id: number } }) => each.customer.id === id)
    const receipt = await api.as('owner').get(`/management/payment/${own.id}/receipt/`)
    const { token } = receipt.body.results
    const read = await api.nobody().post('/receipt/', { token })
    expect([receipt.body.results.customer, read.body.results.customer]).toEqual([
      `№ ${id}`,
      `№ ${id}`,
    ])
  })

  test('leaves payments of a number, and no way back', async () => {
    const { body } = await api.as('owner').get('/management/payment-list/?per_page=100')
    const own = body.results.filter((each: { customer: { id: number } }) => each.customer.id === id)
    expect(own).toHaveLength(2)
    expect(own[0].customer).toMatchObject({ fullname: `№ ${id}`, phone: '' })
    const reasons = own.map((each: { discount_reason: string | null }) => each.discount_reason)
    expect(reasons).toContain('••• opasi •••')
    expect((await api.as('owner').get(bin)).body.total_count).toBe(0)
    expect((await api.as('owner').post(`${bin}${id}/restore/`, {})).status).toBe(404)
    const again = await api.as('owner').post(`${bin}${id}/erase/`, { fullname: `№ ${id}` })
    expect(again.status).toBe(404)
    const newcomer = await api.as('desk').post('/management/member/', {
      last_name: 'Gʻaybullayeva',
      first_name: 'Zebuniso',
      phone: phones[0],
      gender: 2,
    })
    expect(newcomer.status).toBe(200)
    const search = await api.as('desk').get('/management/member-search/?q=zebuniso')
    expect(search.body.total_count).toBe(1)
  })

  test('is written down without a name', async () => {
    const rows = await api.sql(
      1,
      `select action, staff_id, member_id, before, after, reason from audit_log where record_id = $1 and action = 'member.erased'`,
      [id],
    )
    expect(rows).toEqual([
      {
        action: 'member.erased',
        staff_id: 1,
        member_id: id,
        before: null,
        after: null,
        reason: null,
      },
    ])
  })

  test('goes through one function: a request may change no append-only row, and no member outside the bin', async () => {
    const [present = 0] = await gym(api).members(1)
    await expect(api.sql(1, `select erase_words($1, '{}')`, [present])).rejects.toThrow(
      /of the bin/,
    )
    await expect(api.sql(1, 'update audit_log set after = null')).rejects.toThrow(/denied/)
    // No number can be changed through this function, by its column privileges.
    const writable = await api.sql<{ place: string }>(
      1,
      `select c.relname || '.' || a.attname as place from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
          and (has_column_privilege('zal_eraser', c.oid, a.attnum, 'update') or has_table_privilege('zal_eraser', c.oid, 'insert, delete'))
        order by 1`,
    )
    expect(writable.map(({ place }) => place)).toEqual([
      'audit_log.after',
      'audit_log.before',
      'audit_log.reason',
      'deposit_return.reason',
      'membership_line.notes',
      'payment.discount_reason',
      'payment_item.name',
      'payment_reversal.reason',
    ])
  })
})
