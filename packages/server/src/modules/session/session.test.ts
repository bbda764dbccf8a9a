import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { plainPasswords } from '../../page/passwords.ts'
import { callers, signInAs } from '../../testing/callers.ts'
import {
  noon,
  password,
  people,
  testServer,
  type Caller,
  type TestServer,
  setRights,
} from '../../testing/index.ts'

let server: TestServer
let api: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** One server for all tests, since creating one takes a second; its tables are cleared before each. */
beforeEach(async () => {
  for (const merchant of [1, 2]) {
    for (const table of ['socket_ticket', 'session', 'redirect_hash', 'device']) {
      await server.sql(merchant, `delete from ${table}`)
    }
    await server.sql(
      merchant,
      `update staff set is_active = true, language = null, password_hash = $1`,
      [`plain$${password}`],
    )
  }
  await server.sql(null, 'delete from sign_in_attempt')
  server.clock.now = noon
  api = { ...server, ...callers(server.server) }
})

const login = { username: people.owner.mail, password, country: 'UZB' }
const wrong = { ...login, password: 'wrong' }
const minute = 60
const hour = 60 * minute
const day = 24 * hour
const principal = '/merchant/check-auth/'
const nobodyOn = (ip: string) => api.nobody({ ip })

describe('signing in', () => {
  test('gives the clubs, the role and a hash that works once', async () => {
    const caller = api.nobody()
    const answer = await caller.post('/merchant/login/', { ...login, username: 'OWNER@zal.demo' })
    expect(answer.body.results).toMatchObject({
      role: 'owner',
      redirect_url: '/',
      clubs: [{ club_id: 1, name: 'Zal Chilonzor' }, { club_id: 2 }, { club_id: 3 }],
    })
    const { hash } = answer.body.results
    expect((await caller.get(principal)).status).toBe(401)
    const opened = await caller.post('/merchant/redirect/', { hash })
    expect(opened.body.results).toEqual({ timestamp: String(api.clock.now.getTime()), staff: 1 })
    expect((await caller.get(principal)).body.results).toMatchObject({
      merchant_name: 'Zal Demo',
      role: 'owner',
      staff: { id: 1, email: 'owner@zal.demo', full_name: 'Karimov owner' },
      club: null,
      currency: 'UZS',
    })
    expect((await api.nobody().post('/merchant/redirect/', { hash })).status).toBe(401)
  })

  test('takes a minute at most from hash to session', async () => {
    const { hash } = (await api.nobody().post('/merchant/login/', login)).body.results
    api.clock.forward(61)
    const late = await api.nobody().post('/merchant/redirect/', { hash })
    expect([late.status, late.body.code]).toEqual([401, 'session_expired'])
  })

  test('REL-31 returns the same for a wrong password, an unknown e-mail and a wrong country', async () => {
    const answers = await Promise.all(
      [wrong, { ...login, username: 'nobody@zal.demo' }, { ...login, country: 'KGZ' }].map((body) =>
        api.nobody().post('/merchant/login/', body),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual(
      Array(3).fill([400, 'login_failed', answers[0]?.body.message]),
    )
  })

  test('REL-44 leaves an audit row, and so does a wrong password for a known e-mail', async () => {
    const [last] = await api.sql<{ id: number }>(1, 'select max(id) as id from audit_log')
    const told = api.logged.length
    const unknown = { ...wrong, username: 'nobody@zal.demo' }
    for (const body of [unknown, wrong]) await api.nobody().post('/merchant/login/', body)
    await signInAs(api.nobody(), 'owner')
    const [session] = await api.sql<{ id: number }>(1, 'select id from session')
    const rows = await api.sql(
      1,
      `select action, record_type, record_id, staff_id, session_id from audit_log
        where id > coalesce($1, 0) order by id`,
      [last?.id],
    )
    const owner = { staff_id: 1 }
    expect(rows).toEqual([
      { ...owner, action: 'session.refused', record_type: 'staff', record_id: 1, session_id: null },
      {
        ...owner,
        action: 'session.created',
        record_type: 'session',
        record_id: session?.id,
        session_id: session?.id,
      },
    ])
    const lines = api.logged.slice(told).map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.map(({ operation, code, staff }) => [operation, code, staff])).toEqual([
      ['login', 'login_failed', undefined],
      ['login', 'login_failed', 1],
      ['login', 'ok', 1],
      ['redirect', 'ok', 1],
    ])
  })

  test('refuses a deactivated person', async () => {
    await api.sql(1, 'update staff set is_active = false where id = 1')
    expect((await api.nobody().post('/merchant/login/', login)).body.code).toBe('login_failed')
  })

  test.each(['is_active = false', `password_hash = 'plain$another'`])(
    'REL-33 does not let in who gets %s while the password is looked at',
    async (change) => {
      const { verify } = plainPasswords
      const looking = vi
        .spyOn(plainPasswords, 'verify')
        .mockImplementationOnce(async (...given) => {
          const right = await verify(...given)
          await api.sql(1, `update staff set ${change} where id = 1`)
          return right
        })
      const answer = await api.nobody().post('/merchant/login/', login)
      looking.mockRestore()
      expect([answer.status, answer.body.code]).toEqual([400, 'login_failed'])
      expect(await api.sql(1, 'select staff_id from redirect_hash where used_at is null')).toEqual(
        [],
      )
    },
  )

  test('chooses the only club by itself', async () => {
    expect((await api.as('desk').get(principal)).body.results.club).toMatchObject({ club_id: 1 })
  })
})

describe('REL-31 guessing', () => {
  test('waits longer and longer after five, and other people do not notice', async () => {
    const guess = (ip: string) => nobodyOn(ip).post('/merchant/login/', wrong)
    for (let i = 0; i < 5; i += 1)
      expect((await guess(`10.1.0.${i}`)).body.code).toBe('login_failed')
    const waits = []
    for (let i = 0; i < 12; i += 1) {
      const refused = await nobodyOn('10.1.1.1').post('/merchant/login/', login)
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts'])
      waits.push(Number(refused.headers.get('retry-after')))
      api.clock.forward(waits.at(-1) ?? 0)
      expect((await guess(`10.1.2.${i}`)).body.code).toBe('login_failed')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
    const other = { ...login, username: people.desk.mail }
    expect((await nobodyOn('10.1.1.1').post('/merchant/login/', other)).status).toBe(200)
  })

  test('REL-44 of a locked account leaves audit rows as well, fifty an hour from one address', async () => {
    for (let i = 0; i < 5; i += 1) await nobodyOn(`10.7.0.${i}`).post('/merchant/login/', wrong)
    const rows = () =>
      api.sql<{ staff_id: number }>(
        1,
        `select staff_id from audit_log where action = 'session.refused' order by id`,
      )
    const before = (await rows()).length
    const told = api.logged.length
    const codes = []
    for (let i = 0; i < 55; i += 1) {
      codes.push((await nobodyOn('10.7.1.1').post('/merchant/login/', login)).body.code)
    }
    expect(new Set(codes)).toEqual(new Set(['too_many_attempts']))
    expect((await rows()).slice(before)).toEqual(Array(50).fill({ staff_id: 1 }))
    const [line = ''] = api.logged.slice(told)
    expect(JSON.parse(line)).toMatchObject({ code: 'too_many_attempts', staff: 1 })
  })

  test('is the same for an unknown e-mail', async () => {
    const unknown = { ...wrong, username: 'nobody@zal.demo' }
    for (let i = 0; i < 5; i += 1) await nobodyOn(`10.2.0.${i}`).post('/merchant/login/', unknown)
    expect((await nobodyOn('10.2.0.9').post('/merchant/login/', unknown)).status).toBe(429)
  })

  test('T-26 does not lock approved devices out', async () => {
    const known = api.nobody()
    await signInAs(known, 'owner')
    for (let i = 0; i < 6; i += 1) await nobodyOn(`10.3.0.${i}`).post('/merchant/login/', wrong)
    expect((await nobodyOn('10.3.0.9').post('/merchant/login/', login)).status).toBe(429)
    expect((await known.post('/merchant/login/', login)).status).toBe(200)
  })

  test('from one address is cut at fifty an hour', async () => {
    const codes = []
    for (let i = 0; i < 55; i += 1) {
      const body = { ...wrong, username: `guess${i}@zal.demo` }
      codes.push((await nobodyOn('10.4.0.1').post('/merchant/login/', body)).body.code)
    }
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(50)
    api.clock.forward(hour)
    expect((await nobodyOn('10.4.0.1').post('/merchant/login/', wrong)).body.code).toBe(
      'login_failed',
    )
  })

  test('side by side does not get more through', async () => {
    const guesses = Array.from({ length: 40 }, (_, i) =>
      nobodyOn(`10.5.0.${i}`).post('/merchant/login/', wrong),
    )
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(5)
  })

  test('ends with the right password', async () => {
    for (let i = 0; i < 4; i += 1) await nobodyOn('10.6.0.1').post('/merchant/login/', wrong)
    expect((await nobodyOn('10.6.0.1').post('/merchant/login/', login)).status).toBe(200)
    expect(await api.sql(null, `select key from sign_in_attempt where failures > 4`)).toEqual([])
  })
})

describe('REL-33 REL-34 T-17 a session', () => {
  test('is a cookie that scripts cannot read, and only its hash is stored', async () => {
    const caller = api.nobody()
    const { hash } = (await caller.post('/merchant/login/', login)).body.results
    const opened = await caller.post('/merchant/redirect/', { hash })
    const [cookie = ''] = opened.headers.getSetCookie()
    expect(cookie).toMatch(
      /^zal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=1209600$/,
    )
    const token = (await caller.cookies()).get('zal_session') ?? ''
    const rows = await api.sql(1, 'select row_to_json(session)::text as text from session')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const stored = await api.sql(
      1,
      'select row_to_json(redirect_hash)::text as text from redirect_hash',
    )
    expect(JSON.stringify(stored)).not.toContain(hash)
  })

  test('under TLS has the __Host- name', async () => {
    const body = JSON.stringify(login)
    const headers = { 'content-type': 'application/json', origin: 'https://zal.test' }
    const request = new Request('https://zal.test/api/v1/merchant/login/', {
      method: 'POST',
      headers,
      body,
    })
    const answer = await api.server.fetch(request, { ip: '', secure: true })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-zal_device=.+; Path=\/; HttpOnly; SameSite=Lax; .*Secure$/),
    ])
  })

  test('is new at every sign-in', async () => {
    const caller = api.nobody()
    const planted = 'A'.repeat(43)
    ;(await caller.cookies()).set('zal_session', planted)
    await signInAs(caller, 'owner')
    const first = (await caller.cookies()).get('zal_session')
    await signInAs(caller, 'owner')
    const second = (await caller.cookies()).get('zal_session')
    expect(new Set([planted, first, second]).size).toBe(3)
  })

  test('ends after twelve idle hours on the first device, half an hour on the next one', async () => {
    const first = api.nobody()
    const second = api.nobody()
    await signInAs(first, 'owner')
    await signInAs(second, 'owner')
    api.clock.forward(29 * minute)
    expect((await second.get(principal)).status).toBe(200)
    api.clock.forward(31 * minute)
    expect((await second.get(principal)).body.code).toBe('session_expired')
    api.clock.forward(10 * hour)
    expect((await first.get(principal)).status).toBe(200)
    api.clock.forward(12 * hour)
    expect((await first.get(principal)).body.code).toBe('session_expired')
  })

  test('grows idle although an open page goes on asking by itself', async () => {
    await signInAs(api.nobody(), 'owner')
    const left = api.nobody()
    await signInAs(left, 'owner')
    const byItself = { headers: { 'x-user-idle': '1' } }
    for (let minutes = 0; minutes < 29; minutes += 1) {
      api.clock.forward(minute)
      expect((await left.get(principal, byItself)).status).toBe(200)
    }
    api.clock.forward(minute)
    expect((await left.get(principal, byItself)).body.code).toBe('session_expired')
  })

  test('A-11 returns how long it lasts without user activity', async () => {
    await signInAs(api.nobody(), 'owner')
    const left = api.nobody()
    await signInAs(left, 'owner')
    const byItself = { headers: { 'x-user-idle': '1' } }
    const seconds = async (given?: object) =>
      (await left.get(principal, given)).body.results.idle_seconds
    api.clock.forward(minute / 2)
    expect([await seconds(), await seconds(byItself)]).toEqual([1770, 1770])
    api.clock.forward(27 * minute)
    expect(await seconds(byItself)).toBe(150)
    expect([await seconds(), await seconds(byItself)]).toEqual([1800, 1800])
  })

  test('ends after fourteen days in any case', async () => {
    const caller = api.nobody()
    await signInAs(caller, 'owner')
    for (let half = 0; half < 28; half += 1) {
      expect((await caller.get(principal)).status).toBe(200)
      api.clock.forward(11.9 * hour)
    }
    api.clock.forward(day)
    expect((await caller.get(principal)).status).toBe(401)
  })

  test('REL-47 ends with log-out, which clears the cache; the old cookie opens nothing', async () => {
    const caller = api.nobody()
    await signInAs(caller, 'owner')
    const token = (await caller.cookies()).get('zal_session') ?? ''
    const answer = await caller.post('/merchant/logout/')
    expect(answer.body.results).toBeNull()
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect((await caller.cookies()).has('zal_session')).toBe(false)
    ;(await caller.cookies()).set('zal_session', token)
    expect((await caller.get(principal)).body.code).toBe('session_expired')
  })

  test.each(['is_active = false', `password_hash = 'plain$another'`])(
    'ends when a person gets %s',
    async (change) => {
      const caller = api.nobody()
      await signInAs(caller, 'desk')
      expect((await caller.get(principal)).status).toBe(200)
      await api.sql(1, `update staff set ${change} where id = ${people.desk.id}`)
      expect((await caller.get(principal)).status).toBe(401)
    },
  )
})

