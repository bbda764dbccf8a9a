import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { addDeposit, addMember, addMembership, insert } from './member.fixture.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

let last = 998_930_000_000
const phone = () => `+${(last += 1)}`
const whole = () => ({ first_name: 'Jasur', last_name: 'Yusupov', phone: phone(), gender: 1 })
const create = (body: object = whole()) => api.as('desk').post('/management/member/', body)
const one = (id: number) => `/management/member/${id}/`

describe('members', () => {
  test('need a session and the right', async () => {
    expect((await api.nobody().get('/management/member-list/')).status).toBe(401)
    const refused = await api.as('partner').post('/management/member/', whole())
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    expect((await api.as('partner').get('/management/member-list/')).status).toBe(200)
  })

  test('are registered, tidied up, from today on', async () => {
    const { body } = await create({
      ...whole(),
      first_name: " O'g`iloy ",
      last_name: 'G‘ulomova',
      email: '',
      description: ' Kechqurun keladi ',
      notes: ' Tizzasini ehtiyot qilsin ',
      through: 2,
      address: { address_line: 'Toshkent, Chilonzor 5', latitude: 41.28, longitude: null },
    })
    expect(body.results).toMatchObject({
      fullname: 'Gʻulomova Oʻgʻiloy',
      first_name: 'Oʻgʻiloy',
      last_name: 'Gʻulomova',
      email: null,
      description: 'Kechqurun keladi',
      notes: 'Tizzasini ehtiyot qilsin',
      date_joined: '2026-11-21',
      birth_date: null,
      address: { address_line: 'Toshkent, Chilonzor 5', latitude: 41.28, longitude: null },
      status: 'active',
      is_active: true,
      club: { id: 1, name: 'Zal Chilonzor' },
      version: 1,
    })
  })

  test.each([
    [{ first_name: ' ' }, 'first_name', 'This field is required.'],
    [{ last_name: '\u200B' }, 'last_name', 'This field is required.'],
    [{ phone: '+996555123456' }, 'phone', 'The phone must start with +998.'],
    [{ phone: '901234567' }, 'phone', 'Enter the full phone number.'],
    [{ birth_date: '2026-11-21' }, 'birth_date', 'The date of birth must be in the past.'],
    [{ birth_date: '2000-02-30' }, 'birth_date', 'Enter a valid date.'],
    [{ date_joined: '2026-11-22' }, 'date_joined', 'The date can’t be in the future.'],
    [{ email: 'jasur' }, 'email', expect.any(String)],
    [{ gender: 0 }, 'gender', expect.any(String)],
    [{ merchant_id: 2 }, 'merchant_id', 'This field isn’t allowed here.'],
    [{ id: 5 }, 'id', 'This field isn’t allowed here.'],
    [{ status: 'inactive' }, 'status', expect.any(String)],
    [{ gender: undefined }, 'gender', 'This field is required.'],
    [{ read_only: false }, 'read_only', 'This field isn’t allowed here.'],
  ])('REL-38 refuse %j with a word at its field', async (wrong, field, text) => {
    const { status, body } = await create({ ...whole(), ...wrong })
    expect([status, body.code, body.errors[field]]).toEqual([400, 'validation', [text]])
  })

  test('T-32 join on the day of their club, not of the server', async () => {
    const before = api.clock.now
    api.clock.now = new Date('2026-11-21T19:00:00Z')
    // Only the manager signs in here: the other sessions would have expired by then.
    const tomorrow = { ...whole(), date_joined: '2026-11-22' }
    const { body } = await api.as('manager').post('/management/member/', tomorrow)
    expect(body.results.date_joined).toBe('2026-11-22')
    api.clock.now = before
  })

  test('have one phone each in the merchant; the answer names whom the desk may see', async () => {
    const given = whole()
    const { id } = (await create(given)).body.results
    const again = await create({ ...whole(), phone: given.phone })
    expect(again.status).toBe(400)
    expect(again.body).toMatchObject({
      code: 'already_gym_member',
      errors: { phone: ['A member with this phone already exists.'] },
      results: { id, fullname: 'Yusupov Jasur' },
    })
    const elsewhere = await api
      .as('owner')
      .post('/management/member/', { ...whole(), phone: given.phone }, { club: 2 })
    expect(elsewhere.body.code).toBe('phone_already_in_use')
    expect(elsewhere.body.results ?? null).toBeNull()
  })

  test('change by the fields that are sent, with a trace of before and after', async () => {
    const { id, phone: number } = (await create()).body.results
    const change = { first_name: 'Жасур', is_active: false, version: 1 }
    const changed = await api.as('desk').patch(one(id), change)
    expect(changed.body.results).toMatchObject({
      fullname: 'Yusupov Жасур',
      status: 'inactive',
      phone: number,
      date_joined: '2026-11-21',
      version: 2,
    })
    const found = await api.as('desk').get(`/management/member-search/?q=jasur ${number.slice(-4)}`)
    expect(found.body.results).toMatchObject([{ id }])

    const late = await api.as('owner').patch(one(id), { last_name: 'X', version: 1 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'stale_record', results: { first_name: 'Жасур' } })

    const audit = await api.sql(
      1,
      `select action, member_id, before->>'first_name' as before, after->>'first_name' as after
         from audit_log where record_type = 'member' and record_id = $1 order by id`,
      [id],
    )
    expect(audit).toEqual([
      { action: 'member.created', member_id: id, before: null, after: 'Jasur' },
      { action: 'member.changed', member_id: id, before: 'Jasur', after: 'Жасур' },
    ])
    const events = await api.sql(1, 'select kind from event where record_id = $1 order by seq', [
      id,
    ])
    expect(events).toEqual([{ kind: 'member.created' }, { kind: 'member.changed' }])
  })

  test('clear a field by null and keep an omitted one', async () => {
    const { id } = (await create({ ...whole(), email: 'a@b.uz', birth_date: '1990-05-05' })).body
      .results
    const kept = await api.as('desk').patch(one(id), { description: 'x', version: 1 })
    expect(kept.body.results).toMatchObject({ email: 'a@b.uz', birth_date: '1990-05-05' })
    const change = { email: null, birth_date: null, date_joined: null, version: 2 }
    const cleared = await api.as('desk').patch(one(id), change)
    expect(cleared.body.results).toMatchObject({
      email: null,
      birth_date: null,
      date_joined: '2026-11-21',
    })
  })

  test('keep their phone where the app signs in with it, and take no other’s', async () => {
    const taken = (await create()).body.results.phone
    const [user] = await api.sql<{ id: number }>(
      1,
      `insert into mobile_user (merchant_id, phone, name, created_at)
       values (1, '+998900000000', 'Ali', '2026-01-01Z') returning id`,
    )
    const bound = await addMember(api, { mobile_user_id: user?.id })
    const refused = await api.as('desk').patch(one(bound), { phone: phone(), version: 1 })
    expect(refused.body).toMatchObject({ code: 'phone_can_not_be_changed' })
    expect(Object.keys(refused.body.errors)).toEqual(['phone'])

    const { id } = (await create()).body.results
    const doubled = await api.as('desk').patch(one(id), { phone: taken, version: 1 })
    expect(doubled.body).toMatchObject({ code: 'already_gym_member' })
  })

  test('can be drafts with a name and a phone; completing one requires the gender', async () => {
    const { gender: _, ...least } = whole()
    const { body } = await create({ ...least, status: 'draft' })
    expect(body.results).toMatchObject({ status: 'draft', is_active: false, gender: 0, version: 1 })
    const { id } = body.results
    const patch = async (change: object) => (await api.as('desk').patch(one(id), change)).body
    expect((await patch({ description: 'Kechqurun', version: 1 })).results.status).toBe('draft')
    const early = await patch({ status: 'active', version: 2 })
    expect(early).toMatchObject({
      code: 'validation',
      errors: { gender: ['This field is required.'] },
    })
    const done = await patch({ status: 'active', gender: 2, version: 2 })
    expect(done.results).toMatchObject({ status: 'active', gender: 2, is_active: true })
    expect((await patch({ gender: 0, version: 3 })).errors).toEqual({
      gender: ['This field is required.'],
    })
    expect((await patch({ status: 'draft', version: 3 })).code).toBe('member_not_draft')
    const listed = await api.as('desk').get('/management/member-list/?status=1')
    expect(listed.body.results).toEqual([])
  })

  test('that are read-only stay as they are', async () => {
    const id = await addMember(api, { read_only: true })
    const change = await api.as('owner').patch(one(id), { first_name: 'X', version: 1 })
    expect([change.status, change.body.code]).toEqual([400, 'member_read_only'])
    expect((await api.as('owner').delete(one(id))).body.code).toBe('member_read_only')
  })

  test('go to the bin only without a running membership and without a balance', async () => {
    const [busy, waiting, owing, free] = await Promise.all([
      addMember(api),
      addMember(api),
      addMember(api),
      addMember(api, { phone: '+998901112233' }),
    ])
    await addMembership(api, busy, '2026-11-01', '2026-11-30')
    await addMembership(api, waiting, '2026-12-01', '2026-12-30')
    await addMembership(api, free, '2026-10-01', '2026-10-30')
    await addDeposit(api, owing, -80_000)
    const remove = async (id: number) => (await api.as('owner').delete(one(id))).body.code
    expect(await remove(busy)).toBe('unableToDeleteMember')
    expect(await remove(waiting)).toBe('unableToDeleteMember')
    expect(await remove(owing)).toBe('member_has_balance')
    expect(await remove(free)).toBe('ok')
    expect((await api.as('owner').get(one(busy))).status).toBe(200)
    expect((await api.as('owner').get(one(free))).status).toBe(404)
    expect((await create({ ...whole(), phone: '+998901112233' })).status).toBe(200)
    const events = await api.sql(1, 'select kind from event where record_id = $1', [free])
    expect(events).toEqual([{ kind: 'member.removed' }])
  })

  test('T-02 of another club or merchant do not exist here, except global ones', async () => {
    const own = await addMember(api)
    const global = await addMember(api, { is_global: true })
    const foreign = await addMember(api, { merchant: 2, club: 4 })
    const owner = api.as('owner', { club: 2 })
    const calls = (id: number) =>
      Promise.all([
        owner.get(one(id)),
        owner.patch(one(id), { description: 'x', version: 1 }),
        owner.get(`/customer/${id}/profile/`),
        owner.get(`/customer/${id}/membership-list/`),
        owner.get(`/customer/${id}/payment-list/`),
        owner.get(`/customer/${id}/active-membership/`),
        owner.get(`/customer/${id}/membership-plans/`),
        owner.delete(one(id)),
      ])
    const statuses = async (id: number) => (await calls(id)).map(({ status }) => status)
    expect(new Set(await statuses(own))).toEqual(new Set([404]))
    expect(new Set(await statuses(foreign))).toEqual(new Set([404]))
    expect(await statuses(global)).toEqual([200, 200, 200, 200, 200, 200, 200, 400])
    expect((await owner.delete(one(global))).body.code).toBe('member_of_other_club')
  })

  test('a trainer sees those who train with them', async () => {
    const [mine, other] = [await addMember(api), await addMember(api)]
    const trainer = {
      trainer: { id: 4, name: 'Karimov trainer' },
      room: null,
      slot: null,
      week_days: [],
    }
    await addMembership(api, mine, '2026-11-01', '2026-11-30', { trainer: JSON.stringify(trainer) })
    const list = await api.as('trainer').get('/management/member-list/')
    expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([mine])
    const found = await api.as('trainer').get('/management/member-search/?q=valiyev')
    expect(found.body.results.map(({ id }: { id: number }) => id)).toEqual([mine])
    expect((await api.as('trainer').get(`/customer/${mine}/profile/`)).status).toBe(200)
    expect((await api.as('trainer').get(`/customer/${other}/profile/`)).status).toBe(404)
  })
})

