import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noon, people, testServer, type TestServer } from '../../testing/index.ts'
import { Refused, RetryLater, type Channel, type ChannelName, type Message } from './channel.ts'
import { queueLetter } from './outbox.ts'

const minute = 60
const day = 86_400
const mail = people.desk.mail

/** Behaviour of the transports with the next message; they take it by default. */
let answer: (message: Message) => void = () => {}
const taken: [ChannelName, Message][] = []
const channel = (name: ChannelName, isRepeatable: boolean): Channel => ({
  isRepeatable,
  send: async (message) => {
    answer(message)
    taken.push([name, message])
    return `${name} ${taken.length}`
  },
})

let api: TestServer
beforeAll(async () => {
  api = await testServer({
    jobs: [],
    channels: { mail: channel('mail', true), sms: channel('sms', false) },
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  answer = () => {}
  taken.length = 0
  api.logged.length = 0
  api.clock.now = noon
  for (const table of ['delivery', 'recovery_link']) await api.sql(1, `delete from ${table}`)
  await api.sql(1, `update staff set email = $1 where id = $2`, [mail, people.desk.id])
})

const queue = (by: ChannelName = 'mail', dedupe?: string) =>
  api.transact(async (work) => {
    await work.connection.query(`select set_config('zal.merchant', '1', true)`)
    const now = api.clock.now
    const staff = people.desk.id
    await queueLetter(work.db, {
      template: 'recovery',
      staff,
      language: 'en',
      now,
      channel: by,
      dedupe,
    })
  })
const after = async (seconds: number) => {
  api.clock.forward(seconds)
  await api.background()
}
const states = async () => {
  const rows = await api.sql<{ state: string }>(1, 'select state from delivery order by id')
  return rows.map(({ state }) => state)
}
/** Clubs whose owners are told now that a letter does not go out. */
const told = async () => {
  const found = await api.sql<{ club: number }>(
    1,
    `select club_id::int as club from event where kind = 'delivery_failed.created' and at = $1 order by 1`,
    [api.clock.now],
  )
  return found.map(({ club }) => club)
}
/** A process that ends while it sends. */
const crash = () =>
  api.sql(
    null,
    `select * from claim_delivery('{mail,sms}', $1::timestamptz, $1::timestamptz + interval '60 seconds')`,
    [api.clock.now],
  )
const away = () => {
  throw Object.assign(new Error(`connect ECONNREFUSED for ${mail}`), { code: 'ECONNECTION' })
}

describe('a letter', () => {
  test('is written with its cause, and sent once afterwards', async () => {
    await expect(
      api.transact(async (work) => {
        await work.connection.query(`select set_config('zal.merchant', '1', true)`)
        const staff = people.desk.id
        await queueLetter(work.db, { template: 'recovery', staff, language: 'en', now: noon })
        throw new Error('The cause is undone')
      }),
    ).rejects.toThrow('undone')
    expect(await states()).toEqual([])
    await queue()
    expect(taken).toEqual([])
    await api.background()
    await after(day)
    expect(taken).toHaveLength(1)
    const [row] = await api.sql(1, 'select state, attempts, provider_id, is_repeated from delivery')
    expect(row).toEqual({ state: 'sent', attempts: 1, provider_id: 'mail 1', is_repeated: false })
  })

  test('with a key is written once', async () => {
    await queue('mail', 'digest 2026-11-21')
    await queue('mail', 'digest 2026-11-21')
    await queue()
    await queue()
    expect(await states()).toHaveLength(3)
  })

  test('T-22 holds no secret until it is sent, and its time begins then', async () => {
    await queue()
    api.clock.forward(5 * day)
    await api.background()
    const [, token = ''] = /recovery#([\w-]{43})/.exec(taken[0]?.[1].text ?? '') ?? []
    expect(token).toHaveLength(43)
    const stored = await api.sql(
      1,
      'select row_to_json(d)::text as text from delivery d union all select row_to_json(l)::text from recovery_link l',
    )
    expect(stored).toHaveLength(2)
    expect(JSON.stringify(stored)).not.toContain(token)
    const read = await api.nobody().post('/merchant/recovery/link/', { token })
    expect(read.body.results).toEqual({ username: mail, kind: 'recovery' })
  })

  test('is cancelled where its person has another address by now', async () => {
    await queue()
    await api.sql(1, `update staff set email = 'other@zal.demo' where id = $1`, [people.desk.id])
    await api.background()
    expect([taken, await states()]).toEqual([[], ['cancelled']])
    expect(await api.sql(1, 'select from recovery_link')).toEqual([])
  })
})

describe('a mail server that is down', () => {
  test('delays nothing else, loses nothing, and is told to the owner once', async () => {
    answer = away
    const asked = await api.nobody().post('/merchant/recovery/', { username: mail })
    expect(asked.status).toBe(200)
    await queue()
    await api.background()
    await after(minute)
    expect(await told()).toEqual([])
    await after(5 * minute)
    expect(await told()).toEqual([1, 2, 3])
    await after(30 * minute)
    expect(await told()).toEqual([])
    expect(await states()).toEqual(['queued', 'queued'])
    expect(api.logged.join('\n')).not.toContain(mail)
    answer = () => {}
    await after(120 * minute)
    expect(await states()).toEqual(['sent', 'sent'])
    expect(taken).toHaveLength(2)
  })

  test('for a day makes a letter fail, which the owner is told again', async () => {
    answer = away
    await queue()
    await api.background()
    for (const wait of [1, 5, 30, 120, 720]) {
      expect(await states()).toEqual(['queued'])
      await after(wait * minute)
    }
    expect([await states(), await told()]).toEqual([['failed'], [1, 2, 3]])
    answer = () => {}
    await after(3 * day)
    expect(taken).toEqual([])
  })

  test('is not asked again for a receiver that it refuses', async () => {
    answer = () => {
      throw new Refused('550 no such person')
    }
    await queue()
    await api.background()
    expect([await states(), await told()]).toEqual([['failed'], [1, 2, 3]])
  })

  test('is asked again at the moment that it names, which is no failure', async () => {
    answer = () => {
      throw new RetryLater(new Date(api.clock.now.getTime() + 17_000))
    }
    await queue()
    await api.background()
    for (let pauses = 0; pauses < 10; pauses += 1) await after(17)
    expect(await states()).toEqual(['queued'])
    answer = () => {}
    await after(16)
    expect(taken).toEqual([])
    await after(1)
    expect(taken).toHaveLength(1)
  })
})

describe('T-34 a process that ends while it sends', () => {
  test('leaves a letter that is repeated once, flagged, with the same id', async () => {
    await queue()
    await crash()
    await after(minute - 1)
    expect(taken).toEqual([])
    await after(1)
    expect(taken).toHaveLength(1)
    const rows = await api.sql(1, 'select state, is_repeated from delivery')
    expect(rows).toEqual([{ state: 'sent', is_repeated: true }])
  })

  test('twice leaves a letter that nobody repeats', async () => {
    await queue()
    await crash()
    api.clock.forward(minute)
    await api.sql(null, `select lapse_deliveries($1, '{mail}')`, [api.clock.now])
    await crash()
    await after(minute)
    await after(day)
    expect([taken, await states()]).toEqual([[], ['unknown']])
  })

  test('leaves a message that may be sent once only as unknown', async () => {
    await queue('sms')
    await crash()
    await after(minute)
    await after(day)
    expect([taken, await states()]).toEqual([[], ['unknown']])
  })

  test('and so does an error of such a channel, unless it says that nothing was sent', async () => {
    answer = away
    await queue('sms')
    await api.background()
    answer = () => {}
    await after(day)
    expect([taken, await states()]).toEqual([[], ['unknown']])
  })
})
