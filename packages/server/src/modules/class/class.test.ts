import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    fill: async (owner) => {
      await owner.exec(`
        insert into room (merchant_id, id, club_id, name, created_at) values
          (1, 900, 1, 'Katta zal', '2026-01-01Z'), (1, 903, 1, 'Yoga zali', '2026-01-01Z'),
          (1, 901, 2, 'Basseyn', '2026-01-01Z'), (2, 902, 4, 'Зал', '2026-01-01Z');
        insert into staff_club values (1, 4, 2);`)
    },
  })
})
afterAll(() => api.close())

const block = { start_time: '09:00', end_time: '10:00', week_days: [1, 3, 5] }
const whole = { name: 'Pilates', price: 480000, days: 30, times: [block] }
const create = (changes: object = {}, club = 1) =>
  api.as('owner').post('/management/class/', { ...whole, ...changes }, { club })
const pathOf = (id: number) => `/management/class/${id}/`

describe('classes', () => {
  test('need a session and the right', async () => {
    expect((await api.nobody().get('/management/class-list/')).status).toBe(401)
    expect((await api.as('desk').post('/management/class/', whole)).body.code).toBe('forbidden')
    expect((await api.as('desk').get('/management/class-list/')).status).toBe(200)
    expect((await api.as('partner').get('/management/class-list/')).status).toBe(200)
    expect((await api.as('trainer').get('/management/class-list/')).status).toBe(403)
    expect((await api.as('partner').get('/management/class-mini/')).status).toBe(200)
  })

  test('have a first and a last day, by which the list is filtered', async () => {
    const added = await create({
      name: 'Kuzgi yoga',
      start_date: '2026-09-01',
      end_date: '2026-11-30',
    })
    expect(added.body.results).toMatchObject({ start_date: '2026-09-01', end_date: '2026-11-30' })
    await create({ name: 'Doimiy yoga' })
    const held = async (days: string) =>
      (
        await api.as('desk').get<{ name: string }[]>(`/management/class-list/?q=yoga&${days}`)
      ).body.results
        .map(({ name }) => name)
        .toSorted()
    expect(await held('start_date=2026-11-30&end_date=2026-12-31')).toEqual([
      'Doimiy yoga',
      'Kuzgi yoga',
    ])
    expect(await held('start_date=2026-12-01')).toEqual(['Doimiy yoga'])
    expect(await held('end_date=2026-08-31')).toEqual(['Doimiy yoga'])
    const turned = await create({ start_date: '2026-09-02', end_date: '2026-09-01' })
    expect([turned.status, turned.body.code, Object.keys(turned.body.errors)]).toEqual([
      400,
      'class_ends_before_start',
      ['end_date'],
    ])
  })

  test('are added with their blocks', async () => {
    const added = await create({
      name: ' Ertalabki pilates ',
      visit: 12,
      times: [
        { ...block, week_days: [5, 1, 3], trainers: [4], room: 900, slot: 15 },
        { start_time: '19:00', end_time: '20:30', week_days: [2] },
      ],
    })
    expect(added.body.results).toMatchObject({
      name: 'Ertalabki pilates',
      visit: 12,
      is_active: true,
      times: [
        {
          ...block,
          staffs: [{ id: 4, label: 'Karimov trainer' }],
          room: { id: 900, name: 'Katta zal' },
          slot: 15,
          remaining_slots: 15,
        },
        { start_time: '19:00', staffs: [], room: null, slot: null, remaining_slots: null },
      ],
      version: 1,
    })
    const { id } = added.body.results
    const list = await api.as('desk').get('/management/class-list/?trainer_id=4')
    expect(list.body.results).toEqual([added.body.results])
    const names = await api.as('desk').get('/management/class-mini/?q=ertalabki')
    expect(names.body.results).toEqual([{ id, name: 'Ertalabki pilates' }])
    await api.as('owner').delete(pathOf(id))
  })

  test.each([
    [{ times: [] }, 'times', 'Choose at least 1.'],
    [
      { times: [{ ...block, end_time: '08:00' }] },
      'times.0.end_time',
      'Enter a value later than 09:00.',
    ],
    [{ times: [{ ...block, room: 901 }] }, 'times.0.room', 'Choose a room of this club.'],
    [{ times: [block, { ...block, room: 902 }] }, 'times.1.room', 'Choose a room of this club.'],
    [
      { times: [{ ...block, trainers: [5] }] },
      'times.0.trainers',
      'Choose a trainer of this club.',
    ],
    [
      { times: [{ ...block, id: 999 }] },
      'times.0.id',
      'This value isn’t allowed. Enter another one.',
    ],
    [
      {
        times: [
          { ...block, room: 900 },
          { ...block, start_time: '09:30', room: 900 },
        ],
      },
      'times.1.start_time',
      'Another class time from 09:00 to 10:00 uses the same room or trainer. Choose another time.',
    ],
  ])('REL-38 refuse %j with a word at its field', async (wrong, field, text) => {
    const { status, body } = await create(wrong)
    expect([status, body.code, body.errors]).toEqual([400, 'validation', { [field]: [text] }])
  })

  test('change one block by its timeIndex; the others stay', async () => {
    const { id, times } = (await create({ times: [block, { ...block, week_days: [6] }] })).body
      .results
    const path = `${pathOf(id)}time/1/`
    const change = (changes: object, person: 'owner' | 'manager' = 'owner') =>
      api.as(person).patch(path, { id: times[1].id, ...changes })
    const changed = await change({ end_time: '11:00', slot: 8, version: 1 })
    expect(changed.body.results.times).toMatchObject([
      { ...block },
      { start_time: '09:00', end_time: '11:00', week_days: [6], slot: 8 },
    ])
    const late = await change({ slot: 9, version: 1 }, 'manager')
    expect(late.body).toMatchObject({ code: 'stale_record', results: { version: 2 } })
    const [audit] = await api.sql(
      1,
      `select before->'times'->1->>'slot' as before, after->'times'->1->>'slot' as after
         from audit_log where record_id = $1 and action = 'class.changed'`,
      [id],
    )
    expect(audit).toEqual({ before: null, after: '8' })
    await api.as('owner').delete(pathOf(id))
  })

  test('REL-28 change no other block than the one that was opened', async () => {
    const made = await create({ times: [block, { ...block, week_days: [6] }] })
    const { id, times } = made.body.results
    const [first, second] = times.map((time: { id: number }) => time.id)
    const change = (place: number, changes: object) =>
      api.as('owner').patch(`${pathOf(id)}time/${place}/`, { slot: 9, ...changes })
    const kept = [{ ...block, week_days: [6], id: second }]
    await api.as('manager').patch(pathOf(id), { times: kept, version: 1 })
    for (const [place, sent] of [
      [0, { id: first, version: 1 }],
      [0, { id: first, version: 2 }],
      [1, { id: second, version: 1 }],
    ] as const) {
      const { status, body } = await change(place, sent)
      expect([status, body.code, body.results]).toEqual([409, 'class_times_changed', undefined])
    }
    const { times: after, version } = (await api.as('owner').get(pathOf(id))).body.results
    expect([after.length, after[0].slot, version]).toEqual([1, null, 2])
    await api.as('owner').delete(pathOf(id))
  })

  test('report problems of a changed block at its fields', async () => {
    const early = { ...block, room: 900 }
    const late = { ...early, start_time: '10:00', end_time: '11:00' }
    const { id, times } = (await create({ times: [early, late] })).body.results
    const change = (index: number, body: object) =>
      api
        .as('owner')
        .patch(`${pathOf(id)}time/${index}/`, { id: times[index].id, ...body, version: 1 })
    expect((await change(0, { end_time: '10:30' })).body.errors).toEqual({
      start_time: [
        'Another class time from 10:00 to 11:00 uses the same room or trainer. Choose another time.',
      ],
    })
    expect((await change(1, { start_time: '09:30' })).body.errors).toEqual({
      start_time: [
        'Another class time from 09:00 to 10:00 uses the same room or trainer. Choose another time.',
      ],
    })
    expect((await change(0, { room: 901 })).body.errors).toHaveProperty('room')
    expect((await api.as('owner').get(pathOf(id))).body.results.times).toMatchObject([
      { start_time: '09:00' },
      { start_time: '10:00' },
    ])
    await api.as('owner').delete(pathOf(id))
  })

  test('keep the blocks that stay, drop those that are left out', async () => {
    const { id, times } = (await create({ times: [block, { ...block, week_days: [2] }] })).body
      .results
    const second = { ...block, week_days: [2], id: times[1].id, start_time: '09:15' }
    const fresh = { ...block, week_days: [7] }
    const body = { times: [second, fresh], version: 1 }
    const changed = (await api.as('owner').patch(pathOf(id), body)).body.results
    expect(changed.times[0]).toMatchObject({ id: times[1].id, start_time: '09:15' })
    expect(changed.times[1]).toMatchObject({ week_days: [7] })
    expect(changed.times[1].id).toBeGreaterThan(times[1].id)
    await api.as('owner').delete(pathOf(id))
  })
})

