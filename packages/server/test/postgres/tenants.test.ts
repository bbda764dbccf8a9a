import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sandboxProvider } from '../../src/adapters/online/sandbox.ts'
import { call, guarded, recordOf, requiredQuery, type Json, type Noun } from '../calls.ts'
import { referencesOf } from '../../src/testing/operations.ts'
import { gym, saleOf, today } from '../gym.ts'
import { postgresServer, type PostgresServer } from './server.ts'

/** Word in every text of the other merchant, which no response to the main club may contain. */
const canary = 'Zumrad'
/** The same for another club of the merchant. */
const neighbour = 'Feruzabonu'
const foreignWords = new RegExp(`${canary}|${neighbour}`, 'i')
/** Nouns that belong to the merchant: the owner finds those of all clubs by id. */
const ofMerchant = new Set(['club', 'device', 'notification', 'staff'])
/** Reads of the whole merchant. */
const readsOfMerchant = new Set(['listDevices', 'listAudit', 'exportAuditCsv'])

type Records = Record<Noun | 'document', number>

let api: PostgresServer
let mine: Records
let otherMerchant: Records
let otherClub: Records
beforeAll(async () => {
  const sandbox = sandboxProvider(() => 'http://zal.test')
  api = await postgresServer({ online: () => sandbox })
  mine = await records(1, 1, 'Oddiy')
  otherClub = await records(1, 2, neighbour)
  otherMerchant = await records(2, 4, canary)
  await api.owner.query(
    `update club set deleted_at = '2026-11-01Z', is_active = false where id = 3`,
  )
})
afterAll(() => api.close())

/** One record of every noun in a club, all with the word in their texts. */
async function records(merchant: number, club: number, word: string): Promise<Records> {
  const rows = gym(api, merchant, club)
  const caller = api.as(merchant === 1 ? 'owner' : 'stranger', { club })
  const [member = 0, left = 0, ill = 0] = await rows.members(3)
  await api.sql(
    merchant,
    `update member set first_name = $2, last_name = $2, search_words = array[lower($2)], description = $2 where id = any($1)`,
    [[member, left, ill], word],
  )
  const [removed = 0] = await rows.members(1)
  await api.sql(
    merchant,
    `update member set first_name = $2, last_name = $2, deleted_at = '2026-11-20Z' where id = $1`,
    [removed, word],
  )
  const plan = await rows.plan({ name: word })
  const room = await caller.post('/management/room/', { name: word })
  const group = await caller.post('/management/class/', {
    name: word,
    price: 400_000,
    days: 30,
    times: [{ start_time: '06:00', end_time: '07:00', week_days: [7] }],
  })
  const trainer = await caller.post('/management/trainer/', {
    first_name: word,
    last_name: word,
    phone: merchant === 1 ? '+998901112233' : '+996501112233',
    email: `${word}${club}@zal.demo`,
    clubs: [club],
  })
  const sold = await caller.post('/management/payment/', saleOf(member, plan))
  const entered = await caller.post('/check-in/register/', { customer: member })
  const note = await caller.post('/customer/note/', { customer: member, text: word })
  const form = new FormData()
  form.append('file_type', 'document')
  form.append('file', new File([word], `${word}.txt`))
  const file = await caller.send('POST', '/upload/', form)
  const paper = await caller.post(`/customer/${member}/document/`, { file: file.body.results.id })
  const view = await caller.post('/views/', {
    noun: 'member',
    name: word,
    is_shared: false,
    state: { query: '', columns: { order: [], hidden: [], widths: [] }, density: 'compact' },
  })
  const sheet = new FormData()
  sheet.append('file', new File([`Ism,Telefon\n${word},90000000${club}`], `${word}.csv`))
  const brought = await caller.send('POST', '/management/member-import-csv/', sheet)
  const put = await caller.post('/management/deposit-payments/', {
    gym_customer: member,
    amount: 1_000,
    payment_date: today,
    payment_types: [{ payment_method: 3, amount: 1_000 }],
  })
  const { id: payment, subscription } = sold.body.results
  const reversed = async (customer: number, way: 'void' | 'refund', body: object) => {
    const { id } = (await caller.post('/management/payment/', saleOf(customer, plan))).body.results
    return (await caller.patch(`/management/payment/${id}/${way}/`, body)).body.results.id
  }
  const voided = await reversed(left, 'void', {
    void_reason: 1,
    void_description: `${word} ikki marta yozildi`,
  })
  const refunded = await reversed(ill, 'refund', {
    payment_status: 'partial_refund',
    refund_method: 3,
    refund_amount: 1,
    refund_reason: `${word} kasal boʻlib qoldi`,
  })
  await caller.patch('/finance/shift-setting/', { is_on: true })
  const shift = (await caller.post('/finance/shift/', { float: 0 })).body.results.id
  await caller.post(`/finance/shift/${shift}/close/`, { notes: [] })
  await caller.patch('/finance/shift-setting/', { is_on: false })
  const person = await caller.post('/staffs/', {
    first_name: word,
    last_name: word,
    phone: merchant === 1 ? '+998901112233' : '+996501112233',
    email: `staff-${word}${club}@zal.demo`,
    role: 'partner',
    locations: [club],
  })
  const closed = await caller.post('/finance/closed-day/', {
    day: '2026-07-01',
    reason: `${word} hisoboti topshirildi`,
  })
  return {
    member,
    removed,
    package: plan,
    room: room.body.results.id,
    class: group.body.results.id,
    trainer: trainer.body.results.id,
    payment,
    voided,
    refunded,
    online: await rows.online(member, word),
    deposit: put.body.results.id,
    membership: subscription.id,
    checkin: entered.body.results.checkin.id,
    note: note.body.results.id,
    file: file.body.results.id,
    document: paper.body.results.id,
    view: view.body.results.id,
    import: brought.body.results.id,
    shift,
    closedDay: closed.body.results.id,
    ledgerEntry: await lastEntry(club),
    staff: person.body.results.id,
    device: await deviceOf(merchant, person.body.results.id, word),
    notification: await notificationOf(merchant, club),
    club,
  }
}

