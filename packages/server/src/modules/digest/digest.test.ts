import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gym } from '../../../test/gym.ts'
import { RetryLater, type Message } from '../../core/background/channel.ts'
import { people, setRights, testServer, type TestServer } from '../../testing/index.ts'

let api: TestServer
/** The letters that were taken; none while the mail server is away. */
const letters: Message[] = []
let isAway = false
beforeAll(async () => {
  const send = async (letter: Message) => {
    if (isAway) throw new RetryLater(new Date(api.clock.now.getTime() + 1000))
    letters.push(letter)
    return null
  }
  api = await testServer({ channels: { mail: { isRepeatable: true, send } } })
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
      `update staff set digest = false, digest_hour = 8, digest_day = null, is_active = true, language = 'en'`,
    )
    await api.sql(merchant, 'update club set is_active = true')
  }
  letters.length = 0
  isAway = false
})

/** A moment of the 22nd of November in Tashkent. */
const at = (time: string, day = '2026-11-22') => new Date(`${day}T${time}+05:00`)
const turnOn = (staff: number, hour = 8, merchant = 1) =>
  api.sql(merchant, 'update staff set digest = true, digest_hour = $2 where id = $1', [staff, hour])
/** Runs what is due, and sends the letters that it has queued. */
const run = async (moment: Date) => {
  api.clock.now = moment
  await api.background()
  await api.background()
}
const notified = async (merchant = 1) => {
  const rows = await api.sql<{ staff: number }>(
    merchant,
    `select r.staff_id::int as staff from notification n
       join notification_recipient r on r.merchant_id = n.merchant_id and r.notification_id = n.id
      where n.kind = 'digest' order by 1`,
  )
  return rows.map(({ staff }) => staff)
}
const mailed = () => letters.map(({ to }) => to)
const states = async () => {
  const rows = await api.sql<{ state: string }>(
    1,
    `select state from delivery where template = 'digest' order by id`,
  )
  return rows.map(({ state }) => state)
}
const { owner, director, manager, stranger } = people

describe('the setting', () => {
  const path = '/merchant/user-profile/'
  const mine = async (person: keyof typeof people) => (await api.as(person).get(path)).body.results

  test('is off by default, and owners and directors turn it on with a version', async () => {
    for (const person of ['owner', 'director'] as const) {
      const { digest, version } = await mine(person)
      expect(digest).toEqual({ is_on: false, hour: 8 })
      const wanted = { is_on: true, hour: 7 }
      const changed = await api.as(person).patch(path, { digest: wanted, version })
      expect([changed.body.results.digest, changed.body.results.version]).toEqual([
        wanted,
        version + 1,
      ])
      const stale = await api.as(person).patch(path, { digest, version })
      expect([stale.status, stale.body.code]).toEqual([409, 'stale_record'])
    }
    const [entry] = await api.sql(
      1,
      `select after from audit_log where action = 'staff.changed' and record_id = 1 order by id desc limit 1`,
    )
    expect(entry).toMatchObject({ after: { digest: '07:00' } })
  })

  test('is refused to others, who do not see it', async () => {
    for (const person of ['manager', 'trainer', 'desk', 'partner'] as const) {
      const { digest, version } = await mine(person)
      expect(digest).toBeNull()
      const wanted = { is_on: true, hour: 8 }
      const refused = await api.as(person).patch(path, { digest: wanted, version })
      expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
    }
    expect(await api.sql(1, 'select from staff where digest')).toEqual([])
  })

  test('has whole hours of the morning only', async () => {
    const { version } = await mine('owner')
    for (const hour of [4, 13, 8.5]) {
      const refused = await api.as('owner').patch(path, { digest: { is_on: true, hour }, version })
      expect(refused.status).toBe(400)
    }
  })
})

