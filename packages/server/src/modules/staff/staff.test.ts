import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people, setRights, testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

let made = 0
const whole = () => ({
  first_name: 'Malika',
  last_name: 'Toshpoʻlatova',
  phone: '+998901112233',
  email: `malika${(made += 1)}@zal.demo`,
  role: 'restricted_user',
  locations: [1],
})
const create = (body: object = {}, person: Person = 'owner') =>
  api.as(person).post('/staffs/', { ...whole(), ...body })
const read = async (id: number, person: Person = 'owner') =>
  (await api.as(person).get(`/staffs/${id}/`)).body.results
const change = async (id: number, body: object, person: Person = 'owner') => {
  const { version = 1 } = (await read(id)) ?? {}
  return api.as(person).patch(`/staffs/${id}/`, { version, ...body })
}
const told = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const audits = (id: number) =>
  api.sql(
    1,
    `select action, before->'permissions' as before, after->'permissions' as after from audit_log
      where record_type = 'staff' and record_id = $1 order by id`,
    [id],
  )

describe('staff', () => {
  test('are created with clubs and rights, and shown to those who manage people', async () => {
    const permissions = { granted: ['payment.list.refund'], taken: ['checkin.group'] }
    const added = await create({ permissions, first_name: ' Malika  ' })
    expect(added.status).toBe(200)
    const { results } = added.body
    expect(results).toMatchObject({
      fullname: 'Toshpoʻlatova Malika',
      role: 'restricted_user',
      is_active: true,
      clubs: [{ id: 1, name: 'Zal Chilonzor' }],
      has_password: false,
      last_sign_in: null,
      permissions,
      allowed_actions: { change: true, end_sessions: true, invite: true },
      invitation: null,
      version: 1,
    })
    const list = await api.as('manager').get('/staffs/?q=malika&sign_in=never&per_page=100')
    expect(list.body.results).toContainEqual(results)
    expect(await audits(results.id)).toEqual([
      { action: 'staff.created', before: null, after: permissions },
    ])
  })

  test.each([
    "yo'ldosheva gulsum",
    'Gulsum  YOʻLDOSH',
    'gulsum@zal',
    '+998 (90) 771-02',
    'gulsum 77102',
  ])('are found by words of the name, e-mail and phone: %s', async (q) => {
    const names = { last_name: 'Yoʻldosheva', first_name: 'Gulsum', phone: '+998907710233' }
    const email = `gulsum@zal${(made += 1)}.demo`
    const { id } = (await create({ ...names, email })).body.results
    const found = async (text: string) =>
      (
        await api.as('owner').get(`/staffs/?per_page=100&q=${encodeURIComponent(text)}`)
      ).body.results.map((row: { id: number }) => row.id)
    expect(await found(q)).toContain(id)
    expect(await found(`${q} karim`)).not.toContain(id)
    expect(await found('gulsum 4499')).not.toContain(id)
  })

  test('are listed by club, role, state and sign-in', async () => {
    const { id } = (await create({ locations: [2] })).body.results
    const ids = async (query: string) =>
      (await api.as('owner').get(`/staffs/?per_page=100&${query}`)).body.results.map(
        (row: { id: number }) => row.id,
      )
    expect(await ids('')).not.toContain(id)
    expect(await ids('location=2,3')).toContain(id)
    expect(await ids('location=4')).toEqual([])
    expect(await ids('role_name=trainer')).toEqual([people.trainer.id])
    await change(id, { is_active: false })
    expect(await ids('location=2&is_active=0')).toEqual([id])
    expect((await ids('location=2')).at(-1)).toBe(id)
  })

  test.each([
    [{ phone: '+996501112233' }, 'phone'],
    [{ locations: [4] }, 'locations'],
    [{ email: 'Owner@zal.demo' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ permissions: { granted: ['payment.list.steal'], taken: [] } }, 'permissions'],
    [{ permissions: { granted: ['room.list'], taken: ['room.list'] } }, 'permissions'],
    [{ permissions: { granted: ['__proto__.list'], taken: [] } }, 'permissions'],
  ])('REL-38 refuse %j with a word at its field', async (wrong, field) => {
    const { status, body } = await create(wrong)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'validation', [field]])
  })

  test('a new password signs in at once, ends the sessions and is never shown', async () => {
    const email = 'parol@zal.demo'
    const { id } = (await create({ email, password: 'Tulip-Bakery-81' })).body.results
    const signIn = (password: string) =>
      api.nobody().post('/merchant/login/', { username: email, password, country: 'UZB' })
    expect((await signIn('Tulip-Bakery-81')).status).toBe(200)
    const changed = await change(id, { password: 'Orchid-Garage-52' })
    expect(changed.body.results.has_password).toBe(true)
    expect((await signIn('Tulip-Bakery-81')).status).toBe(400)
    expect((await signIn('Orchid-Garage-52')).status).toBe(200)
    const [log] = await api.sql(1, 'select string_agg(after::text, $1) as text from audit_log', [
      ' ',
    ])
    expect(log?.text).not.toContain('Orchid')
  })

  test('answer 409 with the present record to a stale change', async () => {
    const { id } = (await create()).body.results
    await change(id, { first_name: 'Nodira' })
    const late = await api
      .as('owner')
      .patch(`/staffs/${id}/`, { phone: '+998901112244', version: 1 })
    expect(late.body).toMatchObject({
      code: 'stale_record',
      results: { first_name: 'Nodira', version: 2 },
    })
  })

  test('keep the clubs that the editor does not have', async () => {
    const { id } = (await create({ locations: [1, 2] })).body.results
    await api.sql(1, 'delete from staff_club where staff_id = 3 and club_id = 2')
    expect((await change(id, { locations: [3] }, 'manager')).status).toBe(200)
    expect((await read(id)).clubs.map((club: { id: number }) => club.id)).toEqual([2, 3])
    await api.sql(1, 'insert into staff_club values (1, 3, 2)')
  })

  test('T-19 a deactivated person is signed out; an open shift asks first', async () => {
    const { id } = (await create({ email: 'smena@zal.demo', password: 'Tulip-Bakery-81' })).body
      .results
    await api.sql(
      1,
      `update club set settings = settings || '{"features": {"shift": true}}' where id = 1`,
    )
    await api.sql(
      1,
      `insert into shift (merchant_id, club_id, opened_by, opened_at, business_day)
       values (1, 1, $1, now(), '2026-11-21')`,
      [id],
    )
    const asked = await change(id, { is_active: false })
    expect(told(asked)).toEqual([409, 'has_open_shift'])
    expect(asked.body.results).toEqual({ clubs: [1] })
    expect((await change(id, { is_active: false, confirm: true })).body.results.is_active).toBe(
      false,
    )
    await api.sql(
      1,
      `update shift set (closed_by, closed_at, counted, notes, coins) = ($1, now(), 0, '[]', 0) where opened_by = $1`,
      [id],
    )
  })

  test('of another merchant or of other clubs are not found', async () => {
    const { id } = (await create({ locations: [3] })).body.results
    expect((await api.as('stranger').get(`/staffs/${id}/`)).status).toBe(404)
    await api.sql(1, 'delete from staff_club where staff_id = 3 and club_id = 3')
    expect((await api.as('manager').get(`/staffs/${id}/`)).status).toBe(404)
    expect((await api.as('manager').patch(`/staffs/${id}/`, { version: 1 })).status).toBe(404)
    await api.sql(1, 'insert into staff_club values (1, 3, 3)')
  })
})