/** Adds a device of a person. */
async function deviceOf(merchant: number, staff: number, word: string): Promise<number> {
  const { rows } = await api.owner.query<{ id: string }>(
    `insert into device (merchant_id, staff_id, token_hash, name, status, created_at, seen_at, requested_at)
     values ($1, $2, 'hash', $3, 'approved', now(), now(), now()) returning id`,
    [merchant, staff, word],
  )
  return Number(rows[0]?.id)
}

/** Adds a notification of the owner of the merchant. */
async function notificationOf(merchant: number, club: number): Promise<number> {
  const { rows } = await api.owner.query<{ id: string }>(
    `with made as (
       insert into notification (merchant_id, club_id, kind, created_at) values ($1, $2, 'job_failed', now()) returning id
     )
     insert into notification_recipient (merchant_id, staff_id, notification_id)
     select $1, $3, id from made returning notification_id as id`,
    [merchant, club, merchant === 1 ? 1 : 7],
  )
  return Number(rows[0]?.id)
}

async function lastEntry(club: number): Promise<number> {
  const { rows } = await api.owner.query<{ id: string }>(
    `select max(e.id) as id from ledger_entry e
       join ledger_transaction t on t.merchant_id = e.merchant_id and t.id = e.transaction_id where t.club_id = $1`,
    [club],
  )
  return Number(rows[0]?.id)
}

const all = guarded.filter(({ id }) => id !== 'logout').map((each) => [each.id, each] as const)
const withRecord = all.filter(([, each]) => recordOf(each))

/** All records of others: no refused call may change them. */
async function others() {
  const { rows } = await api.owner.query(
    `select (select jsonb_agg(to_jsonb(m) order by id) from member m where club_id <> 1) as members,
            (select jsonb_agg(to_jsonb(p) order by id) from package p where club_id <> 1) as packages,
            (select jsonb_agg(to_jsonb(r) order by id) from room r where club_id <> 1) as rooms,
            (select count(*) from visit where club_id <> 1) as visits,
            (select count(*) from payment where club_id <> 1) as payments,
            (select count(*) from event where club_id <> 1) as events`,
  )
  return rows[0]
}