describe('REL-33 a change of rights', () => {
  const owner = people.owner.id
  const cut = () => setRights(api, 'owner', { room: { list: true } })
  afterEach(() => api.sql(1, `update staff set overrides = '{}', role = 'owner' where id = 1`))
  const tokenOf = async (caller: Caller) => (await caller.cookies()).get('zal_session') ?? ''

  async function withToken(token: string) {
    const caller = api.nobody()
    ;(await caller.cookies()).set('zal_session', token)
    return caller
  }

  test.each([`role = 'manager'`, `overrides = '{"room.list.delete": false}'`])(
    'as %s gives the session another token at the next request; the old one opens nothing soon after',
    async (change) => {
      const caller = api.nobody()
      await signInAs(caller, 'owner')
      const before = await tokenOf(caller)
      await api.sql(1, `update staff set ${change} where id = $1`, [owner])
      const answer = await caller.get(principal)
      expect(answer.status).toBe(200)
      const after = await tokenOf(caller)
      expect(after).not.toBe(before)
      expect(answer.headers.getSetCookie()).toEqual([
        `zal_session=${after}; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600`,
      ])
      expect((await caller.get(principal)).headers.getSetCookie()).toEqual([])
      api.clock.forward(31)
      expect((await (await withToken(before)).get(principal)).body.code).toBe('session_expired')
      expect((await caller.get(principal)).status).toBe(200)
      const stored = await api.sql(1, 'select row_to_json(session)::text as text from session')
      expect(JSON.stringify(stored)).not.toContain(after)
    },
  )

  test('accepts concurrent requests, and only one of them returns the token', async () => {
    const caller = api.nobody()
    await signInAs(caller, 'owner')
    const before = await tokenOf(caller)
    await cut()
    const together = await Promise.all(
      Array.from({ length: 6 }, async () => (await withToken(before)).get(principal)),
    )
    expect(together.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(together.flatMap(({ headers }) => headers.getSetCookie())).toHaveLength(1)
  })

  test('keeps the old token where the request was refused, and changes it at the next one', async () => {
    const caller = api.nobody()
    await signInAs(caller, 'owner')
    const before = await tokenOf(caller)
    await cut()
    const refused = await caller.get('/management/member-list/', { club: 1 })
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([403, []])
    expect((await caller.get(principal)).status).toBe(200)
    expect(await tokenOf(caller)).not.toBe(before)
  })

  test('does not reopen an ended session, nor one that is logging out', async () => {
    const [left, out] = [api.nobody(), api.nobody()]
    for (const each of [left, out]) await signInAs(each, 'owner')
    await cut()
    expect((await out.post('/merchant/logout/')).status).toBe(200)
    expect((await out.cookies()).has('zal_session')).toBe(false)
    api.clock.forward(13 * hour)
    expect((await left.get(principal)).body.code).toBe('session_expired')
  })

  test('twice before the next request, and again after it', async () => {
    const caller = api.nobody()
    await signInAs(caller, 'owner')
    await cut()
    await api.sql(1, `update staff set role = 'manager' where id = $1`, [owner])
    const first = await tokenOf(caller)
    expect((await caller.get(principal)).status).toBe(200)
    const second = await tokenOf(caller)
    await api.sql(1, `update staff set role = 'owner' where id = $1`, [owner])
    expect((await caller.get(principal)).status).toBe(200)
    expect(new Set([first, second, await tokenOf(caller)]).size).toBe(3)
  })

  test('leaves the session of others as it is', async () => {
    const other = api.nobody()
    await signInAs(other, 'desk')
    const before = await tokenOf(other)
    await cut()
    await other.get(principal)
    expect(await tokenOf(other)).toBe(before)
  })
})

describe('REL-33 an unused sign-in', () => {
  test.each(['is_active = false', `password_hash = 'plain$another'`])(
    'ends with the sessions when a person gets %s',
    async (change) => {
      const { hash } = (await api.nobody().post('/merchant/login/', login)).body.results
      await api.sql(1, `update staff set ${change} where id = 1`)
      await api.sql(1, `update staff set is_active = true where id = 1`)
      expect((await api.nobody().post('/merchant/redirect/', { hash })).status).toBe(401)
    },
  )

  test('ends with the device, and only with that one', async () => {
    const [here, there] = [api.nobody(), api.nobody()]
    await signInAs(here, 'owner')
    await signInAs(there, 'owner')
    await api.sql(1, `update device set status = 'rejected' where status = 'pending'`)
    expect((await there.get(principal)).body.code).toBe('session_expired')
    expect((await here.get(principal)).status).toBe(200)
    expect((await there.post('/merchant/login/', login)).body.code).toBe('device_rejected')
  })
})

describe('the signed-in person', () => {
  test('has the tree of the role', async () => {
    const { results } = (await api.as('desk').get('/staffs/permissions/')).body
    expect(results.payment.register).toEqual({ discount: true })
    expect(results.staff).toBeUndefined()
  })

  test('chooses a club, and only one of their own', async () => {
    const chosen = await api.as('owner').post('/staffs/my-clubs/select/', { club: 2 })
    expect(chosen.body.results).toMatchObject({ club_id: 2, name: 'Zal Yunusobod' })
    expect((await api.as('owner').get(principal)).body.results.club.club_id).toBe(2)
    expect((await api.as('desk').post('/staffs/my-clubs/select/', { club: 2 })).status).toBe(404)
    expect((await api.as('desk').get('/staffs/my-clubs/?is_active=1')).body.results).toHaveLength(1)
  })

  test('is spoken to in the language of the request, else their own', async () => {
    await api.as('desk').put('/merchant/profile/', { language: 'uz' })
    const own = await api.as('desk').get('/management/room/99/')
    expect(own.body.message).toBe('Bu manzilda hech narsa topilmadi.')
    const headers = { 'accept-language': 'ru-RU,en;q=0.5' }
    const asked = await api.as('desk').get('/management/room/99/', { headers })
    expect(asked.body.message).toBe('По этому адресу ничего не найдено.')
  })

  test('T-32 lives in the day of the club', async () => {
    const today = async (person: 'owner' | 'stranger') =>
      (await api.as(person).get('/management/settings/')).body.results.today
    for (const [moment, tashkent, bishkek] of [
      ['2026-12-31T17:59:59Z', '2026-12-31', '2026-12-31'],
      ['2026-12-31T18:00:00Z', '2026-12-31', '2027-01-01'],
      ['2026-12-31T18:59:59Z', '2026-12-31', '2027-01-01'],
      ['2026-12-31T19:00:00Z', '2027-01-01', '2027-01-01'],
      ['2028-02-28T19:00:00Z', '2028-02-29', '2028-02-29'],
    ] as const) {
      api.clock.now = new Date(moment)
      await api.sql(
        1,
        `update session set seen_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
        [api.clock.now],
      )
      await api.sql(
        2,
        `update session set seen_at = $1, expires_at = $1::timestamptz + interval '1 day'`,
        [api.clock.now],
      )
      expect([moment, await today('owner'), await today('stranger')]).toEqual([
        moment,
        tashkent,
        bishkek,
      ])
    }
  })

  test('sees the address and the staff of their clubs', async () => {
    const info = await api.as('desk').get('/management/gyms/1/basic-info/')
    expect(info.body.results).toMatchObject({
      address_line: 'Toshkent, Chilonzor',
      role: 'restricted_user',
    })
    expect((await api.as('desk').get('/management/gyms/2/basic-info/')).status).toBe(404)
    const staff = await api.as('desk').get('/staffs/club-staff-list/?role_name=trainer&q=karim')
    expect(staff.body).toMatchObject({
      total_count: 1,
      results: [{ id: 4, fullname: 'Karimov trainer' }],
    })
  })
})
