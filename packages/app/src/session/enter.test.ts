import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createServices, type Send } from '../scaffold/services.ts'
import { keepIn } from '../scaffold/storage.ts'
import { clubAtom, sessionAtom } from '../scaffold/who.ts'
import { enter } from './enter.ts'
import { createMemory } from './memory.ts'

// The client reads `location.origin`.
beforeAll(() => vi.stubGlobal('location', { origin: 'https://zal.test' }))
afterAll(() => vi.unstubAllGlobals())

/** A server for a user with these clubs: a request for any other club is 404. */
const serving =
  (clubs: number[], chosen: number | null = null): Send =>
  async ({ url, headers }) => {
    const club = Number(headers.get('X-Club-Id'))
    if (club !== 0 && !clubs.includes(club)) return refusal.clone()
    const results: Record<string, unknown> = {
      'check-auth': { staff: { id: 1 }, club: chosen === null ? null : { club_id: chosen } },
      permissions: { of: club },
      'my-clubs': clubs.map((club_id) => ({ club_id })),
      settings: { of: club },
    }
    const [name = ''] = new URL(url).pathname.split('/').slice(-2)
    return Response.json({ success: true, results: results[name] })
  }
const refusal = Response.json({ success: false, code: 'not_found', message: '' }, { status: 404 })

function browser(send: Send, club?: number) {
  const blocked = () => {
    throw new Error('blocked')
  }
  const memory = createMemory(keepIn(blocked), keepIn(blocked))
  memory.setCode('1')
  if (club) memory.setClub(club)
  const services = createServices({ language: 'en', local: keepIn(blocked), through: () => send })
  const { store } = services
  const state = () => [store.get(clubAtom), memory.club()]
  const rules = () => {
    const { permissions, settings } = store.get(sessionAtom) ?? {}
    return { permissions, settings }
  }
  return { enter: () => enter(services, memory), state, rules }
}

describe('a remembered club that is not theirs (any more)', () => {
  test.each([
    ['the one that the session chose last', [1, 2], 2, 2],
    ['their first one', [1, 2], null, 1],
  ])('gives way to %s', async (_, clubs, chosen, taken) => {
    const opened = browser(serving(clubs, chosen), 9)
    expect(await opened.enter()).toEqual({ kind: 'in' })
    expect(opened.state()).toEqual([taken, taken])
    expect(opened.rules()).toEqual({ permissions: { of: taken }, settings: { of: taken } })
  })

  test('leaves nothing where it was the last one', async () => {
    const opened = browser(serving([]), 9)
    expect(await opened.enter()).toEqual({ kind: 'noClub' })
    expect(opened.state()).toEqual([0, undefined])
  })
})

test('a 404 without any club is a failure, reported once', async () => {
  const opened = browser(async () => refusal.clone())
  expect(await opened.enter()).toMatchObject({ kind: 'failed', error: { status: 404 } })
})