describe('the profile', () => {
  test('answers: active, until when, visits left, balance, frozen, debt', async () => {
    const id = await addMember(api)
    const sold = await addMembership(api, id, '2026-11-10', '2026-12-09', { visits: 12 })
    await addDeposit(api, id, 250_000)
    const visit = { merchant_id: 1, club_id: 1, type: 1, member_id: id, membership_id: sold }
    const made = { amount: 1, business_day: '2026-11-20', at: '2026-11-20T14:03:00Z', staff_id: 5 }
    await insert(api, 1, 'visit', { ...visit, ...made })
    const undone = { ...visit, ...made, at: '2026-11-20T15:00:00Z', amount: 0 }
    const reverses_id = await insert(api, 1, 'visit', undone)
    await insert(api, 1, 'visit', { ...undone, reverses_id })
    const { body } = await api.as('desk').get(`/customer/${id}/profile/`)
    expect(body.results).toMatchObject({
      id,
      membership: 'Oylik',
      membership_status: 'active',
      end_date: '2026-12-09',
      days_left: 19,
      visits_left: 11,
      balance: 250_000,
      frozen_until: null,
      last_payment: null,
      last_visit: '2026-11-20T14:03:00.000Z',
    })

    const freeze = { start_date: '2026-11-20', end_date: '2026-11-25', staff_id: 5 }
    const times = { created_at: '2026-11-20T00:00:00Z', merchant_id: 1, membership_id: sold }
    await insert(api, 1, 'membership_freeze', { ...freeze, ...times })
    const frozen = (await api.as('desk').get(`/customer/${id}/profile/`)).body.results
    expect(frozen).toMatchObject({ membership_status: 'freeze', frozen_until: '2026-11-25' })
  })

  test('lists memberships and payments, the latest first', async () => {
    const id = await addMember(api)
    const old = await addMembership(api, id, '2026-09-01', '2026-09-30')
    const now = await addMembership(api, id, '2026-11-01', '2026-11-30')
    for (const [membership, day, number] of [
      [old, '2026-09-01', 9001],
      [now, '2026-11-01', 9002],
    ]) {
      // In one statement, since the database accepts a payment only with its parts and its posting.
      await api.sql(
        1,
        `with p as (
           insert into payment (merchant_id, club_id, invoice_no, type, member_id, membership_id, payment_date, business_day,
                                subtotal, total, currency, staff_id, at)
           values (1, 1, $1, 1, $2, $3, $4, $4, 300000, 300000, 'UZS', 5, $5) returning id
         ), x as (
           insert into payment_part (merchant_id, payment_id, method, amount) select 1, id, 3, 300000 from p
         ), t as (
           insert into ledger_transaction (merchant_id, club_id, kind, business_day, payment_id, staff_id, at)
           select 1, 1, 'payment', $4, id, 5, $5 from p returning id
         )
         insert into ledger_entry (merchant_id, transaction_id, club_id, account, amount, currency)
         select 1, t.id, 1, e.account, e.amount, 'UZS'
           from t, (values ('cash', 300000), ('membership', -300000)) e (account, amount)`,
        [number, id, membership, day, `${day}T09:00:00Z`],
      )
    }
    const plans = (await api.as('desk').get(`/customer/${id}/membership-list/?per_page=1`)).body
    expect(plans).toMatchObject({
      total_count: 2,
      results: [{ id: now, status: 'active', allowed_actions: { freeze: true } }],
    })
    const second = await api.as('desk').get(`/customer/${id}/membership-list/?per_page=1&page=2`)
    expect(second.body.results).toMatchObject([
      { id: old, status: 'expired', allowed_actions: { freeze: false } },
    ])
    const classes = await api.as('desk').get(`/customer/${id}/membership-list/?subscription=2`)
    expect(classes.body.results).toEqual([])
    await api.sql(1, 'update member set read_only = true where id = $1', [id])
    const looked = await api.as('desk').get(`/customer/${id}/membership-list/`)
    expect(looked.body.results[0]).toMatchObject({
      status: 'active',
      allowed_actions: { freeze: false },
    })
    const paid = (await api.as('desk').get(`/customer/${id}/payment-list/`)).body
    expect(paid).toMatchObject({
      total_count: 2,
      results: [{ invoice_id: 9002 }, { invoice_id: 9001 }],
    })
  })

  test('returns the first start day of the next membership', async () => {
    const id = await addMember(api)
    const path = `/customer/${id}/active-membership/`
    const fresh = (await api.as('desk').get(path)).body.results
    expect(fresh).toEqual({
      avatar: null,
      phone: expect.stringMatching(/^\+998\d{9}$/),
      state: { key: 'none', date: null, membership: null },
      next_start: '2026-11-21',
      frozen: false,
      balance: 0,
      memberships: [],
    })
    await addMembership(api, id, '2026-11-01', '2026-11-30')
    await addMembership(api, id, '2026-11-21', '2026-11-21', { name: 'Bir kunlik' })
    const { body } = await api.as('desk').get(path)
    expect(body.results).toMatchObject({ next_start: '2026-12-01', frozen: false })
    expect(body.results.memberships).toMatchObject([
      { remaining_days: 10, status: 'active', plan: { name: 'Oylik' } },
      { remaining_days: 1, status: 'active', plan: { name: 'Bir kunlik' } },
    ])
  })

  test('lists the plans for the check-in, each with its verdict', async () => {
    const id = await addMember(api)
    const path = `/customer/${id}/membership-plans/`
    const none = (await api.as('desk').get(path)).body.results
    expect(none).toMatchObject({ plans: [], verdict: { level: 'red', rule: 'no_active_plan' } })
    await addMembership(api, id, '2026-11-01', '2026-12-30')
    await addMembership(api, id, '2026-11-21', '2026-11-21', {
      start_time: '06:00',
      end_time: '08:00',
    })
    const { body } = await api.as('desk').get(path)
    expect(body.results.customer).toMatchObject({ id })
    expect(body.results.plans).toMatchObject([
      { end_date: '2026-11-21', verdict: { level: 'red', rule: 'invalid_time_period' } },
      { end_date: '2026-12-30', verdict: { level: 'green', rule: 'ok' } },
    ])
    expect(body.results.verdict).toMatchObject({ level: 'green' })
  })
})

