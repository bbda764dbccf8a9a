import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer, setRights } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#63c"/></svg>`

let made = 0
const whole = () => ({
  first_name: 'Gulnora',
  last_name: 'Yoʻldosheva',
  phone: '+998901112233',
  email: `gulnora${(made += 1)}@zal.demo`,
  clubs: [1],
})
const create = (changes: object = {}, club = 1) =>
  api.as('manager').post('/management/trainer/', { ...whole(), ...changes }, { club })
const pathOf = (id: number) => `/management/trainer/${id}/`

describe('trainers', () => {
  test('need a session and the right', async () => {
    expect((await api.nobody().get('/management/trainer-list/')).status).toBe(401)
    expect((await api.as('desk').get('/management/trainer-list/')).body.code).toBe('forbidden')
    expect((await api.as('trainer').post('/management/trainer/', whole())).status).toBe(403)
  })

  test('are added with everything that the card shows', async () => {
    const added = await create({
      specialities: ['yoga', 'pilates'],
      bio: ' 8 yillik tajriba ',
      clubs: [1, 2],
      week_days: [5, 1, 3],
      start_time: '09:00',
      end_time: '18:00',
    })
    expect(added.body.results).toMatchObject({
      fullname: 'Yoʻldosheva Gulnora',
      specialities: ['yoga', 'pilates'],
      bio: '8 yillik tajriba',
      clubs: [
        { id: 1, name: 'Zal Chilonzor' },
        { id: 2, name: 'Zal Yunusobod' },
      ],
      week_days: [1, 3, 5],
      start_time: '09:00',
      end_time: '18:00',
      is_active: true,
      version: 1,
    })
    const list = await api.as('owner').get('/management/trainer-list/?q=gulnora&per_page=1000')
    expect(list.body.results).toContainEqual(added.body.results)
    const picker = await api.as('desk').get('/staffs/club-staff-list/?role_name=trainer')
    expect(picker.text).toContain('Yoʻldosheva Gulnora')
  })

  test.each([
    [{ phone: '+996501112233' }, 'phone', 'The phone must start with +998.'],
    [{ clubs: [] }, 'clubs', 'Choose at least 1.'],
    [{ clubs: [4] }, 'clubs', 'Choose clubs where you work.'],
    [{ start_time: '09:00' }, 'end_time', 'This field is required.'],
    [{ start_time: '18:00', end_time: '09:00' }, 'end_time', 'Enter a value later than 18:00.'],
    [{ email: 'Owner@zal.demo' }, 'email', 'This email is already taken. Enter another one.'],
    [{ role: 'owner' }, 'role', 'This field isn’t allowed here.'],
  ])('REL-38 refuse %j with a word at its field', async (wrong, field, text) => {
    const { status, body } = await create(wrong)
    expect([status, body.code, body.errors[field]]).toEqual([400, 'validation', [text]])
  })

  test('REL-28 change only by the fields that are sent, and not by a stale change', async () => {
    const { id } = (await create({ bio: 'Boks', week_days: [2, 4] })).body.results
    const changed = await api.as('owner').patch(pathOf(id), { phone: '+998935550011', version: 1 })
    expect(changed.body.results).toMatchObject({
      phone: '+998935550011',
      bio: 'Boks',
      week_days: [2, 4],
      version: 2,
    })
    const late = await api.as('manager').patch(pathOf(id), { bio: 'Yoga', version: 1 })
    expect(late.body).toMatchObject({ code: 'stale_record', results: { bio: 'Boks', version: 2 } })
    const [audit] = await api.sql(
      1,
      `select before->>'phone' as before, after->>'phone' as after from audit_log where record_id = $1 and action = 'trainer.changed'`,
      [id],
    )
    expect(audit).toEqual({ before: '+998901112233', after: '+998935550011' })
  })

  test('keep clubs outside the scope of the person who changes them', async () => {
    const { id } = (await create({ clubs: [1, 2] })).body.results
    await api.sql(1, 'delete from staff_club where staff_id = 3 and club_id = 2')
    const changed = await api.as('manager').patch(pathOf(id), { clubs: [1, 3], version: 1 })
    expect(changed.body.results.clubs).toHaveLength(2)
    const all = await api.as('owner').get(pathOf(id))
    expect(all.body.results.clubs.map((each: { id: number }) => each.id)).toEqual([1, 2, 3])
    await api.sql(1, 'insert into staff_club values (1, 3, 2)')
  })

  test('have a picture, uploaded once, which outlives the sweep and can be taken away', async () => {
    const upload = async () => {
      const form = new FormData()
      form.append('file_type', 'image')
      form.append('file', new File([drawing], 'yuz.svg'))
      return (await api.as('manager').send('POST', '/upload/', form)).body.results.id as number
    }
    const avatar = await upload()
    const { id, version, ...added } = (await create({ avatar })).body.results
    expect(added.avatar).toMatchObject({ id: avatar, url: `/api/v1/files/${avatar}/` })
    expect((await create({ avatar })).body.code).toBe('file_mismatch')
    await api.sql(1, `select sweep_files($1::timestamptz)`, ['2026-12-21T07:00:00Z'])
    expect((await api.as('desk').get(`/files/${avatar}/`)).status).toBe(200)
    expect((await api.as('stranger').get(`/files/${avatar}/`)).status).toBe(404)

    const kept = await api.as('manager').patch(pathOf(id), { avatar, bio: 'Boks', version })
    expect(kept.body.results).toMatchObject({ avatar: { id: avatar }, bio: 'Boks' })
    const other = await upload()
    const changed = await api.as('owner').patch(pathOf(id), { avatar: other, version: version + 1 })
    expect([changed.status, changed.body.code]).toEqual([400, 'file_mismatch'])
    const gone = await api.as('owner').patch(pathOf(id), { avatar: null, version: version + 1 })
    expect(gone.body.results.avatar).toBeNull()
  })

  test('are removed while nothing names them, and switched off afterwards', async () => {
    const fresh = (await create()).body.results.id
    expect((await api.as('manager').delete(pathOf(fresh))).status).toBe(200)
    expect((await api.as('manager').get(pathOf(fresh))).status).toBe(404)

    const busy = (await create()).body.results.id
    const plan = { name: 'Boks', price: 300000, days: 30, trainer: busy }
    await api.as('owner').post('/management/package/', plan)
    const refused = await api.as('manager').delete(pathOf(busy))
    expect([refused.status, refused.body.code]).toEqual([409, 'trainer_in_use'])
    expect((await api.as('manager').get(pathOf(busy))).body.results.clubs).toHaveLength(1)
  })

  test('are signed out immediately when deactivated', async () => {
    expect((await api.as('trainer').get('/staffs/permissions/')).status).toBe(200)
    const { version } = (await api.as('manager').get(pathOf(4))).body.results
    await api.as('manager').patch(pathOf(4), { is_active: false, version })
    expect((await api.as('trainer').get('/staffs/permissions/')).status).toBe(401)
  })

  test('T-02 are those of the club, and never staff of another role', async () => {
    const { id } = (await create({ clubs: [2] })).body.results
    expect((await api.as('owner').get(pathOf(id))).status).toBe(404)
    expect((await api.as('owner').get(pathOf(id), { club: 2 })).status).toBe(200)
    expect((await api.as('stranger').delete(pathOf(id))).status).toBe(404)
    for (const other of [1, 2, 3, 5]) {
      expect((await api.as('owner').patch(pathOf(other), { version: 1 })).status).toBe(404)
    }
  })

  test('T-03 are a matter of managers and up, whatever a tree of one’s own says', async () => {
    const list = { change: true, delete: true }
    await setRights(api, 'desk', { staff: { list, register: true } })
    const { id } = (await create()).body.results
    expect((await api.as('desk').get(pathOf(id))).status).toBe(200)
    const tries = [
      await api.as('desk').post('/management/trainer/', whole()),
      await api.as('desk').patch(pathOf(id), { version: 1 }),
      await api.as('desk').delete(pathOf(id)),
    ]
    for (const { status, body } of tries) {
      expect([status, body.code]).toEqual([403, 'rank_too_low'])
    }
    await setRights(api, 'desk', null)
  })
})
