import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { plainPasswords } from '../../page/passwords.ts'
import { callers, signInAs, type Caller } from '../../testing/callers.ts'
import { noon, password, people, testServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
let api: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  for (const merchant of [1, 2]) {
    for (const table of ['socket_ticket', 'session', 'redirect_hash', 'recovery_link', 'device']) {
      await server.sql(merchant, `delete from ${table}`)
    }
  }
  await server.sql(null, 'delete from sign_in_attempt')
  server.letters.length = 0
  server.clock.now = noon
  api = { ...server, ...callers(server.server) }
})

const gym = { ip: '203.0.113.7' }
const owner = { username: people.owner.mail, password, country: 'UZB' }
const hour = 3600

const login = (caller: Caller, body: object = owner) => caller.post('/merchant/login/', body)
const tokenOf = async (caller: Caller) => (await caller.cookies()).get('zal_device') ?? ''
const statusOf = (id: number) =>
  api.sql<{ status: string }>(1, 'select status from device where staff_id = $1 order by id', [id])

/** A browser at the gym with this device cookie. */
async function browserWith(token: string) {
  const browser = api.nobody(gym)
  ;(await browser.cookies()).set('zal_device', token)
  return browser
}

async function guessFromTheGym(times: number) {
  const codes: string[] = []
  for (let nth = 0; nth < times; nth += 1) {
    const body = { ...owner, username: `guess${nth}@zal.demo`, password: 'wrong' }
    codes.push((await login(api.nobody(gym), body)).body.code)
  }
  return codes
}

describe('T-26 sixty made-up e-mails from the address of the gym', () => {
  test('do not lock its approved device out, while a stranger there waits for an hour', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const codes = await guessFromTheGym(60)
    expect(codes.filter((code) => code === 'login_failed')).toHaveLength(50)
    const stranger = await login(api.nobody(gym))
    expect(stranger.body.message).toBe('Too many attempts. Try again in 60 min.')
    expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([429, String(hour)])
    await signInAs(desk, 'owner')
    expect((await desk.get('/merchant/check-auth/')).status).toBe(200)
  })

  test('do not keep a colleague out who signs in at that device', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    await guessFromTheGym(51)
    await signInAs(desk, 'desk')
    expect((await desk.get('/merchant/check-auth/')).status).toBe(200)
  })

  test('do not keep the approved device from asking for a new password', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    await guessFromTheGym(51)
    const ask = (caller: Caller) =>
      caller.post('/merchant/recovery/', { username: people.owner.mail })
    expect((await ask(api.nobody(gym))).status).toBe(429)
    expect((await ask(desk)).status).toBe(200)
    await api.background()
    expect(api.letters).toHaveLength(1)
  })

  test.each(['pending', 'rejected'])('lock out a device that is %s', async (status) => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    await api.sql(1, `update device set status = $1`, [status])
    await guessFromTheGym(51)
    expect((await login(desk)).status).toBe(429)
  })

  test('lock out a device of another gym, and one that is made up', async () => {
    const foreign = api.nobody(gym)
    await signInAs(foreign, 'stranger')
    await guessFromTheGym(51)
    expect((await login(foreign)).status).toBe(429)
    expect((await login(await browserWith('A'.repeat(43)))).status).toBe(429)
    const { mail } = people.stranger
    expect((await login(foreign, { ...owner, username: mail, country: 'KGZ' })).status).toBe(200)
  })
})