describe('T-29 a room and a trainer are in one place at a time', () => {
  const at = (times: object[], changes: object = {}) => create({ times, ...changes })
  const room = { ...block, room: 900 }
  const trainer = { ...block, trainers: [4] }

  test('another class that overlaps is refused at the field, in words', async () => {
    const { id } = (await at([room])).body.results
    const late = { ...room, start_time: '09:59', end_time: '11:00', week_days: [5, 6] }
    const refused = await at([late])
    expect(refused.body.errors).toEqual({
      'times.0.room': [
        '“Pilates” uses this room from 09:00 to 10:00 on one of these days. Choose another room or time.',
      ],
    })
    const fine = [
      { ...room, start_time: '10:00', end_time: '11:00' },
      { ...room, week_days: [2, 4] },
      { ...room, room: 903 },
    ]
    const beside = await at(fine)
    expect(beside.status).toBe(200)
    await Promise.all([id, beside.body.results.id].map((x) => api.as('owner').delete(pathOf(x))))
    expect((await api.sql(1, 'select count(*)::int as n from timetable'))[0]).toEqual({ n: 0 })
  })

  test('a trainer too, also in another club, which is not named', async () => {
    const { id } = (await at([trainer])).body.results
    expect((await at([trainer])).body.errors).toHaveProperty(['times.0.trainers'])
    const elsewhere = await create({ times: [trainer] }, 2)
    expect(elsewhere.body.errors['times.0.trainers']).toEqual([
      'The trainer works in another club from 09:00 to 10:00 on one of these days. Choose another trainer or time.',
    ])
    await api.as('owner').delete(pathOf(id))
  })

  test('packages and classes mind each other', async () => {
    const plan = {
      name: 'Boks guruhi',
      price: 300000,
      days: 30,
      room: 900,
      start_time: '09:30',
      end_time: '11:00',
    }
    const sold = (await api.as('owner').post('/management/package/', plan)).body.results
    expect((await at([room])).body.errors['times.0.room']?.[0]).toMatch(/^“Boks guruhi” uses/)
    const path = `/management/package/${sold.id}/`
    const off = await api.as('owner').patch(path, { is_active: false, version: sold.version })
    const { id } = (await at([room])).body.results
    const version = off.body.results.version
    const again = await api.as('owner').patch(path, { is_active: true, version })
    expect(again.body.errors.room?.[0]).toMatch(/^“Pilates” uses this room from 09:00 to 10:00/)
    const other = await api.as('owner').post('/management/package/', { ...plan, name: 'Yoga' })
    expect(other.body.errors).toHaveProperty('room')
    await api.as('owner').delete(path)
    await api.as('owner').delete(pathOf(id))
  })

  test('a class that is switched off gives its time away, and takes it back only while it is free', async () => {
    const first = (await at([room])).body.results
    await api.as('owner').patch(pathOf(first.id), { is_active: false, version: 1 })
    const second = (await at([room])).body.results
    const back = await api.as('owner').patch(pathOf(first.id), { is_active: true, version: 2 })
    expect(back.body.errors).toHaveProperty('is_active')
    await api.as('owner').delete(pathOf(second.id))
    const free = await api.as('owner').patch(pathOf(first.id), { is_active: true, version: 2 })
    expect(free.status).toBe(200)
    await api.as('owner').delete(pathOf(first.id))
  })

  test('a block may move over its own time', async () => {
    const { id, times } = (await at([room])).body.results
    const change = { id: times[0].id, end_time: '10:30', version: 1 }
    const moved = await api.as('owner').patch(`${pathOf(id)}time/0/`, change)
    expect(moved.status).toBe(200)
    await api.as('owner').delete(pathOf(id))
  })

  test('50 at once are one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => at([room])))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['ok', 'validation']))
    const won = answers.find(({ status }) => status === 200)
    await api.as('owner').delete(pathOf(won?.body.results.id))
  })

  test('the database enforces the rules', async () => {
    const { id } = (await at([room])).body.results
    const clash = api.sql(
      1,
      `insert into timetable (merchant_id, resource, resource_id, week_day, minutes, class_id)
       values (1, 'room', 900, 3, int4range(590, 600), $1)`,
      [id],
    )
    await expect(clash).rejects.toMatchObject({ constraint: 'timetable_clash' })
    await api.as('owner').delete(pathOf(id))
  })
})

