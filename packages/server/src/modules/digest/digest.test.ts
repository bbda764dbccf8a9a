import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym } from '../../../test/gym.ts'
import { people, setRights, testServer, type TestServer } from '../../testing/index.ts'
import { at, reverse, smallHistory } from '../dashboard/dashboard.fixture.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  await smallHistory(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  for (const merchant of [1, 2]) {
    await api.sql(merchant, `delete from job where kind like 'digest%'`)
    await api.sql(merchant, `delete from delivery where template = 'digest'`)
    await api.sql(merchant, 'delete from notification_recipient')
    await api.sql(merchant, 'delete from notification')
    await api.sql(
      merchant,
      `update staff set digest = false, digest_hour = 8, digest_day = null, is_active = true`,
    )
  }
  await api.sql(1, `update staff set language = 'en'`)
  api.letters.length = 0
})

const turnOn = (staff: number, hour = 8, merchant = 1) =>
  api.sql(merchant, 'update staff set digest = true, digest_hour = $2 where id = $1', [staff, hour])
const moment = async (iso: string | Date) => {
  api.clock.now = new Date(iso)
  await api.background()
  // The letters that those jobs have queued.
  await api.background()
}
const morning = () => moment(at('2026-11-22', '08:00:00'))
const notices = () =>
  api.sql<{ staff: number; figures: Record<string, number> }>(
    1,
    `select r.staff_id::int as staff, n.figures from notification n
       join notification_recipient r on r.merchant_id = n.merchant_id and r.notification_id = n.id
      where n.kind = 'digest' order by 1`,
  )
const path = '/merchant/user-profile/'
const answer = async (person: 'owner' | 'director', url: string) =>
  (await api.as(person).get(url)).body.results

describe('the setting', () => {
  test('is off by default, and owners and directors turn it on', async () => {
    for (const person of ['owner', 'director'] as const) {
      const before = await answer(person, path)
      expect(before.digest).toEqual({ is_on: false, hour: 8 })
      const digest = { is_on: true, hour: 7 }
      const changed = await api.as(person).patch(path, { digest, version: before.version })
      expect(changed.body.results.digest).toEqual(digest)
    }
    const [entry] = await api.sql(
      1,
      `select after from audit_log where action = 'staff.changed' and record_id = 1 order by id desc limit 1`,
    )
    expect(entry).toMatchObject({ after: { digest: '07:00' } })
  })

  test('is refused to others, who do not see it', async () => {
    for (const person of ['manager', 'trainer', 'desk', 'partner'] as const) {
      const caller = api.as(person)
      const { digest, version } = (await caller.get(path)).body.results
      expect(digest).toBeNull()
      const refused = await caller.patch(path, { digest: { is_on: true, hour: 8 }, version })
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    }
    expect(await api.sql(1, 'select from staff where digest')).toEqual([])
  })

  test('has whole hours of the morning only', async () => {
    const { version } = await answer('owner', path)
    for (const hour of [4, 13, 8.5]) {
      const digest = { is_on: true, hour }
      expect((await api.as('owner').patch(path, { digest, version })).status).toBe(400)
    }
  })
})

describe('a morning', () => {
  test('writes nothing to people who have not turned it on', async () => {
    await morning()
    expect([await notices(), api.letters]).toEqual([[], []])
  })

  test('writes one notification and one letter, however often it is looked for', async () => {
    await turnOn(people.owner.id)
    await moment(at('2026-11-22', '07:59:59'))
    expect(await notices()).toEqual([])
    await morning()
    await moment(at('2026-11-22', '09:00:00'))
    expect(await notices()).toHaveLength(1)
    expect(api.letters.map(({ to }) => to)).toEqual([people.owner.mail])
    // Another hour of the same day brings no second one; the next day does.
    await turnOn(people.owner.id, 10)
    await moment(at('2026-11-22', '10:00:00'))
    expect(api.letters).toHaveLength(1)
    await moment(at('2026-11-23', '10:00:00'))
    expect(api.letters).toHaveLength(2)
  })
})

test('figures', async () => {
  await turnOn(people.owner.id)
  await morning()
  console.log(await notices(), api.letters[0]?.subject, '\n' + api.letters[0]?.text)
  console.log(api.logged.slice(-3).join('\n'))
})