const ranks = { owner: 5, director: 4, manager: 3, trainer: 2, desk: 2, partner: 2 } as const
type Actor = keyof typeof ranks
const actors = Object.keys(ranks) as Actor[]

describe('T-03 rank and rights', () => {
  const everyone = actors.flatMap((actor) => actors.map((target) => [actor, target] as const))
  const fields = [
    { role: 'partner' },
    { permissions: { granted: [], taken: ['room.list'] } },
    { locations: [1] },
    { is_active: true },
    { password: 'Tulip-Bakery-81' },
    { email: 'other@zal.demo' },
  ]

  test.each(everyone)('%s changes %s', async (actor, target) => {
    const list = { change: true, delete: true }
    if (ranks[actor] === 2) await setRights(api, actor, { staff: { list, register: true } })
    const { id } = people[target]
    for (const field of fields) {
      // An older version: what is allowed gets as far as that.
      const answer = await api.as(actor).patch(`/staffs/${id}/`, { ...field, version: 999 })
      const isAbove = ranks[actor] > ranks[target] && ranks[actor] > 2
      const isOwners = actor === 'owner' && target === 'owner'
      const expected = isAbove
        ? [409, 'stale_record']
        : [403, isOwners || actor === target ? 'not_yourself' : 'rank_too_low']
      expect([field, told(answer)]).toEqual([field, expected])
    }
    if (ranks[actor] === 2) await setRights(api, actor, null)
  })

  test.each(actors)('%s gives only roles below the own', async (actor) => {
    const list = { change: true }
    if (ranks[actor] === 2) await setRights(api, actor, { staff: { list, register: true } })
    for (const [name, rank] of Object.entries(ranks)) {
      const { role } = people[name as Actor]
      const answer = await create({ role }, actor)
      expect([name, answer.status]).toEqual([
        name,
        ranks[actor] > rank && ranks[actor] > 2 ? 200 : 403,
      ])
    }
    if (ranks[actor] === 2) await setRights(api, actor, null)
  })

  test('nor gives or takes a right that he lacks, by an override or by a role', async () => {
    const { id } = (await create()).body.results
    await api.sql(1, `update staff set overrides = '{"payment.list.refund": false}' where id = 3`)
    const refund = { granted: ['payment.list.refund'], taken: [] }
    const refused = await change(id, { permissions: refund }, 'manager')
    expect(told(refused)).toEqual([403, 'right_not_yours'])
    expect(refused.body.results).toEqual({ paths: ['payment.list.refund'] })
    await api.sql(1, `update staff set overrides = '{}' where id = 3`)
    expect((await change(id, { permissions: refund }, 'manager')).status).toBe(200)
    await api.sql(1, `update staff set overrides = '{"checkin.register": false}' where id = 3`)
    const none = { granted: [], taken: [] }
    expect((await change(id, { permissions: none }, 'manager')).status).toBe(200)
    expect(told(await create({}, 'manager'))).toEqual([403, 'right_not_yours'])
    const without = { granted: [], taken: ['checkin.register'] }
    expect((await create({ permissions: without }, 'manager')).status).toBe(200)
    await api.sql(1, `update staff set overrides = '{}' where id = 3`)
  })

  test('rights act on the next request, and a right that a role gains later reaches people with overrides', async () => {
    const taken = ['payment.list.void', 'payment.history.void']
    await change(people.desk.id, { permissions: { granted: ['room.list.change'], taken } })
    const tree = (await api.as('desk').get('/staffs/permissions/')).body.results
    expect(tree.room).toEqual({ list: { change: true } })
    expect(tree.payment.list).toBe(true)
    // `checkin.group` is the role's own and named by no override.
    expect(tree.checkin.group).toBe(true)
    await change(people.desk.id, { permissions: { granted: [], taken: [] } })
  })
})

