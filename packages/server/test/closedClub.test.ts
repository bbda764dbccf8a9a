import { worksInClosedClub } from '@zal/api/permissions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, type Answer, type Person, type TestServer } from '../src/testing/index.ts'
import { call, guarded, type Call } from './calls.ts'
import { gym, saleOf } from './gym.ts'
import { writesWorld, type WriteCall } from './writes.world.ts'

/** Club 1 has records of every kind and works by shifts; it was closed, and nobody is left in it. */
let api: TestServer
let writes: Map<string, WriteCall>
let sales: number[]
beforeAll(async () => {
  ;({ api, calls: writes } = await writesWorld())
  const rows = gym(api)
  const plan = await rows.plan()
  const members = await rows.members(6)
  const sold = members.map((member) =>
    api.as('owner').post('/management/payment/', saleOf(member, plan)),
  )
  sales = (await Promise.all(sold)).map(({ body }) => body.results.id as number)
  await api.as('director').patch('/staffs/pin/', { password, pin: '9071' })
  await api.sql(
    1,
    `update shift set closed_at = opened_at, closed_by = 1, counted = 0, notes = '[]', coins = 0`,
  )
  await api.sql(1, 'update club set is_active = false where id = 1')
  await api.sql(1, 'delete from staff_club where club_id = 1')
})
afterAll(() => api.close())

const there = (person: Person) => api.as(person, { club: 1 })
const told = ({ status, body }: Answer) => [status, body.code]
const named = (some: Call[]) => some.map((each) => [each.id, each] as const)
const refundOf = (amount: number, method = 3) => ({
  payment_status: amount === 400_000 ? 'refund' : 'partial_refund',
  refund_method: method,
  refund_amount: amount,
  refund_reason: 'Klub yopildi, pul qaytarildi',
})
const at = (id: number | undefined, what = '') => `/management/payment/${id}/${what}`
const next = () => sales.pop()

/** Writes that take money back, or read; those that need no club are about the person. */
const allowed = [
  'settleWrite',
  'changeClub',
  'voidPayment',
  'refundPayment',
  'returnDeposit',
  'printReceipt',
  'approve',
  'approveReturn',
]
const writing = guarded.filter(({ method }) => method !== 'GET')
const inClub = writing.filter(({ clubOptional }) => !clubOptional)
const refused = inClub.filter(({ id }) => !allowed.includes(id))
/** Lists of those who work in the club, or of their devices: two people more work in it while it is open. */
const ofPeople = ['listStaff', 'listClubStaff', 'listAlerts']
const reads = guarded.filter(({ method }) => method === 'GET')

describe('a closed club', () => {
  test('permits only the writes that take money back', () => {
    const marked = inClub.filter(({ inClosedClub }) => inClosedClub)
    expect(marked.map(({ id }) => id).toSorted()).toEqual(allowed.toSorted())
  })

  test.each(named(refused))(
    'refuses %s of owners and directors by a code',
    async (id, operation) => {
      const known = writes.get(id)
      const send = (person: Person) => {
        if (!known) return call(there(person), operation)
        const { path, body } = known
        const sent = body instanceof FormData ? body : body && JSON.stringify(body)
        return there(person).send(operation.method, path, sent)
      }
      for (const person of ['owner', 'director'] as const)
        expect([person, ...told(await send(person))]).toEqual([person, 409, 'club_closed'])
      expect(told(await send('manager'))).toEqual([404, 'not_found'])
    },
  )

  test.each(named(reads))('answers %s as an open one, to owners and directors', async (_, read) => {
    // Owners and directors have no place in the club, so that its records are read by their rank.
    for (const person of ['owner', 'director'] as const) {
      const closed = await call(there(person), read)
      await api.sql(1, 'update club set is_active = true where id = 1')
      await api.sql(1, 'insert into staff_club values (1, 1, 1), (1, 2, 1)')
      const open = await call(there(person), read)
      await api.sql(1, 'delete from staff_club where club_id = 1')
      await api.sql(1, 'update club set is_active = false where id = 1')
      expect([person, ...told(closed)]).toEqual([person, ...told(open)])
      if (!ofPeople.includes(read.id)) expect(totalOf(closed)).toEqual(totalOf(open))
    }
    if (read.clubOptional) return
    for (const person of ['manager', 'desk', 'stranger'] as const)
      expect([person, ...told(await call(there(person), read))]).toEqual([person, 404, 'not_found'])
  })

  test.each([
    ['en', 'This club is closed.', 'An owner or director can activate it.'],
    ['ru', 'Клуб закрыт.', 'Активировать клуб может владелец или директор.'],
    ['uz', 'Klub yopilgan.', 'Klubni egasi yoki direktor faollashtira oladi.'],
  ])('says in %s that it is closed and who may activate it', async (language, closed, who) => {
    const headers = { 'accept-language': language }
    const { body } = await there('owner').post('/management/room/', { name: 'Boks' }, { headers })
    expect(body.message).toContain(closed)
    expect(body.message).toContain(who)
  })

  test('of another merchant is not there', async () => {
    await api.sql(2, 'update club set is_active = false where id = 4')
    expect(told(await api.as('owner', { club: 4 }).get('/management/room-list/'))).toEqual([
      404,
      'not_found',
    ])
    expect(told(await api.as('owner', { club: 4 }).post('/management/room/', {}))).toEqual([
      404,
      'not_found',
    ])
    expect((await api.as('stranger').get('/management/room-list/')).status).toBe(200)
    await api.sql(2, 'update club set is_active = true where id = 4')
  })
})

