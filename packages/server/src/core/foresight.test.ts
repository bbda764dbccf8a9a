import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/index.ts'
import { serveAhead, type Foresight } from './foresight.ts'
import type { Found } from './session.ts'
import { Anew } from './transaction.ts'

const found = (stamp: string | undefined) => ({ stamp }) as Found

describe('a request that is served ahead', () => {
  test('is answered without waiting, as the one who came the last time', async () => {
    const sessions: Foresight = new Map([['key', found('desk')]])
    const order: string[] = []
    const answer = await serveAhead(
      sessions,
      'key',
      async () => {
        order.push('asked')
        await new Promise(setImmediate)
        order.push('told')
        return found('desk')
      },
      async () => order.push('served'),
    )
    expect([answer, order]).toEqual([2, ['asked', 'served', 'told']])
  })

  test.each([['other rights'], [undefined]])('counts for nothing where it is %s', async (stamp) => {
    const sessions: Foresight = new Map([['key', found('desk')]])
    const served: (string | undefined)[] = []
    const once = () =>
      serveAhead(
        sessions,
        'key',
        async () => found(stamp),
        async (who) => served.push(who.stamp),
      )
    await expect(once()).rejects.toThrow(Anew)
    expect(await once()).toBe(2)
    expect(served).toEqual(['desk', stamp])
  })

  test('is refused by what the database says, whatever went wrong ahead', async () => {
    const sessions: Foresight = new Map([['key', found('desk')]])
    const once = () =>
      serveAhead(
        sessions,
        'key',
        () => Promise.reject(new Error('session_expired')),
        () => Promise.reject(new Error('nothing there')),
      )
    await expect(once()).rejects.toThrow(Anew)
    await expect(once()).rejects.toThrow('session_expired')
  })
})

describe('a person who changed between two requests', () => {
  let api: TestServer
  beforeAll(async () => {
    api = await testServer()
  })
  afterAll(() => api.close())

  test('leaves nothing of what was done ahead', async () => {
    const desk = api.as('desk')
    const tickets = async () => {
      expect((await desk.get('/auth/ephemeral-token/')).status).toBe(200)
      const rows = await api.sql<{ count: number }>(1, 'select count(*)::int from socket_ticket')
      return rows[0]?.count
    }
    expect(await tickets()).toBe(1)
    await api.sql(1, `update staff set language = 'ru' where id = 5`)
    expect(await tickets()).toBe(2)
    expect(await tickets()).toBe(3)
  })
})