describe('T-26 an approved device', () => {
  test('has its own count for its person: strangers who ask for letters or guess do not delay it', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    for (let nth = 0; nth < 6; nth += 1) {
      const stranger = api.nobody({ ip: `10.1.0.${nth}` })
      await login(stranger, { ...owner, password: 'wrong' })
      await stranger.post('/merchant/recovery/', { username: people.owner.mail })
    }
    expect((await login(desk)).status).toBe(200)
    const asked = await desk.post('/merchant/recovery/', { username: people.owner.mail })
    expect(asked.status).toBe(200)
  })

  test('has no own count for the account of a colleague', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const colleague = { ...owner, username: people.manager.mail, password: 'wrong' }
    for (let nth = 0; nth < 5; nth += 1) await login(api.nobody({ ip: `10.1.1.${nth}` }), colleague)
    expect((await login(desk, colleague)).status).toBe(429)
  })

  test('REL-31 that is stolen guesses fifty times an hour, five of them at once at one account', async () => {
    const verify = vi.spyOn(plainPasswords, 'verify')
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const stolen = await tokenOf(desk)
    verify.mockClear()
    const people3 = [people.owner, people.manager, people.desk]
    const waits = new Set<string | null>()
    for (let nth = 0; nth < 120; nth += 1) {
      const { mail } = people3[nth % 3] ?? people.owner
      const thief = api.nobody({ ip: `10.2.0.${nth}` })
      ;(await thief.cookies()).set('zal_device', stolen)
      const answer = await login(thief, { ...owner, username: mail, password: 'wrong' })
      if (nth >= 50) waits.add(answer.headers.get('retry-after'))
    }
    expect(waits).toEqual(new Set([String(hour)]))
    expect(verify).toHaveBeenCalledTimes(15)
    verify.mockRestore()
    api.clock.forward(hour)
    expect((await login(desk)).status).toBe(200)
  })

  test('REL-31 has one count, however often its person signs in between', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    for (let nth = 0; nth < 50; nth += 1) {
      const wrong = { ...owner, username: people.manager.mail, password: 'wrong' }
      await login(desk, wrong)
      if (nth % 10 === 0) await signInAs(desk, 'owner')
    }
    const last = await login(desk)
    expect([last.status, last.headers.get('retry-after')]).toEqual([429, String(hour)])
  })

  test('REL-31 and an address together look at a hundred guesses, however many there are', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const verify = vi.spyOn(plainPasswords, 'verify')
    for (let nth = 0; nth < 150; nth += 1) {
      const made = { ...owner, username: `guess${nth}@zal.demo`, password: 'wrong' }
      await login(nth % 2 ? desk : api.nobody(gym), made)
      await login(desk, { ...owner, password: 'wrong' })
    }
    expect(verify.mock.calls.length).toBeLessThanOrEqual(100)
    verify.mockRestore()
  })
})

describe('T-17 the device cookie', () => {
  test('that was planted before is replaced, and opens nothing afterwards', async () => {
    const planted = 'A'.repeat(43)
    const victim = await browserWith(planted)
    await signInAs(victim, 'owner')
    expect(await tokenOf(victim)).toMatch(/^[\w-]{43}$/)
    expect(await tokenOf(victim)).not.toBe(planted)
    await guessFromTheGym(51)
    expect((await login(await browserWith(planted))).status).toBe(429)
    expect((await login(victim)).status).toBe(200)
  })

  test('of a known device is fresh at every sign-in; the one before it is worth nothing', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const first = await tokenOf(desk)
    await signInAs(desk, 'owner')
    const second = await tokenOf(desk)
    expect(second).not.toBe(first)
    expect(await statusOf(people.owner.id)).toEqual([{ status: 'approved' }])
    const thief = await browserWith(first)
    await signInAs(thief, 'owner')
    expect(await statusOf(people.owner.id)).toEqual([{ status: 'approved' }, { status: 'pending' }])
    await guessFromTheGym(51)
    expect((await login(await browserWith(first))).status).toBe(429)
    expect((await login(desk)).status).toBe(200)
  })

  test('of a colleague that was planted is replaced for both, and is no device of either afterwards', async () => {
    const colleague = api.nobody(gym)
    await signInAs(colleague, 'desk')
    const planted = await tokenOf(colleague)
    const victim = await browserWith(planted)
    await signInAs(victim, 'owner')
    await guessFromTheGym(51)
    expect((await login(colleague, { ...owner, username: people.desk.mail })).status).toBe(429)
    expect((await login(colleague)).status).toBe(429)
    expect((await login(victim)).status).toBe(200)
  })

  test('still works where the answer with the fresh one was lost', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const kept = await tokenOf(desk)
    for (const _ of [1, 2]) {
      await login(desk)
      ;(await desk.cookies()).set('zal_device', kept)
    }
    await guessFromTheGym(51)
    await signInAs(desk, 'owner')
    expect(await statusOf(people.owner.id)).toEqual([{ status: 'approved' }])
  })

  test('is that of the sign-in that went on, where two were under way', async () => {
    const desk = api.nobody(gym)
    await signInAs(desk, 'owner')
    const late = await browserWith(await tokenOf(desk))
    const { hash } = (await login(desk)).body.results
    await login(late)
    expect((await desk.post('/merchant/redirect/', { hash })).status).toBe(200)
    await guessFromTheGym(51)
    expect((await login(late)).status).toBe(429)
    expect((await login(desk)).status).toBe(200)
  })

  test('of a browser that several people and two gyms use stays approved for all of them', async () => {
    const desk = api.nobody(gym)
    for (const person of ['owner', 'desk', 'stranger'] as const) await signInAs(desk, person)
    await guessFromTheGym(51)
    for (const person of ['owner', 'stranger', 'desk', 'owner'] as const)
      await signInAs(desk, person)
    expect(await statusOf(people.owner.id)).toEqual([{ status: 'approved' }])
    expect(await statusOf(people.desk.id)).toEqual([{ status: 'approved' }])
    expect(await api.sql(2, 'select status from device')).toEqual([{ status: 'approved' }])
  })
})