describe('the clubs of a person', () => {
  const clubs = async (person: Person, query = '') => {
    const { results } = (await api.as(person, { club: 0 }).get(`/staffs/my-clubs/${query}`)).body
    return (results as { club_id: number; is_active: boolean }[])
      .filter(({ club_id }) => club_id < 100)
      .map(({ club_id, is_active }) => [club_id, is_active])
  }

  test('include the closed ones of the merchant for owners and directors', async () => {
    for (const person of ['owner', 'director'] as const) {
      expect(await clubs(person)).toEqual([
        [2, true],
        [3, true],
        [1, false],
      ])
      expect(await clubs(person, '?is_active=0')).toEqual([[1, false]])
    }
    await api.sql(1, 'insert into staff_club values (1, 3, 1)')
    expect(await clubs('manager')).toEqual([
      [2, true],
      [3, true],
    ])
    expect(await clubs('manager', '?is_active=0')).toEqual([])
    await api.sql(1, 'delete from staff_club where club_id = 1')
  })

  test('never begin with a closed one: it cannot be selected for the session', async () => {
    for (const club of [0, 1]) {
      const owner = api.as('owner', { club })
      expect(told(await owner.post('/staffs/my-clubs/select/', { club: 1 }))).toEqual([
        404,
        'not_found',
      ])
    }
    expect((await there('owner').post('/staffs/my-clubs/select/', { club: 2 })).status).toBe(200)
  })

  test('are all entered in a view as a director, and none by a view as a manager', async () => {
    for (const [person, id, status] of [
      ['director', 2, 200],
      ['manager', 3, 404],
    ] as const) {
      await api.as('owner', { club: 2 }).post(`/staffs/${id}/view-as/`)
      const view = api.as('owner', { club: 1, headers: { 'x-view-as': String(id) } })
      expect([person, (await view.get('/management/payment/')).status]).toEqual([person, status])
    }
  })
})