describe('a morning', () => {
  test('brings nothing to people who have not turned it on', async () => {
    await run(at('08:00:00'))
    expect([await notified(), mailed()]).toEqual([[], []])
  })

  test('brings one notification and one letter, however often it is looked for', async () => {
    await turnOn(owner.id)
    await run(at('07:59:59'))
    expect(await notified()).toEqual([])
    await run(at('08:00:00'))
    await run(at('08:30:00'))
    expect([await notified(), mailed()]).toEqual([[owner.id], [owner.mail]])
    // A later hour brings no second one to the same day; the next day has its own.
    await turnOn(owner.id, 10)
    await run(at('10:00:00'))
    expect(mailed()).toHaveLength(1)
    await run(at('10:00:00', '2026-11-23'))
    expect([await notified(), mailed()]).toEqual([
      [owner.id, owner.id],
      [owner.mail, owner.mail],
    ])
  })

  test('brings one to each person, also where two processes run at the same time', async () => {
    await turnOn(owner.id)
    await turnOn(director.id)
    await run(at('07:00:00'))
    api.clock.now = at('08:00:00')
    await Promise.all([api.background(), api.background(), api.background()])
    await Promise.all([api.background(), api.background()])
    expect([await notified(), mailed().toSorted()]).toEqual([
      [owner.id, director.id],
      [director.mail, owner.mail],
    ])
  })

  test('is written once for a day, where a job of another hour is run by hand', async () => {
    await turnOn(owner.id)
    await run(at('08:00:00'))
    await api.sql(1, `update job set done_at = null, payload = '{}' where kind = 'digest_8'`)
    await run(at('08:05:00'))
    expect([await notified(), mailed()]).toEqual([[owner.id], [owner.mail]])
  })

  test('is not made up for after four hours, nor on the next day', async () => {
    await turnOn(owner.id)
    await run(at('13:00:00'))
    expect(await notified()).toEqual([])
    await run(at('07:00:00', '2026-11-24'))
    expect(await notified()).toEqual([])
    await run(at('12:59:00', '2026-11-24'))
    expect(await notified()).toEqual([owner.id])
  })

  test('without a password yet brings a notification and no letter', async () => {
    await turnOn(director.id)
    const [{ hash } = { hash: '' }] = await api.sql<{ hash: string }>(
      1,
      'select password_hash as hash from staff where id = $1',
      [director.id],
    )
    await api.sql(1, 'update staff set password_hash = null where id = $1', [director.id])
    await run(at('08:00:00'))
    await api.sql(1, 'update staff set password_hash = $2 where id = $1', [director.id, hash])
    expect([await notified(), mailed()]).toEqual([[director.id], []])
  })
})

describe.each(['UTC', 'America/New_York'])('the hour on a server in %s', (zone) => {
  const machine = process.env.TZ
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    process.env.TZ = machine
  })

  test('is that of the zone of each merchant', async () => {
    await turnOn(owner.id)
    await turnOn(stranger.id, 8, 2)
    // 08:00 in Bishkek is 07:00 in Tashkent.
    await run(new Date('2026-11-22T01:59:59Z'))
    expect([await notified(1), await notified(2)]).toEqual([[], []])
    await run(new Date('2026-11-22T02:00:00Z'))
    expect([await notified(1), await notified(2)]).toEqual([[], [stranger.id]])
    expect(letters[0]?.subject).toBe('Morning digest: Sunday, 22 November')
    expect(letters[0]?.text).toContain('KGS')
    await run(new Date('2026-11-22T03:00:00Z'))
    expect([await notified(1), await notified(2)]).toEqual([[owner.id], [stranger.id]])
  })
})