describe('the owners', () => {
  let second: number
  beforeAll(async () => {
    second = (await create({ role: 'director', locations: [1, 2, 3] })).body.results.id
    await api.sql(1, `update staff set role = 'owner' where id = $1`, [second])
  })
  const own = { own_password: 'Zal-2026' }

  test('change each other after their own password', async () => {
    expect(told(await change(second, { first_name: 'Aziza' }))).toEqual([
      400,
      'own_password_needed',
    ])
    const wrong = await change(second, { first_name: 'Aziza', own_password: 'Zal-2025' })
    expect(told(wrong)).toEqual([400, 'password_wrong'])
    expect((await change(second, { first_name: 'Aziza', ...own })).body.results.first_name).toBe(
      'Aziza',
    )
  })

  test('T-19 stay at least one in each open club', async () => {
    await api.sql(1, 'delete from staff_club where staff_id = 1 and club_id = 2')
    const last = await change(second, { is_active: false, ...own })
    expect(told(last)).toEqual([409, 'last_owner'])
    expect((await read(second)).is_active).toBe(true)
    await api.sql(1, 'insert into staff_club values (1, 1, 2)')
    expect((await change(second, { role: 'director', ...own })).body.results.role).toBe('director')
  })
})

test('the owners are told when somebody gets a right to money', async () => {
  const { id } = (await create()).body.results
  const alarms = () =>
    api.sql(
      1,
      `select record_id::int as id from event where kind = 'rights.created' and record_id = $1`,
      [id],
    )
  await change(id, { permissions: { granted: ['room.list.change'], taken: [] } }, 'director')
  expect(await alarms()).toEqual([])
  await change(id, { permissions: { granted: ['payment.list.refund'], taken: [] } }, 'director')
  expect(await alarms()).toEqual([{ id }])
})

test('a change is told to every club of the person', async () => {
  const { id } = (await create({ locations: [1, 2] })).body.results
  await change(id, { first_name: 'Nodira', locations: [2, 3] })
  const clubs = await api.sql(
    1,
    `select club_id::int as club from event where kind = 'staff.changed' and record_id = $1 order by 1`,
    [id],
  )
  expect(clubs).toEqual([{ club: 1 }, { club: 2 }, { club: 3 }])
})

test('the roles tell their rights and who may give them', async () => {
  const { results } = (await api.as('manager').get('/staffs/roles/')).body
  expect(results.map((role: { id: string; rank: number }) => [role.id, role.rank])).toEqual([
    ['owner', 5],
    ['director', 4],
    ['manager', 3],
    ['trainer', 2],
    ['restricted_user', 2],
    ['partner', 2],
  ])
  expect(results.filter((role: { assignable: boolean }) => role.assignable)).toHaveLength(3)
  expect(results.at(-1).permissions).toContain('member.list')
})

