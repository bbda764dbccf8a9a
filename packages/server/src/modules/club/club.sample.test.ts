import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { gym, saleOf } from '../../../test/gym.ts'
import { sampleGym } from '../../../test/sampleGym.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
let sample: ReturnType<typeof sampleGym>
beforeAll(async () => {
  api = await testServer()
  sample = sampleGym(api)
})
afterEach(async () => {
  if (await sample.found()) await sample.remove()
})
afterAll(() => api.close())

const code = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
const one = async <R>(text: string) => {
  const [row] = await api.sql<R>(1, text)
  if (!row) throw new Error(`No row: ${text}`)
  return row
}
const memberOf = async (club: number) =>
  (await one<{ id: number }>(`select id from member where club_id = ${club} order by id limit 1`))
    .id

test('is one club with everything that a gym has and sound books, and leaves nothing once it is removed', async () => {
  const before = await sample.counts()
  const id = await sample.loaded()
  const count = (table: string, where = '') =>
    `(select count(*)::int from ${table} where club_id = ${id} ${where}) as "${table}${where && ' lately'}"`
  const filled = await one<Record<string, number>>(`
    select ${['room', 'package', 'class', 'member', 'membership', 'payment', 'visit', 'note'].map((table) => count(table)).join(', ')},
           ${count('payment', `and payment_date > date '2026-11-21' - 30`)},
           ${count('visit', `and business_day > date '2026-11-21' - 30`)},
           ${count('ledger_transaction', `and kind = 'deposit'`)},
           (select count(*)::int from trainer) as trainer`)
  expect(filled).toMatchObject({ room: 2, package: 9, class: 3, member: 120, trainer: 2 })
  const { 'payment lately': payments, 'visit lately': visits } = filled
  expect(payments).toBeGreaterThan(80)
  expect(visits).toBeGreaterThan(300)
  expect(filled['ledger_transaction lately']).toBeGreaterThan(3)
  expect(await sample.faults()).toEqual([])
  expect((await sample.remove()).body.results).toEqual({ id, name: 'Sample gym' })
  expect(await sample.counts()).toEqual(before)
  expect(await one(`select count(*)::int as count from event where club_id = ${id}`)).toEqual({
    count: 0,
  })
  expect(await sample.faults()).toEqual([])
})

test('its lists and figures are those of any club', async () => {
  const club = await sample.loaded()
  const members = await api.as('owner').get('/management/member-list/', { club })
  expect(members.body.total_count).toBe(120)
  const payments = await api.as('owner').get('/management/payment-list/', { club })
  expect(payments.body.results.length).toBeGreaterThan(5)
  const trainers = await api.as('owner').get('/management/trainer-list/', { club })
  expect(trainers.body.total_count).toBe(2)
  const sold = await api
    .as('owner')
    .post('/management/payment/', saleOf(await memberOf(club), await gym(api, 1, club).plan({})), {
      club,
    })
  expect(sold.status).toBe(200)
  expect(await sample.faults()).toEqual([])
})

test('its owner and its loader get it at once, and there is one a business', async () => {
  const club = await sample.loaded('director')
  for (const person of ['owner', 'director'] as const) {
    const { body } = await api.as(person).get('/staffs/my-clubs/')
    expect(body.results).toContainEqual(expect.objectContaining({ club_id: club }))
  }
  expect(code(await sample.load('owner'))).toEqual([409, 'sample_gym_exists'])
  expect(await one(`select count(*)::int as count from club where is_sample`)).toEqual({ count: 1 })
})