describe('the list of members', () => {
  const idsOf = async (query: string) => {
    const { body } = await api
      .as('owner')
      .get<{ id: number }[]>(`/management/member-list/?per_page=100&${query}`)
    return body.results.map(({ id }) => id)
  }

  test('keeps those whose membership ends within seven days', async () => {
    const soon = await addMember(api)
    await addMembership(api, soon, '2026-11-01', '2026-11-28')
    const later = await addMember(api)
    await addMembership(api, later, '2026-11-01', '2026-11-29')
    const over = await addMember(api)
    await addMembership(api, over, '2026-10-01', '2026-11-20')
    const ids = await idsOf('subscription=ends_soon')
    expect(ids).toContain(soon)
    expect(ids).not.toContain(later)
    expect(ids).not.toContain(over)
  })

  test('keeps those who owe, and sorts by what they have', async () => {
    const debtor = await addMember(api)
    await addDeposit(api, debtor, -70_000)
    const saver = await addMember(api)
    await addDeposit(api, saver, 90_000_000)
    const none = await addMember(api)
    const debtors = await idsOf('debt=1')
    expect(debtors).toContain(debtor)
    expect(debtors).not.toContain(saver)
    expect(debtors).not.toContain(none)
    const [first] = await idsOf('sort=balance&order=desc')
    expect(first).toBe(saver)
    const up = await idsOf('sort=balance&order=asc')
    expect(up.indexOf(debtor)).toBeLessThan(up.indexOf(none))
    expect(up.at(-1)).toBe(saver)
  })

  test('sorts by the end of the membership, those without one last', async () => {
    const early = await addMember(api)
    await addMembership(api, early, '2026-11-01', '2026-11-22')
    const late = await addMember(api)
    await addMembership(api, late, '2026-11-01', '2027-11-22')
    const without = await addMember(api)
    for (const order of ['asc', 'desc']) {
      const ids = await idsOf(`sort=end_date&order=${order}`)
      const [a, b] = order === 'asc' ? [early, late] : [late, early]
      expect(ids.indexOf(a)).toBeLessThan(ids.indexOf(b))
      expect(ids.indexOf(b)).toBeLessThan(ids.indexOf(without))
    }
  })

  test('keeps members by the mobile app, by how they came, and by the month and year of joining', async () => {
    const [bound, guest, plain] = [await addMember(api), await addMember(api), await addMember(api)]
    await api.sql(
      1,
      `with u as (insert into mobile_user (merchant_id, phone, name, created_at) values (1, '+998935550101', 'Nilufar', '2026-01-01Z') returning id)
       update member set mobile_user_id = (select id from u) where id = $1`,
      [bound],
    )
    await api.sql(
      1,
      `update member set is_external_user = true, date_joined = '2025-02-28' where id = $1`,
      [guest],
    )
    const mine = new Set([bound, guest, plain])
    const kept = async (query: string) => (await idsOf(query)).filter((id) => mine.has(id))
    expect(await kept('is_mobile_user=1')).toEqual([bound])
    expect(await kept('is_mobile_user=0')).not.toContain(bound)
    expect(await kept('placed_by_client=1')).toEqual([guest])
    expect(await kept('placed_by_client=0')).not.toContain(guest)
    expect(await kept('month=2&year=2025')).toEqual([guest])
    expect(await kept('year=2025')).toEqual([guest])
    expect(await kept('month=3')).not.toContain(guest)
    expect(await kept('start_date=2025-02-28&end_date=2025-03-01')).toEqual([guest])
    const row = { merchant_id: 1, club_id: 1, name: 'Ilovada', price: 300_000, days: 30 }
    const shown = await insert(api, 1, 'package', {
      ...row,
      is_visible_yonda: true,
      created_at: '2026-01-01Z',
    })
    await addMembership(api, plain, '2026-11-01', '2026-12-22', { package_id: shown })
    expect(await kept('is_visible_app=1')).toEqual([plain])
    expect(await kept('is_visible_app=0')).not.toContain(plain)
  })

  test('keeps birthdays of the coming days, across the end of the year and in February', async () => {
    const today = await addMember(api, { birth_date: '1990-11-21' })
    const inWeek = await addMember(api, { birth_date: '2001-11-28' })
    const after = await addMember(api, { birth_date: '2001-11-29' })
    const leapling = await addMember(api, { birth_date: '2000-02-29' })
    expect(await idsOf('birthday=0')).toEqual([today])
    const week = await idsOf('birthday=7')
    expect(week).toEqual(expect.arrayContaining([today, inWeek]))
    expect(week).not.toContain(after)
    const before = api.clock.now
    api.clock.now = new Date('2027-02-27T07:00:00Z')
    const { body } = await api.as('director').get('/management/member-list/?birthday=1')
    expect(body.results).toMatchObject([{ id: leapling }])
    api.clock.now = before
  })
})