describe('REL-14 the club of a request', () => {
  test.each(all)('T-02 %s works in no club that is not theirs', async (_, operation) => {
    const record = recordOf(operation)
    const before = await others()
    const tries = {
      'another merchant': 4,
      'another club': 2,
      'a deleted club': 3,
      'no such club': 999,
      'a negative one': -1,
      'an array': '1,2',
      'a query': "1' or '1'='1",
      'a fraction': '1.5',
    }
    for (const [what, club] of Object.entries(tries)) {
      const answer = await call(api.as('desk', { club }), operation, { id: mine[record ?? 'room'] })
      expect([what, answer.status, answer.body.code]).toEqual([what, 404, 'not_found'])
      expect(answer.text).not.toMatch(foreignWords)
    }
    const deleted = await call(api.as('owner', { club: 3 }), operation, {
      id: mine[record ?? 'room'],
    })
    expect(deleted.status).toBe(404)
    expect(await others()).toEqual(before)
    const none = await call(api.as('owner', { club: 0 }), operation, { id: mine[record ?? 'room'] })
    if (!operation.clubOptional) {
      expect([none.status, none.body.code]).toEqual([400, 'club_required'])
    }
    const after = await others()
    // A change of the own profile or of the merchant is told to all clubs of the person.
    expect(operation.clubOptional ? { ...after, events: before.events } : after).toEqual(before)
  })
})

describe('REL-14 a closed club', () => {
  beforeAll(() => api.owner.query('update club set is_active = false where id in (2, 4)'))
  afterAll(() => api.owner.query('update club set is_active = true where id in (2, 4)'))

  test.each(all)('T-01 %s works in none of another merchant', async (_, operation) => {
    const record = recordOf(operation)
    for (const person of ['owner', 'director'] as const) {
      const id = otherMerchant[record ?? 'room']
      const answer = await call(api.as(person, { club: 4 }), operation, { id })
      expect([person, answer.status, answer.body.code]).toEqual([person, 404, 'not_found'])
      expect(answer.text).not.toMatch(foreignWords)
    }
  })

  test.each(all)(
    'T-02 %s works in none for the roles that do not read it',
    async (_, operation) => {
      for (const person of ['manager', 'trainer', 'desk', 'partner'] as const) {
        const id = otherClub[recordOf(operation) ?? 'room']
        const answer = await call(api.as(person, { club: 2 }), operation, { id })
        expect([person, answer.status, answer.body.code]).toEqual([person, 404, 'not_found'])
      }
    },
  )
})

describe('REL-14 the record of a request', () => {
  test.each(withRecord)('T-01 %s finds no record of others', async (_, operation) => {
    const record = recordOf(operation) ?? 'room'
    const before = await others()
    const asOwner = await call(api.as('owner'), operation, { id: otherMerchant[record] })
    expect([asOwner.status, asOwner.body.code]).toEqual([404, 'not_found'])
    if (ofMerchant.has(record)) {
      // Not found by a person of the main club alone.
      const inOne = await call(api.as('desk'), operation, { id: otherClub[record] })
      expect([403, 404]).toContain(inOne.status)
      expect(inOne.text).not.toMatch(foreignWords)
    } else {
      const elsewhere = await call(api.as('owner'), operation, { id: otherClub[record] })
      expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'not_found'])
    }
    const stranger = await call(api.as('stranger'), operation, { id: mine[record] })
    expect(stranger.status).toBe(404)
    for (const answer of [asOwner, stranger]) expect(answer.text).not.toMatch(foreignWords)
    for (const id of ['0', '-1', '1.5', 'abc', "1'--", '9'.repeat(30), '%00']) {
      expect([id, (await call(api.as('owner'), operation, { id })).status]).toEqual([id, 404])
    }
    expect(await others()).toEqual(before)
  })

  /** Fields of bodies that refer to a record. */
  const references: Record<string, Noun> = {
    customer: 'member',
    member: 'member',
    plan: 'package',
    room: 'room',
    trainer: 'trainer',
    club: 'club',
  }
  const writes = all.filter(([, { example }]) => namesIn(example).length > 0)

  test.each(writes)('T-01 %s takes no record of others in its body', async (id, operation) => {
    const noun = (name: string) =>
      id === 'registerCheckin' && name === 'plan' ? 'membership' : references[name]
    const own = (name: string) => mine[noun(name) ?? 'room']
    for (const foreign of [otherMerchant, otherClub]) {
      for (const field of namesIn(operation.example)) {
        const target = noun(field)
        if (!target || (target === 'club' && foreign === otherClub)) continue
        const before = await others()
        // Once with own records in the other fields, once without the optional fields.
        const beside = put(operation.example ?? null, (name, old) =>
          name === field ? foreign[target] : noun(name) && old !== null ? own(name) : old,
        )
        for (const body of [beside, only(beside, field)]) {
          const answer = await call(api.as('owner'), operation, {
            id: mine[recordOf(operation) ?? 'room'],
            body,
          })
          // Missing, or refused because of this field: another reason, such as a price or a date, would
          // reveal that it exists.
          const blamed = Object.keys(answer.body.errors ?? {}).map((each) => each.split('.').at(-1))
          expect([field, answer.status, answer.status === 404 || blamed.includes(field)]).toEqual([
            field,
            expect.toSatisfy((status: number) => status === 404 || status === 400),
            true,
          ])
          expect(answer.text).not.toMatch(foreignWords)
        }
        expect(await others()).toEqual(before)
      }
    }
  })

  /** Removes the other references at the top level, where they are optional. */
  function only(body: Json, field: string): Json {
    if (body === null || typeof body !== 'object' || Array.isArray(body) || !(field in body))
      return body
    return Object.fromEntries(
      Object.entries(body).filter(
        ([name]) => name === field || name === 'customer' || !(name in references),
      ),
    )
  }

  function namesIn(value: Json | undefined): string[] {
    if (value === null || typeof value !== 'object') return []
    return Object.entries(value).flatMap(([name, inside]) => [
      ...(name in references && (inside === null || typeof inside === 'number') ? [name] : []),
      ...namesIn(inside),
    ])
  }
})

