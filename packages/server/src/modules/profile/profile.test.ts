import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@zal/api/schema'
import { callers, signInAs, type Answer, type Caller } from '../../testing/callers.ts'
import { noon, password, people, testServer, type TestServer } from '../../testing/index.ts'

type Profile = components['schemas']['OwnProfile']

let server: TestServer
let api: TestServer
let passwordHash = ''
beforeAll(async () => {
  server = await testServer()
  const [desk] = await server.sql<{ hash: string }>(
    1,
    'select password_hash as hash from staff where id = 5',
  )
  passwordHash = desk?.hash ?? ''
})
afterAll(() => server.close())

beforeEach(async () => {
  for (const merchant of [1, 2]) {
    for (const table of ['email_change', 'session', 'redirect_hash', 'recovery_link', 'device'])
      await server.sql(merchant, `delete from ${table}`)
  }
  await server.sql(1, 'update staff set email = $1, password_hash = $2 where id = 5', [
    people.desk.mail,
    passwordHash,
  ])
  await server.sql(2, 'update staff set email = $1 where id = 7', [people.stranger.mail])
  await server.sql(null, 'delete from sign_in_attempt')
  server.letters.length = 0
  server.clock.now = noon
  api = { ...server, ...callers(server.server) }
})

const path = '/merchant/user-profile/'
const told = ({ status, body }: Answer) => [status, body.code]
const fresh = 'Tulip-Bakery-81'

const profileOf = async (caller: Caller) =>
  (await caller.get<Profile>(path)).body.results as unknown as Profile
const patch = async (caller: Caller, body: object) =>
  caller.patch(path, { ...body, version: (await profileOf(caller)).version })
const login = (username: string, word = password) =>
  api.nobody().post('/merchant/login/', { username, password: word, country: 'UZB' })

async function browser(person: 'owner' | 'desk' = 'desk', ip = '203.0.113.9') {
  const caller = api.nobody({ ip })
  await signInAs(caller, person)
  return caller
}

async function linkIn() {
  await api.background()
  expect(api.letters).toHaveLength(1)
  const [letter] = api.letters.splice(0)
  return { ...letter, token: /confirm-email#(\S+)/.exec(letter?.text ?? '')?.[1] ?? '' }
}
const confirm = (token: string) =>
  api.nobody().post('/merchant/user-profile/email/confirm/', { token })

describe('the own profile', () => {
  test('has role, clubs and the last sign-in, and its names change with a version', async () => {
    const desk = await browser()
    const before = await profileOf(desk)
    expect(before).toMatchObject({
      role: 'restricted_user',
      clubs: [{ id: 1, name: 'Zal Chilonzor' }],
      last_sign_in: noon.toISOString(),
      has_pin: false,
      sessions: 1,
    })
    const body = { first_name: ' Nilufar ', phone: '+998901112233', birth_date: '1999-02-03' }
    const changed = await desk.patch(path, { ...body, version: before.version })
    expect(changed.body.results).toMatchObject({ ...body, first_name: 'Nilufar' })
    const stale = await desk.patch(path, { last_name: 'Aliyeva', version: before.version })
    expect(told(stale)).toEqual([409, 'stale_record'])
    expect(stale.body.results).toMatchObject({ first_name: 'Nilufar', last_name: 'Karimov' })
  })

  test('refuses a foreign phone and a birth date of tomorrow, each at its field', async () => {
    const desk = await browser()
    const refused = await patch(desk, { phone: '+996555123456', birth_date: '2026-11-22' })
    expect(Object.keys(refused.body.errors)).toEqual(['phone', 'birth_date'])
  })

  test('names the section that opens first, as the session does', async () => {
    const desk = await browser()
    const opensWith = async () =>
      (await desk.get('/merchant/check-auth/')).body.results.staff.opens_with as string | null
    expect([(await profileOf(desk)).opens_with, await opensWith()]).toEqual([null, null])
    const changed = await patch(desk, { opens_with: 'member' })
    expect([changed.body.results.opens_with, await opensWith()]).toEqual(['member', 'member'])
    expect(told(await patch(desk, { opens_with: 'elsewhere' }))).toEqual([400, 'validation'])
    await patch(desk, { opens_with: null })
    expect(await opensWith()).toBeNull()
  })

  test('is that of the signed-in person only', async () => {
    const desk = await browser()
    await patch(desk, { first_name: 'Nilufar' })
    const names = await api.sql<{ first_name: string }>(
      1,
      'select first_name from staff where id = 1',
    )
    expect(names).toEqual([{ first_name: 'owner' }])
  })
})

describe('a new password', () => {
  test('ends all other sessions, and this one goes on', async () => {
    const [here, there] = [await browser(), await browser('desk', '203.0.113.10')]
    const changed = await patch(here, { password: fresh, current_password: password })
    expect(changed.status).toBe(200)
    expect((await here.get('/merchant/check-auth/')).status).toBe(200)
    expect((await there.get('/merchant/check-auth/')).status).toBe(401)
    expect((await login(people.desk.mail, fresh)).status).toBe(200)
    expect(told(await login(people.desk.mail))).toEqual([400, 'login_failed'])
    expect((await profileOf(here)).password_changed_at).toBe(noon.toISOString())
  })

  test.each([
    [{ password: 'short', current_password: password }, 'password'],
    [{ password: fresh }, 'current_password'],
    [{ email: 'new@zal.demo' }, 'current_password'],
  ])('%o is refused at %s', async (body, field) => {
    const refused = await patch(await browser(), body)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]])
  })

  test('needs the current one: wrong ones count as sign-ins from this browser', async () => {
    const desk = await browser()
    const guess = { password: fresh, current_password: 'wrong' }
    api.clock.forward(1)
    for (let nth = 0; nth < 4; nth += 1)
      expect(told(await patch(desk, guess))).toEqual([400, 'password_wrong'])
    const fifth = await patch(desk, guess)
    expect(Object.keys(fifth.body.errors)).toEqual(['current_password'])
    expect((await patch(desk, { ...guess, current_password: password })).status).toBe(429)
    const { username, country } = { username: people.desk.mail, country: 'UZB' }
    const again = await desk.post('/merchant/login/', { username, password, country })
    expect(again.status).toBe(429)
    expect((await profileOf(desk)).sign_ins[0]).toMatchObject({ kind: 'refused', times: 6 })
  })
})