describe('a right that is gone', () => {
  test('brings nothing: a removed person, another role, and without the takings', async () => {
    for (const person of [owner, director, manager]) await turnOn(person.id)
    await api.sql(1, 'update staff set is_active = false where id = $1', [owner.id])
    await setRights(api, 'director', { dashboard: { today: true }, setting: { view: true } })
    await run(at('08:00:00'))
    await setRights(api, 'director', null)
    expect([await notified(), mailed()]).toEqual([[], []])
  })

  test('cancels a letter that waits, and so does turning it off', async () => {
    await turnOn(owner.id)
    await turnOn(director.id)
    isAway = true
    await run(at('08:00:00'))
    expect(await states()).toEqual(['queued', 'queued'])
    isAway = false
    await setRights(api, 'director', { dashboard: { today: true }, setting: { view: true } })
    await api.sql(1, 'update staff set digest = false where id = $1', [owner.id])
    await run(at('08:01:00'))
    await setRights(api, 'director', null)
    expect([mailed(), await states()]).toEqual([[], ['cancelled', 'cancelled']])
  })

  test('leaves out closed clubs', async () => {
    await turnOn(owner.id)
    await api.sql(1, 'update club set is_active = false where id in (2, 3)')
    await run(at('08:00:00'))
    expect(letters[0]?.text).toContain('Zal Chilonzor')
    expect(letters[0]?.text).not.toMatch(/Yunusobod|Samarqand/)
  })
})

describe('the letter', () => {
  const named = '<img src=x onerror="alert(1)">&\u202Eegassem'

  test('escapes every name, and names no member', async () => {
    const class_ = await gym(api).class({ slot: 5 })
    await api.sql(1, 'update class set name = $2 where id = $1', [class_.id, named])
    await api.sql(1, 'update staff set first_name = $2 where id = $1', [owner.id, named])
    await api.sql(1, 'update club set name = $1 where id = 1', [`Zal ${named}`])
    await gym(api).members(2)
    await api.sql(1, `update member set birth_date = '1990-11-22'`)
    await turnOn(owner.id)
    await run(at('08:00:00'))
    await api.sql(1, `update club set name = 'Zal Chilonzor' where id = 1`)
    await api.sql(1, `update class set is_active = false where id = $1`, [class_.id])
    await api.sql(1, `update staff set first_name = 'owner' where id = $1`, [owner.id])
    const [letter] = letters
    const html = letter?.html ?? ''
    expect(html).toContain(
      'Good morning, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp; egassem',
    )
    expect(html).toContain('&amp; egassem today at 00:00 has no trainer')
    expect(html).not.toContain('<img')
    for (const text of [html, letter?.text]) {
      expect(text).not.toMatch(/\u202E|Gʻulomova|Oʻgʻiloy/)
    }
    expect(letter?.text).toMatch(/^Birthdays: .+ 2, /m)
    const [notice] = await api.sql<{ text: string }>(
      1,
      `select row_to_json(n)::text as text from notification n where kind = 'digest'`,
    )
    expect(notice?.text).not.toContain('Gʻulomova')
    await api.sql(1, 'update member set birth_date = null')
  })

  test.each([
    ['uz', 'Tonggi xulosa: Yakshanba, 22-noyabr', 'Kechagi savdo'],
    ['ru', 'Утренняя сводка: Воскресенье, 22 ноября', 'Продажи вчера'],
    ['en', 'Morning digest: Sunday, 22 November', 'Sales yesterday'],
  ])('is in the language of its reader: %s', async (language, subject, sales) => {
    await api.sql(1, 'update staff set language = $2 where id = $1', [owner.id, language])
    await turnOn(owner.id)
    await run(at('08:00:00'))
    const [letter] = letters
    expect(letter?.subject).toBe(subject)
    expect(letter?.html).toContain(`<html lang="${language}">`)
    for (const text of [letter?.html, letter?.text]) {
      expect(text).toContain(sales)
      expect(text).not.toMatch(/\{\{|undefined|null|NaN/)
    }
    expect(letter?.html).not.toMatch(/<(img|script|link)\b|src=/)
  })

  test('is cancelled on a later day', async () => {
    await turnOn(owner.id)
    isAway = true
    await run(at('08:00:00'))
    isAway = false
    await run(at('00:01:00', '2026-11-23'))
    expect([mailed(), await states()]).toEqual([[], ['cancelled']])
  })
})