describe('money of a closed club', () => {
  const sound = async () => {
    const { results } = (await there('owner').get('/finance/integrity/')).body
    return [results.is_sound, results.checks.filter(({ faults }: { faults: number }) => faults > 0)]
  }

  test('is refunded in cash without a shift, and the books are sound', async () => {
    const id = next()
    const before = await cash()
    const refund = await there('director').patch(at(id, 'refund/'), refundOf(150_000))
    expect(told(refund)).toEqual([200, 'ok'])
    expect(refund.body.results).toMatchObject({
      payment_status: 'partial_refund',
      returned: 150_000,
    })
    expect(await cash()).toBe(before - 150_000)
    const posted = await api.sql(
      1,
      `select t.kind, t.shift_id, e.account, e.amount from ledger_transaction t
         join ledger_entry e on e.merchant_id = t.merchant_id and e.transaction_id = t.id
        where t.payment_id = $1 and t.kind = 'refund' order by e.id`,
      [id],
    )
    expect(posted).toEqual([
      { kind: 'refund', shift_id: null, account: 'cash', amount: -150_000 },
      { kind: 'refund', shift_id: null, account: 'membership', amount: 150_000 },
    ])
    expect(await sound()).toEqual([true, []])
  })

  test('needs an open shift again once the club is open', async () => {
    await api.sql(1, 'update club set is_active = true where id = 1')
    await api.sql(1, 'insert into staff_club values (1, 1, 1)')
    const refund = await there('owner').patch(at(sales[0], 'refund/'), refundOf(150_000))
    expect(told(refund)).toEqual([409, 'no_open_shift'])
    await api.sql(1, 'delete from staff_club where club_id = 1')
    await api.sql(1, 'update club set is_active = false where id = 1')
  })

  test('is voided, and its deposits are returned', async () => {
    const voided = await there('owner').patch(at(next(), 'void/'), {
      void_reason: 1,
      void_description: 'Ikki marta yozilgan',
    })
    expect(told(voided)).toEqual([200, 'ok'])
    const { path, body } = writes.get('returnDeposit') ?? {}
    expect(told(await there('owner').post(path ?? '', body))).toEqual([200, 'ok'])
    expect(await sound()).toEqual([true, []])
  })

  test('above the limit of the club is approved by an owner or director who is not its staff', async () => {
    await api.sql(
      1,
      `update club set settings = settings || '{"approval_above": 100000}' where id = 1`,
    )
    const id = next()
    const alone = await there('owner').patch(at(id, 'refund/'), refundOf(200_000))
    expect(told(alone)).toEqual([409, 'approval_required'])
    const people = (await there('owner').get('/management/approvers/')).body.results
    expect(people).toEqual([{ id: 2, fullname: 'Karimov director' }])
    const asked = { action: 'refund', amount: 200_000, staff: 2, pin: '9071' }
    const { approval } = (await there('owner').patch(at(id, 'approve/'), asked)).body.results
    const refund = await there('owner').patch(at(id, 'refund/'), { ...refundOf(200_000), approval })
    expect(told(refund)).toEqual([200, 'ok'])
    await api.sql(1, `update club set settings = settings - 'approval_above' where id = 1`)
  })

  test('allows voids and refunds in the rows, and nothing else', async () => {
    const { results } = (await there('owner').get(at(sales[0]))).body
    expect(results.allowed_actions).toEqual({
      change: false,
      date: false,
      split: false,
      void: true,
      refund: true,
    })
    const tree = (await there('owner').get('/staffs/permissions/')).body.results
    expect(tree.room).toEqual({ list: { export: true } })
    expect(tree.payment.list).toEqual({ void: true, refund: true, export: true })
    // Shifts that were switched off are read by those who may not switch them on here.
    const setShifts = (is_on: boolean) =>
      api.sql(
        1,
        `update club set settings = jsonb_set(settings, '{features,shift}', $1::jsonb) where id = 1`,
        [String(is_on)],
      )
    await setShifts(false)
    const off = (await there('owner').get('/staffs/permissions/')).body.results
    expect(off.finance.shift).toEqual({ export: true })
    await setShifts(true)
  })

  const cash = async () => {
    const [row] = await api.sql<{ sum: number }>(
      1,
      `select sum(amount) from ledger_entry where club_id = 1 and account = 'cash'`,
    )
    return row?.sum ?? 0
  }
})

describe('a permission works in a closed club', () => {
  const usable = (path: string) => {
    const [section = '', tab, action] = path.split('.')
    return worksInClosedClub(section, tab, action)
  }
  const pathsOf = (some: Call[]) =>
    [...new Set(some.map(({ permission }) => permission.join('.')))].filter(Boolean).toSorted()
  const working = pathsOf(reads.concat(inClub.filter(({ inClosedClub }) => inClosedClub)))

  test('where an operation with it does, except reads for what is then written', () => {
    expect(working.filter((path) => !usable(path))).toEqual([
      'checkin.group',
      'checkin.register',
      'gym.register',
      'member.register.import',
      'payment.register',
    ])
  })

  test('and not where all operations with it are refused', () => {
    const others = pathsOf(refused).filter((path) => !working.includes(path))
    expect(others).toContain('room.list.change')
    expect(others.filter(usable)).toEqual([])
  })
})

describe('activating a club from within', () => {
  const path = '/management/club/1/'
  const read = async () => (await there('director').get(path)).body.results

  test('is the only change of clubs there', async () => {
    const { version } = await read()
    const others = [
      [path, { name: 'Zal Yangi', version }],
      [path, { is_active: false, version }],
      ['/management/club/2/', { is_active: true, version: 1 }],
    ] as const
    for (const [to, body] of others)
      expect(told(await there('owner').patch(to, body))).toEqual([409, 'club_closed'])
    expect(told(await there('owner').delete(path))).toEqual([409, 'club_closed'])
  })

  test('gives it to the owners and to the director who did it', async () => {
    const { version } = await read()
    const body = { is_active: true, phone: '+998712280042', version }
    const opened = await there('director').patch(path, body)
    expect(opened.body.results).toMatchObject({ is_active: true, phone: '+998712280042' })
    const staff = await api.sql<{ staff_id: number }>(
      1,
      'select staff_id from staff_club where club_id = 1 order by 1',
    )
    expect(staff).toEqual([{ staff_id: 1 }, { staff_id: 2 }])
    expect((await there('director').post('/management/room/', { name: 'Boks' })).status).toBe(200)
    expect((await there('manager').get('/management/room-list/')).status).toBe(404)
  })
})

const totalOf = ({ body }: Answer) => {
  const { results } = body as { results: unknown }
  return Array.isArray(results) ? results.length : null
}