describe('a new e-mail', () => {
  const asked = { email: 'Nilufar@zal.demo', current_password: password }

  test('is used once its link was opened; until then the old one is', async () => {
    const desk = await browser()
    const waiting = await patch(desk, asked)
    const until = new Date(noon.getTime() + 24 * 3_600_000).toISOString()
    expect(waiting.body.results).toMatchObject({
      email: people.desk.mail,
      pending_email: { email: 'nilufar@zal.demo', until },
    })
    const { to, token } = await linkIn()
    expect(to).toBe('nilufar@zal.demo')
    expect((await login(people.desk.mail)).status).toBe(200)
    expect(told(await login('nilufar@zal.demo'))).toEqual([400, 'login_failed'])
    expect((await confirm(token)).body.results).toEqual({ email: 'nilufar@zal.demo' })
    expect((await login('nilufar@zal.demo')).status).toBe(200)
    expect(await profileOf(desk)).toMatchObject({ email: 'nilufar@zal.demo', pending_email: null })
    expect(told(await confirm(token))).toEqual([400, 'email_link_expired'])
  })

  test('of anybody of any gym is refused without telling whose it is', async () => {
    const desk = await browser()
    for (const email of [people.stranger.mail.toUpperCase(), people.owner.mail]) {
      const taken = await patch(desk, { ...asked, email })
      expect(taken.body.errors).toEqual({
        email: ['This email is already taken. Enter another one.'],
      })
      expect(JSON.stringify(taken.body)).not.toMatch(/Bishkek|Karimov|owner@/i)
    }
    expect(api.letters).toEqual([])
  })

  test('that somebody else took meanwhile stays theirs', async () => {
    const desk = await browser()
    await patch(desk, asked)
    const { token } = await linkIn()
    await api.sql(2, `update staff set email = 'nilufar@zal.demo' where id = 7`)
    expect(told(await confirm(token))).toEqual([400, 'email_taken'])
  })

  test('expires after a day; a second letter replaces the link of the first; cancelled there is none', async () => {
    const desk = await browser()
    await patch(desk, asked)
    const first = await linkIn()
    expect((await desk.post(`${path}email/`)).status).toBe(200)
    const second = await linkIn()
    expect(told(await confirm(first.token))).toEqual([400, 'email_link_expired'])
    expect((await desk.delete(`${path}email/`)).body.results).toMatchObject({ pending_email: null })
    expect(told(await confirm(second.token))).toEqual([400, 'email_link_expired'])
    expect(told(await desk.post(`${path}email/`))).toEqual([404, 'not_found'])
    await patch(desk, asked)
    const third = await linkIn()
    api.clock.forward(24 * 3600 + 1)
    expect(told(await confirm(third.token))).toEqual([400, 'email_link_expired'])
  })

  test('takes the links away that were sent to the old one', async () => {
    const desk = await browser()
    await api.nobody().post('/merchant/recovery/', { username: people.desk.mail })
    await api.background()
    expect(api.letters).toHaveLength(1)
    const recovery = /recovery#(\S+)/.exec(api.letters.splice(0)[0]?.text ?? '')?.[1] ?? ''
    await patch(desk, asked)
    await confirm((await linkIn()).token)
    const link = await api.nobody().post('/merchant/recovery/link/', { token: recovery })
    expect(told(link)).toEqual([400, 'recovery_expired'])
  })
})

test('all other sessions end by one press', async () => {
  const [here, there] = [await browser(), await browser('desk', '203.0.113.10')]
  const owner = await browser('owner')
  expect((await profileOf(here)).sessions).toBe(2)
  expect((await here.post(`${path}end-sessions/`)).body.results).toMatchObject({ sessions: 1 })
  expect((await there.get('/merchant/check-auth/')).status).toBe(401)
  expect((await owner.get('/merchant/check-auth/')).status).toBe(200)
})
