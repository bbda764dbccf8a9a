import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { addMember, addMembership } from './member.fixture.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const bin = '/management/member-bin/'
const restore = (id: number, body: object = {}) =>
  api.as('manager').post(`${bin}${id}/restore/`, body)
const remove = (id: number) => api.as('manager').delete(`/management/member/${id}/`)
const listed = async (q = '') => {
  const { body } = await api.as('manager').get(`${bin}?per_page=100&q=${encodeURIComponent(q)}`)
  return (body.results as { id: number }[]).map(({ id }) => id)
}
const found = async (q: string) => {
  const { body } = await api.as('desk').get(`/management/member-search/?q=${encodeURIComponent(q)}`)
  return (body.results as { id: number }[]).map(({ id }) => id)
}

describe('REL-47 the bin', () => {
  test('holds who was removed, says by whom and until when, and finds them by name and phone', async () => {
    const [first, second] = [
      await addMember(api, { last_name: 'Ergasheva', first_name: 'Lola', phone: '+998935550011' }),
      await addMember(api, { last_name: 'Choriyev', first_name: 'Bek', phone: '+998935550022' }),
    ]
    await remove(first)
    api.clock.forward(60)
    await remove(second)
    expect((await listed()).slice(0, 2)).toEqual([second, first])
    const { body } = await api.as('manager').get(`${bin}?q=ergash`)
    expect(body.results).toEqual([
      {
        id: first,
        fullname: 'Ergasheva Lola',
        phone: '+998935550011',
        avatar: null,
        status: 'active',
        removed_at: '2026-11-21T07:00:00.000Z',
        removed_by: 'Karimov manager',
        restore_until: '2026-12-21',
        is_restorable: true,
      },
    ])
    expect(await listed('Лола эргашева')).toEqual([first])
    expect(await listed('0022')).toEqual([second])
    expect(await listed('nobody')).toEqual([])
  })

  test('gives a member back with everything as it was', async () => {
    const id = await addMember(api, { last_name: 'Qoraboyev', phone: '+998935550033' })
    await addMembership(api, id, '2026-09-01', '2026-09-30')
    await api.as('desk').post('/customer/note/', { customer: id, text: '<p>Ertalab keladi.</p>' })
    const facts = async () => {
      const paths = ['profile', 'membership-list', 'note-list', 'payment-list']
      const read = paths.map((path) => api.as('desk').get(`/customer/${id}/${path}/`))
      return (await Promise.all(read)).map(({ status, body }) => [
        status,
        { ...body.results, version: 0 },
      ])
    }
    const before = await facts()
    await remove(id)
    expect((await facts()).map(([status]) => status)).toEqual([404, 404, 404, 404])
    expect(await found('qoraboyev')).toEqual([])

    const { status, body } = await restore(id)
    expect([status, body.results.id, body.results.version]).toEqual([200, id, 3])
    expect(await facts()).toEqual(before)
    expect(await found('qoraboyev')).toEqual([id])
    expect(await listed('qoraboyev')).toEqual([])
    expect((await restore(id)).status).toBe(404)
    const log = await api.as('desk').get(`/customer/${id}/activity-logs/`)
    expect(log.body.results[0].logs[0].message).toBe('member.restored')
  })

  test('requires another phone if another member has the original one, with the error at the phone', async () => {
    const phone = '+998935550044'
    const user = await api.sql<{ id: number }>(
      1,
      `insert into mobile_user (merchant_id, phone, name, verified_at, created_at)
       values (1, $1, 'Ali', '2026-01-01Z', '2026-01-01Z') returning id`,
      [phone],
    )
    const id = await addMember(api, { phone, mobile_user_id: user[0]?.id })
    await remove(id)
    const now = await addMember(api, { last_name: 'Tohirov', first_name: 'Umid', phone })
    const taken = await restore(id)
    expect([taken.status, taken.body.code, Object.keys(taken.body.errors)]).toEqual([
      400,
      'already_gym_member',
      ['phone'],
    ])
    expect(taken.body.results).toEqual({ id: now, fullname: 'Tohirov Umid' })
    const foreign = await restore(id, { phone: '+996700112233' })
    expect(foreign.body.errors).toEqual({ phone: [expect.stringContaining('+998')] })
    expect(await listed()).toContain(id)

    const back = await restore(id, { phone: '+998935550045' })
    expect([back.status, back.body.results.phone]).toEqual([200, '+998935550045'])
    const profile = await api.as('desk').get(`/customer/${id}/profile/`)
    // The mobile user signs in with the old phone.
    expect(profile.body.results.mobile_user).toBeNull()
  })

  test('of another club reveals nothing about the member with the phone there', async () => {
    const phone = '+998935550055'
    const id = await addMember(api, { phone })
    await remove(id)
    await addMember(api, { club: 2, phone })
    const taken = await restore(id)
    expect([taken.body.code, taken.body.results]).toEqual(['phone_already_in_use', undefined])
    const elsewhere = api.as('owner', { club: 2 })
    expect((await elsewhere.post(`${bin}${id}/restore/`, {})).status).toBe(404)
    expect((await elsewhere.post(`${bin}${id}/erase/`, { fullname: 'Valiyev Ali' })).status).toBe(
      404,
    )
  })

  test('T-09 of two concurrent restores with the same phone one is refused', async () => {
    const phone = '+998935550066'
    const first = await addMember(api, { phone })
    await remove(first)
    const second = await addMember(api, { phone })
    await remove(second)
    const answers = await Promise.all([restore(first), restore(second)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.body.errors.phone).toHaveLength(1)
  })

  test('restores no member after thirty days', async () => {
    const id = await addMember(api, { deleted_at: '2026-10-21T18:00:00Z' })
    const late = await restore(id)
    expect([late.status, late.body.code]).toEqual([409, 'bin_time_over'])
    const row = (await api.as('manager').get(`${bin}?per_page=100`)).body.results.find(
      (each: { id: number }) => each.id === id,
    )
    expect(row).toMatchObject({
      restore_until: '2026-11-20',
      is_restorable: false,
      removed_by: null,
    })
  })
})