describe('REL-14 T-01 every field of the contract that names a record', () => {
  const nouns: Record<string, Noun> = {
    avatar: 'file',
    class: 'class',
    club: 'club',
    copy_from: 'club',
    clubs: 'club',
    locations: 'club',
    customer: 'member',
    customers: 'member',
    file: 'file',
    from: 'club',
    gym_customer: 'member',
    logo: 'file',
    member: 'member',
    members: 'member',
    package: 'package',
    plan: 'package',
    room: 'room',
    trainer: 'trainer',
    trainers: 'trainer',
  }
  /**
   * Parts of a record in the path, a person of the merchant who enters a PIN, or a limit of the own notifications. Rows of the
   * work list have ids of their own: alert.test sees that those of others are not found.
   */
  const parts = new Set(['before', 'class_time', 'id', 'reversal', 'row', 'staff'])
  const nameOf = (path: string) =>
    path
      .replace(/\.\[\]$/, '')
      .split('.')
      .at(-1) ?? ''
  const named = all.flatMap(([id, each]) =>
    [...new Set(referencesOf(each))].map((path) => [id, path, each] as const),
  )

  test('is known here', () => {
    const unknown = named.filter(([, path]) => !nouns[nameOf(path)] && !parts.has(nameOf(path)))
    expect(unknown.map(([id, path]) => `${id} ${path}`)).toEqual([])
    expect(named.length).toBeGreaterThan(30)
  })

  // Fields in the examples are tested above.
  const deeper = named.filter(([, path]) =>
    [
      'avatar',
      'class',
      'clubs',
      'customers',
      'file',
      'gym_customer',
      'members',
      'package',
      'trainers',
    ].includes(nameOf(path)),
  )

  /** Body around the field, where the example is of another kind. */
  function around(operation: (typeof all)[number][1], field: string): Json {
    const time = { start_time: '06:00', end_time: '07:00', week_days: [7] }
    if (operation.id === 'changeClass') return { version: 1, times: [time] }
    if (operation.id !== 'registerCheckin') return operation.example ?? null
    return { customers: [mine.member], ...(field === 'class' ? {} : { package: mine.package }) }
  }

  test.each(deeper)('%s takes none of others as %s', async (_, path, operation) => {
    const field = nameOf(path)
    const target = nouns[field] ?? 'room'
    for (const foreign of [otherMerchant, otherClub]) {
      // The owner works in all clubs of the merchant.
      if (target === 'club' && foreign === otherClub) continue
      const before = await others()
      const beside = put(around(operation, field), (name, old) => {
        const noun = nouns[name]
        return noun && typeof old === 'number' ? mine[noun] : old
      })
      const body = placed(beside, path.split('.'), foreign[target])
      const id = mine[recordOf(operation) ?? 'room']
      const answer = await call(api.as('owner'), operation, { id, body })
      const blamed = Object.keys(answer.body.errors ?? {}).flatMap((each) => each.split('.'))
      const nobody = answer.status === 200 && answer.body.results.ok?.length === 0
      expect([
        answer.status,
        answer.text,
        nobody || answer.status === 404 || (answer.status === 400 && blamed.includes(field)),
      ]).toEqual([expect.any(Number), expect.not.stringMatching(foreignWords), true])
      expect(await others()).toEqual(before)
    }
  })

  /** A copy with the id at that path, in each element of lists on the path. */
  function placed(value: Json, [first, ...rest]: string[], id: number): Json {
    if (first === undefined) return id
    if (first === '[]') {
      const list = Array.isArray(value) && rest.length > 0 ? value : [null]
      return list.map((each) => placed(each, rest, id))
    }
    const inside = value && typeof value === 'object' && !Array.isArray(value) ? value : {}
    return { ...inside, [first]: placed(inside[first] ?? null, rest, id) }
  }
})

