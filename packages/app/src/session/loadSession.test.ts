import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  createSafeStorage,
  createServices,
  setViewed,
  type Send,
} from '../scaffold/platform/index.ts'
import { clubAtom, sessionAtom, viewAsAtom } from '../scaffold/session/index.ts'
import { loadSession } from './loadSession.ts'
import { createSessionStorage } from './sessionStorage.ts'

// The client reads `location.origin`.
beforeAll(() => vi.stubGlobal('location', { origin: 'https://zal.test' }))
afterAll(() => vi.unstubAllGlobals())

/** A server for a user with these clubs: a request for any other club is 404. */
const serving =
  (clubs: number[], chosen: number | null = null, closed: number[] = []): Send =>
  async ({ url, headers }) => {
    const club = Number(headers.get('X-Club-Id'))
    if (club !== 0 && ![...clubs, ...closed].includes(club)) return refusal.clone()
    const results: Record<string, unknown> = {
      'check-auth': { staff: { id: 1 }, club: chosen === null ? null : { club_id: chosen } },
      permissions: { of: club },
      'my-clubs': [...clubs, ...closed].map((club_id) => ({
        club_id,
        is_active: clubs.includes(club_id),
      })),
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
  const memory = createSessionStorage(createSafeStorage(blocked), createSafeStorage(blocked))
  memory.setCode('1')
  if (club) memory.setClub(club)
  const services = createServices({
    language: 'en',
    local: createSafeStorage(blocked),
    tab: createSafeStorage(blocked),
    through: () => send,
  })
  const { store } = services
  const state = () => [store.get(clubAtom), memory.club()]
  const rules = () => {
    const { permissions, settings } = store.get(sessionAtom) ?? {}
    return { permissions, settings }
  }
  const view = () => setViewed(services, { id: 5, name: 'Malika', back: '/' })
  const closeTab = () => memory.clearTab()
  return { enter: () => loadSession(services, memory), state, rules, view, store, closeTab }
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
    expect(await opened.enter()).toEqual({ kind: 'noClub', closedClubs: [] })
    expect(opened.state()).toEqual([0, undefined])
  })
})

describe('a closed club', () => {
  test('that was chosen in this tab is entered, and is no default of another tab', async () => {
    const opened = browser(serving([1, 2], null, [9]), 9)
    expect(await opened.enter()).toEqual({ kind: 'in' })
    expect(opened.state()).toEqual([9, 9])
    expect(opened.rules()).toEqual({ permissions: { of: 9 }, settings: { of: 9 } })
    opened.closeTab()
    expect(opened.state()[1]).toBeUndefined()
  })

  test.each([
    ['the stored one', 9, null],
    ['the one that the session chose last', undefined, 9],
  ])('is not begun with: %s gives way to an open one', async (_, stored, chosen) => {
    const opened = browser(serving([1, 2], chosen, [9]), stored)
    opened.closeTab()
    expect(await opened.enter()).toEqual({ kind: 'in' })
    expect(opened.state()).toEqual([1, 1])
    expect(opened.rules()).toEqual({ permissions: { of: 1 }, settings: { of: 1 } })
  })

  test('is offered where no open one is left', async () => {
    expect(await browser(serving([], null, [9])).enter()).toMatchObject({
      kind: 'noClub',
      closedClubs: [{ club_id: 9 }],
    })
  })
})

test('a 404 without any club is a failure, reported once', async () => {
  const opened = browser(async () => refusal.clone())
  expect(await opened.enter()).toMatchObject({ kind: 'failed', error: { status: 404 } })
})

describe('while the app is viewed as another person', () => {
  test('the club of the user stays stored', async () => {
    const opened = browser(serving([2]), 9)
    opened.view()
    expect(await opened.enter()).toEqual({ kind: 'in' })
    expect(opened.state()).toEqual([2, 9])
  })

  test('a refused view gives way to the session of the user', async () => {
    const refused = Response.json(
      { success: false, code: 'view_as_refused', message: '' },
      { status: 403 },
    )
    const server = serving([1])
    const opened = browser(
      async (request) => (request.headers.get('X-View-As') ? refused.clone() : server(request)),
      1,
    )
    opened.view()
    expect(await opened.enter()).toEqual({ kind: 'in' })
    expect(opened.store.get(viewAsAtom)).toBeUndefined()
    expect(opened.rules().permissions).toEqual({ of: 1 })
  })
})
