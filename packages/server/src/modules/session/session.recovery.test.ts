import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callers, signInAs } from '../../testing/callers.ts'
import { noon, password, people, testServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let api: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  for (const table of [
    'socket_ticket',
    'session',
    'redirect_hash',
    'recovery_link',
    'delivery',
    'device',
  ]) {
    await server.sql(1, `delete from ${table}`)
  }
  await server.sql(1, 'update staff set is_active = true, language = null, password_hash = $1', [
    `plain$${password}`,
  ])
  await server.sql(null, 'delete from sign_in_attempt')
  server.letters.length = 0
  server.clock.now = noon
  api = { ...server, ...callers(server.server) }
})

const minute = 60
const mail = people.desk.mail
const fresh = 'Tulip-Bakery-81'
const ask = (username = mail, ip = '10.0.0.1', headers = {}) =>
  api.nobody({ ip, headers }).post('/merchant/recovery/', { username })
const read = (token: string) => api.nobody().post('/merchant/recovery/link/', { token })
const finish = (token: string, chosen = fresh) =>
  api.nobody().post('/merchant/recovery/password/', { token, password: chosen })
const login = (chosen: string) =>
  api.nobody().post('/merchant/login/', { username: mail, password: chosen, country: 'UZB' })

/** The token of the last e-mail, once it was sent. */
async function linked(count = 1) {
  await api.background()
  expect(api.letters).toHaveLength(count)
  const [, token = ''] =
    /http:\/\/zal\.test\/recovery#([\w-]{43})/.exec(api.letters.at(-1)?.text ?? '') ?? []
  return token
}

describe('a forgotten password', () => {
  test('is replaced by a link that works once', async () => {
    expect((await ask(mail.toUpperCase())).body.results).toBeNull()
    const token = await linked()
    expect(api.letters[0]).toMatchObject({ to: mail, subject: 'Reset your Zal password' })
    expect((await read(token)).body.results).toEqual({ username: mail, kind: 'recovery' })
    expect((await finish(token)).status).toBe(200)
    expect((await login(password)).body.code).toBe('login_failed')
    expect((await login(fresh)).status).toBe(200)
    expect((await finish(token, 'Another-Word-7')).body.code).toBe('recovery_expired')
    expect((await read(token)).body.code).toBe('recovery_expired')
    expect((await login(fresh)).status).toBe(200)
  })

  test('is asked about in the language of the person, else of the page', async () => {
    await ask(mail, undefined, { 'accept-language': 'ru' })
    await linked()
    expect(api.letters[0]?.subject).toBe('Сброс пароля в Zal')
    await api.sql(1, `update staff set language = 'uz' where id = $1`, [people.desk.id])
    await ask(mail, undefined, { 'accept-language': 'ru' })
    await linked(2)
    expect(api.letters[1]?.subject).toBe('Zal parolini tiklash')
  })

  test('leads to the address of the app, whatever the request says of itself', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await ask(mail, undefined, headers)
    expect(await linked()).not.toBe('')
    expect(JSON.stringify(api.letters)).not.toContain('evil')
  })

  test('has half an hour', async () => {
    await ask()
    const token = await linked()
    api.clock.forward(30 * minute - 1)
    expect((await read(token)).status).toBe(200)
    api.clock.forward(1)
    expect((await read(token)).body.code).toBe('recovery_expired')
    expect((await finish(token)).body.code).toBe('recovery_expired')
    expect((await login(password)).status).toBe(200)
  })

  test('is set once by two that press at the same time', async () => {
    await ask()
    const token = await linked()
    const both = await Promise.all([finish(token, 'First-Word-17'), finish(token, 'Other-Word-18')])
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '400'])
  })

  test('REL-33 ends all sessions, hashes and other links of the person', async () => {
    const here = api.nobody()
    await signInAs(here, 'desk')
    const { hash } = (await login(password)).body.results
    await ask()
    const first = await linked()
    await ask()
    await finish(await linked(2))
    expect((await here.get('/merchant/check-auth/')).status).toBe(401)
    expect((await api.nobody().post('/merchant/redirect/', { hash })).status).toBe(401)
    expect((await read(first)).body.code).toBe('recovery_expired')
    expect((await api.as('owner').get('/merchant/check-auth/')).status).toBe(200)
  })

  test('is written down for the owner, and is in the table as a hash only', async () => {
    await ask()
    const token = await linked()
    await finish(token)
    const rows = await api.sql(
      1,
      `select staff_id, record_id from audit_log where action = 'staff.recovered'`,
    )
    expect(rows.at(-1)).toEqual({ staff_id: people.desk.id, record_id: people.desk.id })
    const stored = await api.sql(
      1,
      'select row_to_json(recovery_link)::text as text from recovery_link',
    )
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(api.logged.join('\n')).not.toContain(token)
  })

  test('REL-30 is not replaced by a weak one, and the link stays', async () => {
    await ask()
    const token = await linked()
    for (const [weak, message] of [
      ['Zal-1', 'Use 8 to 64 characters.'],
      ['zal-2026', 'Use at least one capital letter.'],
      ['Zal-Zal-', 'Use at least one digit.'],
      ['Zal12026', 'Use at least one of ! - * . @ # $ & _ ( ) + /'],
      ['P@ssw0rd1', 'This password is too common. Choose another one.'],
    ] as const) {
      const refused = await finish(token, weak)
      expect([refused.status, refused.body.errors]).toEqual([400, { password: [message] }])
    }
    expect((await finish(token, 'Z-1'.padEnd(65, 'a'))).status).toBe(400)
    expect((await finish(token, 'Z-1'.padEnd(64, 'a'))).status).toBe(200)
    expect((await login('Z-1'.padEnd(63, 'a'))).status).toBe(400)
  })

  test('allows a sign-in right after the recovery, despite earlier wrong guesses', async () => {
    for (let i = 0; i < 6; i += 1) await login('wrong')
    expect((await login(password)).status).toBe(429)
    await ask()
    await finish(await linked())
    expect((await login(fresh)).status).toBe(200)
  })
})