test('has the names of the language and the country of the reader, and a free name', async () => {
  await api.sql(1, `update staff set language = 'uz' where id = 2`)
  await api.sql(
    1,
    `insert into club (merchant_id, name, address_line, zone, created_at)
                    values (1, ' namuna KLUB', '', 'Asia/Tashkent', '2026-01-01Z')`,
  )
  const club = await sample.loaded('director')
  expect(await sample.found()).toEqual({ id: club, name: 'Namuna klub 2' })
  const { body } = await api.as('owner').get('/management/room-list/', { club })
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Katta zal', 'Yoga zali'])
  await api.sql(
    1,
    `delete from club_counter where club_id in (select id from club where name = ' namuna KLUB')`,
  )
  await api.sql(1, `delete from club where name = ' namuna KLUB'`)
  const bishkek = await sample.loaded('stranger')
  const foreign = await api.sql<{ currency: string }>(
    2,
    `select distinct currency from payment where club_id = ${bishkek}`,
  )
  expect(foreign).toEqual([{ currency: 'KGS' }])
  expect(await sample.faults(2)).toEqual([])
  expect((await sample.remove('stranger')).status).toBe(200)
})

test('its people can’t sign in, and its phones are of no operator', async () => {
  const club = await sample.loaded()
  expect(
    await one(`select count(*)::int as people, count(password_hash)::int as passwords,
                      count(*) filter (where email like '%@zal.invalid')::int as mails from staff where is_sample`),
  ).toEqual({ people: 4, passwords: 0, mails: 4 })
  expect(
    await one(
      `select count(*)::int as real from member where club_id = ${club} and phone not like '+99800%'`,
    ),
  ).toEqual({ real: 0 })
})

test('does not tick the first steps', async () => {
  const undone = async () => {
    const { body } = await api.as('owner').get('/management/first-steps/')
    const steps: { name: string; is_done: boolean }[] = body.results.steps
    return steps.filter(({ is_done }) => !is_done).map(({ name }) => name)
  }
  await api.sql(1, `update staff set is_active = id = 1 where merchant_id = 1`)
  const before = await undone()
  await sample.loaded()
  expect(await undone()).toEqual(before)
  expect(before).toEqual(['club', 'staff', 'package', 'member', 'payment'])
  await api.sql(1, `update staff set is_active = true where merchant_id = 1`)
})

test('its loading and its removal stay in the audit', async () => {
  const club = await sample.loaded()
  const { body: chosen } = await api.as('owner').post('/staffs/my-clubs/select/', { club })
  expect(chosen.results.club_id).toBe(club)
  expect((await api.as('owner').delete('/management/sample-gym/', { club })).status).toBe(200)
  const { body } = await api.as('owner').get('/audit/?record_type=club')
  const entries: { action: string; record: number; name: string; club: { id: number } }[] =
    body.results.entries
  expect(
    entries
      .filter(({ record }) => record === club)
      .map(({ action, name, club: at }) => [action, name, at.id]),
  ).toEqual([
    ['club.removed', 'Sample gym', 1],
    ['club.created', 'Sample gym', 1],
  ])
  const { body: session } = await api.as('owner').get('/merchant/check-auth/')
  expect(session.results.club).toBeNull()
  expect((await api.as('owner').get('/management/member-list/', { club })).status).toBe(404)
})

test('its uploads go by the sweep', async () => {
  const club = await sample.loaded()
  const form = new FormData()
  form.append('file_type', 'document')
  form.append('file', new File(['Shartnoma'], 'shartnoma.txt'))
  const uploaded = await api.as('owner').send('POST', '/upload/', form, { club })
  const { id } = uploaded.body.results
  const document = await api
    .as('owner')
    .post(`/customer/${await memberOf(club)}/document/`, { file: id }, { club })
  expect(document.status).toBe(200)
  expect((await sample.remove()).status).toBe(200)
  expect(await one(`select club_id from file where id = ${id}`)).toEqual({ club_id: 1 })
  await api.sql(1, `select sweep_files('2026-11-23Z'::timestamptz)`)
  expect(await api.sql(1, `select from file where id = ${id}`)).toEqual([])
})