test('ends the sessions of a person', async () => {
  const trainer = api.as('trainer')
  expect((await trainer.get('/staffs/permissions/')).status).toBe(200)
  const ended = await api.as('manager').post(`/staffs/${people.trainer.id}/end-sessions/`, {})
  expect(ended.body.results.ended).toBeGreaterThan(0)
  expect((await trainer.get('/staffs/permissions/')).status).toBe(401)
  expect(
    told(await api.as('manager').post(`/staffs/${people.owner.id}/end-sessions/`, {})),
  ).toEqual([403, 'rank_too_low'])
})

describe('an invitation', () => {
  beforeAll(async () => {
    // Sessions that survive the week of an invitation.
    for (const person of ['owner', 'manager', 'desk'] as const) {
      await api.as(person).get('/merchant/check-auth/')
    }
    await api.sql(1, `update session set idle_seconds = 2000000000, expires_at = '2040-01-01Z'`)
  })

  const invite = (id: number, person: Person = 'owner') =>
    api.as(person).post(`/staffs/${id}/invite/`)
  /** Tokens of the letters to an address, in order. */
  const tokens = async (address: string) => {
    await api.background()
    const letters = api.letters.filter(({ to }) => to === address)
    return letters.map(({ text }) => /recovery#([\w-]{43})/.exec(text)?.[1] ?? '')
  }
  const linked = (token: string) => api.nobody().post('/merchant/recovery/link/', { token })
  const accept = (token: string, password = 'Tulip-Bakery-81') =>
    api.nobody().post('/merchant/recovery/password/', { token, password })

  test('is sent at the registration, and sets the first password within seven days', async () => {
    const made = await create({ invite: true, language: 'ru' })
    const { id, email, invitation } = made.body.results
    expect(invitation).toEqual({ sent_at: api.clock.now.toISOString(), state: 'queued' })
    const changes = () =>
      api.sql(1, `select from event where kind = 'staff.changed' and record_id = $1`, [id])
    expect(await changes()).toHaveLength(0)
    const [token = ''] = await tokens(email)
    expect(await changes()).toHaveLength(1)
    const [letter] = api.letters.filter(({ to }) => to === email)
    expect(letter?.subject).toBe('Zal Demo приглашает вас в Zal')
    expect(await read(id)).toMatchObject({
      has_password: false,
      invitation: { state: 'sent' },
      allowed_actions: { invite: true },
    })
    api.clock.forward(7 * 86_400 - 1)
    expect((await linked(token)).body.results).toEqual({ username: email, kind: 'invitation' })
    expect((await accept(token)).status).toBe(200)
    const body = { username: email, password: 'Tulip-Bakery-81', country: 'UZB' }
    expect((await api.nobody().post('/merchant/login/', body)).status).toBe(200)
    expect((await accept(token, 'Other-Word-18')).body.code).toBe('recovery_expired')
    const actions = await audits(id)
    expect(actions.map(({ action }) => action)).toEqual(['staff.created', 'staff.joined'])
    expect(await read(id)).toMatchObject({
      invitation: null,
      allowed_actions: { invite: false },
    })
    expect(told(await invite(id))).toEqual([409, 'has_password'])
  })

  test('expires, and is sent again at most once a minute', async () => {
    const { id, email } = (await create({ invite: true })).body.results
    expect((await invite(id)).status).toBe(200)
    const [first = '', ...others] = await tokens(email)
    expect(others).toEqual([])
    api.clock.forward(7 * 86_400)
    expect((await linked(first)).body.code).toBe('recovery_expired')
    expect((await invite(id)).status).toBe(200)
    const [, second = ''] = await tokens(email)
    expect((await accept(second)).status).toBe(200)
  })

  test('goes to the present address only', async () => {
    const { id, email } = (await create({ invite: true })).body.results
    const [first = ''] = await tokens(email)
    await change(id, { email: 'other.address@zal.demo' })
    expect((await linked(first)).body.code).toBe('recovery_expired')
    expect((await read(id)).invitation).toBeNull()
    await invite(id)
    expect(await tokens('other.address@zal.demo')).toHaveLength(1)
  })

  test('is not sent to a person with a password or to an inactive one, nor by one of a lower rank', async () => {
    const made = await create({ invite: true, password: 'Tulip-Bakery-81' })
    expect(await tokens(made.body.results.email)).toEqual([])
    const off = await create({ invite: true, is_active: false })
    expect(await tokens(off.body.results.email)).toEqual([])
    expect(told(await invite(off.body.results.id))).toEqual([409, 'has_password'])
    const { id } = (await create({ role: 'director' })).body.results
    expect(told(await invite(id, 'manager'))).toEqual([403, 'rank_too_low'])
    expect(told(await invite(people.owner.id))).toEqual([403, 'not_yourself'])
    expect((await invite(id, 'desk')).status).toBe(403)
  })
})