describe('REL-14 T-01 the document of a request', () => {
  const papers = withRecord.filter(([, { path }]) => path.includes('{docId}'))

  test.each(papers)(
    '%s finds no document of others beside a member of ours',
    async (_, operation) => {
      for (const { document } of [otherMerchant, otherClub]) {
        const answer = await call(api.as('owner'), operation, { id: mine.member, document })
        expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
        expect(answer.text).not.toMatch(foreignWords)
      }
    },
  )
})

describe('REL-14 T-01 lists, searches, counts and pickers', () => {
  // A file is found only by its signed address, a row of the work list only while its cause lasts, a roster only on a day of
  // its session: file.test, alert.test and trainer.profile.test cover those.
  const apart = new Set(['getFile', 'listAlertOutcomes', 'listTrainerRoster'])
  const reads = all.filter(([id, { method }]) => method === 'GET' && !apart.has(id))

  test.each(reads)('%s of the main club never says the word of others', async (_, operation) => {
    const id = mine[recordOf(operation) ?? 'room']
    const foreign = readsOfMerchant.has(operation.id) ? new RegExp(canary, 'i') : foreignWords
    const words = readsOfMerchant.has(operation.id) ? [canary] : [canary, neighbour]
    const queries = [
      '',
      '?per_page=100&page=1',
      ...words.flatMap((word) => [`?q=${word.toLowerCase()}`, `?q=${word}&page=1`]),
    ].filter((query) =>
      [...new URLSearchParams(query)].every(([name, value]) =>
        operation.parameters.some(
          (each) => each.name === name && new RegExp(each.schema.pattern as string).test(value),
        ),
      ),
    )
    for (const query of queries) {
      const asked = new URLSearchParams(requiredQuery(operation.parameters))
      for (const [name, value] of new URLSearchParams(query)) asked.set(name, value)
      // A club that is copied from another one of the same owner.
      if (asked.has('from')) asked.set('from', '2')
      const answer = await call(api.as('owner'), operation, {
        id,
        document: mine.document,
        query: asked.size > 0 ? `?${asked}` : '',
      })
      expect([query, answer.status]).toEqual([query, 200])
      expect(answer.text).not.toMatch(foreign)
      if (query.includes('q=') && answer.status === 200)
        expect(answer.body.total_count ?? 0).toBe(0)
    }
  })

  test('and the other merchant does find its own', async () => {
    const found = await api.as('stranger').get('/management/member-search/?q=zumrad')
    expect(found.text).toContain(canary)
    const counted = await api.as('desk').get('/management/member-list/')
    expect(counted.body.total_count).toBe(3)
  })
})

test('REL-14 T-18 the socket listens to no club of others', async () => {
  for (const club of [2, 3, 4, 999]) {
    const ticket = await api.as('desk').get('/auth/ephemeral-token/')
    const said: string[] = []
    const closed: number[] = []
    const token = ticket.body.results.token
    await new Promise<void>((resolve) => {
      const wire = {
        send: (text: string) => void said.push(text),
        close: (code: number) => {
          closed.push(code)
          resolve()
        },
      }
      void api.server.live
        .open(token, wire)
        .then((line) => line?.hear(JSON.stringify({ type: 'handshake', gym_id: club })))
    })
    expect([club, closed[0]]).toEqual([club, 1008])
    expect(said.join()).not.toContain('ready')
  }
})

/** A copy with changed values of its named leaves. */
function put(value: Json, change: (name: string, old: Json) => Json | undefined): Json {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((each) => put(each, change))
  return Object.fromEntries(
    Object.entries(value).map(([name, old]) => {
      const isLeaf = old === null || typeof old !== 'object'
      return [name, isLeaf ? (change(name, old) ?? old) : put(old, change)]
    }),
  )
}
