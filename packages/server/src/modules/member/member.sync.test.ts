import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import { addMember } from './member.fixture.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const sync = (member: number) => api.as('desk').post(`/customer/${member}/sync/`)
const user = async (phone: string, { merchant = 1, verified = true } = {}) => {
  await api.sql(
    merchant,
    `insert into mobile_user (merchant_id, phone, name, verified_at, created_at)
     values ($1, $2, 'Oʻgʻiloy G.', case when $3 then '2026-05-01Z'::timestamptz end, '2026-05-01Z')`,
    [merchant, phone, verified],
  )
}

describe('a member and the mobile app', () => {
  test('are bound by the phone, once, with a trace', async () => {
    await user('+998911112233')
    const member = await addMember(api, { phone: '+998911112233' })
    const { status, body } = await sync(member)
    expect([status, body.results.mobile_user]).toEqual([
      200,
      { id: expect.any(Number), name: 'Oʻgʻiloy G.' },
    ])
    expect((await sync(member)).body.results.mobile_user).toEqual(body.results.mobile_user)
    const { body: log } = await api
      .as('owner')
      .get<{ logs: { changes: object[] }[] }[]>(`/customer/${member}/activity-logs/`)
    expect(log.results.flatMap(({ logs }) => logs.map(({ changes }) => changes))).toEqual([
      [{ field: 'mobile_user', kind: 'text', before: null, after: 'Oʻgʻiloy G.' }],
    ])
    const events = await api.sql(1, `select kind from event where record_id = $1`, [member])
    expect(events).toEqual([{ kind: 'member.changed' }])
  })

  test('a bound member keeps the phone', async () => {
    await user('+998911112244')
    const member = await addMember(api, { phone: '+998911112244' })
    const change = { phone: '+998911119999', version: 1 }
    await sync(member)
    const refused = await api.as('desk').patch(`/management/member/${member}/`, change)
    expect([refused.status, refused.body.code]).toEqual([400, 'phone_can_not_be_changed'])
  })

  test('mobile_user_not_found: missing, not verified, or of another merchant', async () => {
    await user('+998911112255', { verified: false })
    await user('+998911112266', { merchant: 2 })
    for (const phone of ['+998911112255', '+998911112266', '+998911112277']) {
      const member = await addMember(api, { phone })
      const { status, body } = await sync(member)
      expect([status, body.code]).toEqual([400, 'mobile_user_not_found'])
    }
  })

  test('members of others and read-only ones are not bound', async () => {
    await user('+998911112288')
    const fixed = await addMember(api, { phone: '+998911112288', read_only: true })
    expect((await sync(fixed)).body.code).toBe('member_read_only')
    const far = await addMember(api, { club: 2 })
    expect((await sync(far)).status).toBe(404)
    const seen = await api.as('partner').post(`/customer/${fixed}/sync/`)
    expect(seen.body.code).toBe('forbidden')
  })
})