test('goes with the notifications about it and of its people', async () => {
  const club = await sample.loaded()
  const { id: person } = await one<{ id: number }>(
    'select min(id) as id from staff where is_sample',
  )
  const written = (of: number | null, sender: number | null, to: number) =>
    api.sql(
      1,
      `with made as (
         insert into notification (merchant_id, club_id, kind, sender_id, created_at)
         values (1, $1, 'void', $2, '2026-11-21Z') returning id
       )
       insert into notification_recipient (merchant_id, staff_id, notification_id) select 1, $3, id from made`,
      [of, sender, to],
    )
  await written(club, null, 1)
  await written(null, person, 1)
  await written(null, null, person)
  await written(1, null, 1)
  expect((await sample.remove()).status).toBe(200)
  const left = await api.sql(
    1,
    `select n.club_id, r.staff_id from notification_recipient r join notification n on n.id = r.notification_id`,
  )
  expect(left).toEqual([{ club_id: 1, staff_id: 1 }])
  await api.sql(1, 'delete from notification_recipient')
  await api.sql(1, 'delete from notification')
})

test('goes with the views, tickets and invitations of its people', async () => {
  const before = await sample.counts()
  const club = await sample.loaded()
  const owner = api.as('owner', { club })
  const { id } = await one<{ id: number }>(
    `select min(id) as id from staff where is_sample and role = 'trainer'`,
  )
  expect((await owner.post(`/staffs/${id}/view-as/`)).status).toBe(200)
  const viewing = { headers: { 'x-view-as': String(id) } }
  expect((await owner.get('/auth/ephemeral-token/', viewing)).status).toBe(200)
  expect((await owner.post(`/staffs/${id}/invite/`)).status).toBe(200)
  await api.background()
  expect((await sample.remove()).status).toBe(200)
  expect({ ...(await sample.counts()), job: 0 }).toEqual({ ...before, job: 0 })
})

test('a generated person who got a password stays, and needs another club', async () => {
  await sample.loaded()
  const { id } = await one<{ id: number }>(`select max(id) as id from staff where is_sample`)
  await api.sql(1, `update staff set password_hash = 'hash' where id = ${id}`)
  expect(code(await sample.remove())).toEqual([409, 'sample_gym_has_staff'])
  await api.sql(1, `insert into staff_club values (1, ${id}, 1)`)
  expect((await sample.remove()).status).toBe(200)
  expect(await one(`select is_sample from staff where id = ${id}`)).toEqual({ is_sample: false })
  expect(await api.sql(1, `select club_id from staff_club where staff_id = ${id}`)).toEqual([
    { club_id: 1 },
  ])
  await api.sql(1, `delete from staff_club where staff_id = ${id}`)
  await api.sql(1, `delete from staff where id = ${id}`)
})