describe('REL-31 asking for a link', () => {
  const unknown = 'nobody@zal.demo'

  test('does not reveal whether the e-mail is known', async () => {
    await api.sql(1, 'update staff set is_active = false where id = $1', [people.trainer.id])
    const answers = await Promise.all([mail, unknown, people.trainer.mail].map((each) => ask(each)))
    const told = answers.map(({ status, body, headers }) => [
      status,
      body,
      [...headers.keys()].toSorted(),
    ])
    expect(told).toEqual(Array(3).fill(told[0]))
    await linked()
    expect(api.letters.map(({ to }) => to)).toEqual([mail])
    expect(await api.sql(1, 'select from recovery_link')).toHaveLength(1)
  })

  test('does the same work for both, before the answer', async () => {
    const work = async (username: string) => {
      const { queries, stop } = recorded(api)
      await ask(username)
      stop()
      return queries
    }
    const known = await work(mail)
    expect(known.length).toBeGreaterThan(4)
    expect(await work(unknown)).toEqual(known)
  })

  test.each([mail, unknown])('for %s waits longer and longer after five', async (username) => {
    for (let i = 0; i < 5; i += 1) expect((await ask(username, `10.1.0.${i}`)).status).toBe(200)
    for (const wait of [1, 2, 4, 8]) {
      const refused = await ask(username, '10.1.1.1')
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(wait)])
      api.clock.forward(wait)
      expect((await ask(username, '10.1.1.2')).status).toBe(200)
    }
    expect((await ask(people.owner.mail, '10.1.1.3')).status).toBe(200)
    // Flooding the mailbox does not prevent signing in.
    expect((await login(password)).status).toBe(200)
  })

  test('and guessing links is cut at fifty an hour from one address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 55; i += 1) statuses.push((await read(`${i}`.padEnd(43, 'A'))).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
  })
})

/** Records the text of every query until it is stopped. */
function recorded({ database }: TestServer) {
  const { connect } = database
  const queries: string[] = []
  database.connect = async () => {
    const connection = await connect()
    const query: typeof connection.query = (text, ...rest) => {
      queries.push(text)
      return connection.query(text, ...rest)
    }
    return { ...connection, query }
  }
  return { queries, stop: () => Object.assign(database, { connect }) }
}