describe('memberships sold of a class', () => {
  const sold = async (id: number, time: number, from: string, to: string) => {
    const [member] = await api.sql<{ id: number }>(
      1,
      `insert into member (merchant_id, club_id, first_name, last_name, gender, date_joined, phone, status, search_words, sort_key, created_at)
       values (1, 1, 'Aziza', 'Umarova', 2, '2026-01-01', '+998' || (930000000 + floor(random() * 1000000)::int), 'active', '{}', 'u', '2026-01-01Z')
       returning id`,
    )
    await api.sql(
      1,
      `insert into membership (merchant_id, club_id, member_id, type, class_id, class_time_id, name, price, days, start_date, end_date, taken, sold_by, created_at)
       values (1, 1, $1, 2, $2, $3, 'Pilates', 480000, 30, $4, $5, daterange($4, $5, '[]'), 1, '2026-10-01Z')`,
      [member?.id, id, time, from, to],
    )
  }

  test('holds a place of its block', async () => {
    const { id, times } = (await create({ times: [{ ...block, slot: 2 }] })).body.results
    await sold(id, times[0].id, '2026-11-01', '2026-11-30')
    await sold(id, times[0].id, '2026-10-01', '2026-10-31')
    const left = async () =>
      (await api.as('owner').get(pathOf(id))).body.results.times[0].remaining_slots
    expect(await left()).toBe(1)
    await sold(id, times[0].id, '2026-12-01', '2026-12-30')
    expect(await left()).toBe(0)
    const names = async (query: string) =>
      (await api.as('owner').get(`/management/class-list/${query}`)).body.results.map(
        (each: { id: number }) => each.id,
      )
    expect(await names('')).toContain(id)
    expect(await names('?remaining_slots=1')).not.toContain(id)
  })

  test('keeps the class, and its block, from being removed', async () => {
    const { id, times } = (await create({ times: [block, { ...block, week_days: [7] }] })).body
      .results
    await sold(id, times[0].id, '2026-11-01', '2026-11-30')
    const refused = await api.as('owner').delete(pathOf(id))
    expect([refused.status, refused.body.code]).toEqual([409, 'class_was_sold'])
    const without = [{ ...block, week_days: [7], id: times[1].id }]
    const change = await api.as('owner').patch(pathOf(id), { times: without, version: 1 })
    expect(change.body.code).toBe('class_time_was_sold')
    const off = await api.as('owner').patch(pathOf(id), { is_active: false, version: 1 })
    expect(off.body.results.is_active).toBe(false)
  })

  test('stays as it was sold when price and days change', async () => {
    const { id, times } = (await create()).body.results
    await sold(id, times[0].id, '2026-11-01', '2026-11-30')
    const [before] = await api.sql(1, 'select * from membership where class_id = $1', [id])
    await api.as('owner').patch(pathOf(id), { price: 1, days: 5, name: 'Yoga', version: 1 })
    const move = { id: times[0].id, start_time: '08:00', version: 2 }
    const moved = await api.as('owner').patch(`${pathOf(id)}time/0/`, move)
    expect(moved.status).toBe(200)
    const [after] = await api.sql(1, 'select * from membership where class_id = $1', [id])
    expect(after).toEqual(before)
  })
})

test('T-02 classes belong to their club', async () => {
  const { id, times } = (await create({ name: 'Aerobika' })).body.results
  const there = { club: 2 }
  const change = { price: 5, version: 1 }
  for (const person of ['owner', 'stranger'] as const) {
    const options = person === 'owner' ? there : {}
    const caller = api.as(person)
    expect((await caller.get(pathOf(id), options)).status).toBe(404)
    expect((await caller.patch(pathOf(id), change, options)).status).toBe(404)
    const time = { id: times[0].id, version: 1 }
    expect((await caller.patch(`${pathOf(id)}time/0/`, time, options)).status).toBe(404)
    expect((await caller.delete(pathOf(id), options)).status).toBe(404)
    const names = await caller.get('/management/class-mini/', options)
    expect(names.text).not.toContain('Aerobika')
  }
})