describe('is refused', () => {
  test.each<Person>(['manager', 'trainer', 'desk', 'partner'])('to a %s', async (person) => {
    expect((await sample.load(person)).status).toBe(403)
    await sample.loaded()
    expect((await sample.remove(person)).status).toBe(403)
  })

  test('where there is none, also where another business has one', async () => {
    expect(code(await sample.remove())).toEqual([404, 'not_found'])
    const club = await sample.loaded()
    expect(code(await sample.remove('stranger'))).toEqual([404, 'not_found'])
    expect((await sample.found())?.id).toBe(club)
  })

  test('by the functions of the database for any other club and merchant', async () => {
    const club = await sample.loaded()
    const plan = await gym(api).plan({})
    const [member = 0] = await gym(api).members(1)
    expect((await api.as('desk').post('/management/payment/', saleOf(member, plan))).status).toBe(
      200,
    )
    const before = await sample.counts()
    for (const [merchant, id] of [
      [1, 1],
      [1, 2],
      [1, 9999],
      [2, club],
      [2, 4],
    ] as const) {
      const only = 'Only a sample gym is removed'
      await expect(api.sql(merchant, `select remove_sample_ledger(${id})`)).rejects.toThrow(only)
      await expect(api.sql(merchant, `select remove_sample_gym(${id}, 1)`)).rejects.toThrow(only)
    }
    for (const table of ['payment', 'visit', 'ledger_entry']) {
      await expect(api.sql(1, `delete from ${table} where club_id = ${club}`)).rejects.toThrow(
        /permission denied/,
      )
    }
    expect(await sample.counts()).toEqual(before)
  })

  test('while a shift is open in it', async () => {
    const club = await sample.loaded()
    const owner = api.as('owner', { club })
    await owner.patch('/finance/shift-setting/', { is_on: true })
    const { id } = (await owner.post('/finance/shift/', { float: 100_000 })).body.results
    expect(code(await sample.remove())).toEqual([409, 'sample_gym_has_open_shift'])
    const closed = await owner.post(`/finance/shift/${id}/close/`, {
      notes: [{ note: 100_000, count: 1 }],
      coins: 0,
    })
    expect([closed.status, closed.text]).toEqual([200, closed.text])
  })

  test('while own staff would be left without a club', async () => {
    const club = await sample.loaded()
    await api.sql(1, `update staff_club set club_id = ${club} where staff_id = 6`)
    const refused = await sample.remove()
    expect(code(refused)).toEqual([409, 'sample_gym_has_staff'])
    expect(refused.body.message).toContain('only in the sample gym: 1')
    await api.sql(1, `update staff_club set club_id = 1 where staff_id = 6`)
  })

  test('where no other club is open', async () => {
    const club = await sample.loaded()
    await api.sql(1, `update club set is_active = false where id in (1, 2, 3)`)
    const refused = await api.as('owner').delete('/management/sample-gym/', { club })
    expect(code(refused)).toEqual([409, 'last_club'])
    await api.sql(1, `update club set is_active = true where id in (1, 2, 3)`)
  })

  // Sales stay in the books, so these have a database of their own.
  test.each([
    { sold: 'a member of it has bought in another club', outside: true, count: 3 },
    { sold: 'a member of another club has bought in it', outside: false, count: 3 },
  ])('where $sold', async ({ outside, count }) => {
    const server = await testServer()
    const own = sampleGym(server)
    const club = await own.loaded()
    const at = outside ? 1 : club
    const [member] = await (outside
      ? server.sql<{ id: number }>(
          1,
          `update member set is_global = true where id = (select min(id) from member) returning id`,
        )
      : gym(server)
          .members(1, { is_global: true })
          .then(([id]) => [{ id }]))
    const sale = saleOf(member?.id ?? 0, await gym(server, 1, at).plan({}))
    const sold = await server.as('owner').post('/management/payment/', sale, { club: at })
    expect([sold.status, sold.text]).toEqual([200, sold.text])
    const before = await own.counts()
    const refused = await own.remove()
    expect(code(refused)).toEqual([409, 'sample_gym_in_use'])
    expect(refused.body.message).toContain(`depend on the sample gym: ${count}.`)
    expect(await own.counts()).toEqual(before)
    expect(await own.faults()).toEqual([])
    await server.close()
  })

  test.each([
    [
      'a note of another club',
      (
        member: number,
      ) => `insert into note (merchant_id, club_id, member_id, staff_id, text, created_at)
       values (1, 1, ${member}, 1, 'Eslatma', '2026-11-21Z')`,
      'delete from note where club_id = 1',
    ],
    [
      'its generated staff in another club',
      () => `insert into staff_club
       select 1, min(id), 1 from staff where is_sample`,
      'delete from staff_club where club_id = 1 and staff_id > 100',
    ],
    [
      'its trainer in a package of another club',
      () => `update package set trainer_id = (select min(id) from staff where is_sample)
       where club_id = 1`,
      'update package set trainer_id = null where club_id = 1',
    ],
  ])('where there is %s', async (_, depends, undo) => {
    const club = await sample.loaded()
    await gym(api).plan({ name: 'Ertalab' })
    await api.sql(1, depends(await memberOf(club)))
    const before = await sample.counts()
    expect(code(await sample.remove())).toEqual([409, 'sample_gym_in_use'])
    expect(await sample.counts()).toEqual(before)
    await api.sql(1, undo)
  })
})
