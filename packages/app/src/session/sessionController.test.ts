import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createWords } from '../i18n/i18n.ts'
import { createSafeStorage, createServices, type Send } from '../scaffold/platform/index.ts'
import {
  clubAtom,
  type ClubChoice,
  languageAtom,
  type Session,
  sessionAtom,
} from '../scaffold/session/index.ts'
import type { TabMessage } from './tabSync.ts'
import { createSessionController, authGateOf, signInAgainAtom } from './sessionController.ts'
import { withAuthGate } from './authGate.ts'
import { createSessionStorage } from './sessionStorage.ts'

// The client reads `location.origin`.
beforeAll(() => vi.stubGlobal('location', { origin: 'https://zal.test' }))
afterAll(() => vi.unstubAllGlobals())

const alice = 7
const bob = 8
const blocked = () => {
  throw new Error('blocked')
}

const words = await createWords('en')

/** A tab with Alice signed in; `send` is the server. */
function tabOf(send: Send) {
  const local = createSafeStorage(blocked)
  const tab = createSafeStorage(blocked)
  const services = createServices({
    language: 'en',
    local,
    tab,
    through: (store) => withAuthGate(send, authGateOf(store).gate),
  })
  const { store } = services
  const heard: TabMessage[] = []
  let hear: (whisper: TabMessage) => void = () => {}
  const channel = {
    tell: (whisper: TabMessage) => void heard.push(whisper),
    listen: (call: typeof hear) => {
      hear = call
      return () => {}
    },
  }
  const memory = createSessionStorage(local, tab)
  memory.setCode('1')
  memory.setClub(2)
  store.set(sessionAtom, {
    auth: { staff: { id: alice } },
    closedClubs: [] as ClubChoice[],
  } as Session)
  const controller = createSessionController(services, memory, words, channel)
  const told: string[] = []
  controller.onOtherTab({
    signedOut: () => told.push('signedOut'),
    somebodyElse: () => told.push('somebodyElse'),
  })
  const write = () =>
    services.api.POST('/management/room/', { body: { name: 'Yoga', is_active: true } })
  return {
    desk: controller,
    memory,
    store,
    tab,
    heard,
    told,
    write,
    hear: (each: TabMessage) => hear(each),
  }
}

/** Rejects with 401 until `open`; records the accepted writes. */
function server() {
  const took: string[] = []
  let isOpen = false
  const send: Send = async ({ method }) => {
    if (!isOpen) return Response.json({ code: 'session_expired', message: '' }, { status: 401 })
    took.push(method)
    return Response.json({ success: true, results: {} })
  }
  return { took, send, open: () => (isOpen = true) }
}

test('T-40 continues waiting requests when the same person signs in in another tab', async () => {
  const { took, send, open } = server()
  const { hear, write, store, told } = tabOf(send)
  const written = write()
  await vi.waitFor(() => expect(store.get(signInAgainAtom)).toBe(true))
  open()
  hear({ kind: 'signedIn', staff: alice })
  await written
  expect([took, told, store.get(signInAgainAtom)]).toEqual([['POST'], [], false])
})

test('T-40 drops waiting requests and their data when another person signs in', async () => {
  const { took, send, open } = server()
  const { hear, write, store, told, memory, tab } = tabOf(send)
  tab.set('zal.draft', 'typed')
  void write()
  await vi.waitFor(() => expect(store.get(signInAgainAtom)).toBe(true))
  open()
  memory.setCode('2')
  hear({ kind: 'signedIn', staff: bob })
  expect([told, store.get(sessionAtom)]).toEqual([['somebodyElse'], undefined])
  expect([store.get(signInAgainAtom), tab.get('zal.draft')]).toEqual([false, undefined])
  // The browser now belongs to Bob: his data stays, and only his own sign-in opens the gate.
  expect([memory.code(), memory.club()]).toEqual(['2', 2])
  store.set(sessionAtom, { auth: { staff: { id: bob } } } as Session)
  authGateOf(store).open()
  await write()
  expect(took).toEqual(['POST'])
})

test('drops waiting requests when the person signs out elsewhere', async () => {
  const { took, send, open } = server()
  const { hear, write, store, told } = tabOf(send)
  void write()
  await vi.waitFor(() => expect(store.get(signInAgainAtom)).toBe(true))
  hear({ kind: 'signedOut' })
  expect([told, store.get(signInAgainAtom)]).toEqual([['signedOut'], false])
  open()
  store.set(sessionAtom, { auth: { staff: { id: bob } } } as Session)
  authGateOf(store).open()
  await write()
  expect(took).toEqual(['POST'])
})

test.each([
  ['a server that does not answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['a server that fails', async () => Response.json({}, { status: 503 }), false],
  [
    'a session that has ended',
    async () => Response.json({ code: 'session_expired', message: '' }, { status: 401 }),
    true,
  ],
])('logging out forgets everything with %s', async (_, send: Send, isEnded) => {
  const { desk: controller, memory, store, tab, heard } = tabOf(send)
  tab.set('zal.draft', 'typed')
  expect(await controller.leave()).toBe(isEnded)
  expect([memory.code(), memory.club(), tab.get('zal.draft')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([store.get(sessionAtom), heard]).toEqual([undefined, [{ kind: 'signedOut' }]])
})

test('a user who lost the club can still log out', async () => {
  const clubs: (string | null)[] = []
  const { desk: controller } = tabOf(async ({ headers }) => {
    clubs.push(headers.get('X-Club-Id'))
    return Response.json({ success: true, results: null })
  })
  expect([await controller.leave(), clubs]).toEqual([true, ['0']])
})

test('a club that did not open leaves everything with the one before', async () => {
  const {
    desk: controller,
    memory,
    store,
  } = tabOf(async ({ method }) =>
    method === 'POST'
      ? Response.json({ success: true, results: null })
      : Response.json({ code: 'unexpected', message: '' }, { status: 500 }),
  )
  store.set(clubAtom, 2)
  await expect(controller.changeClub(3)).rejects.toMatchObject({ status: 500 })
  expect([store.get(clubAtom), memory.club()]).toEqual([2, 2])
})

test('screens stay in their club until everything about the other one is known', async () => {
  const asked: (string | null)[] = []
  const {
    desk: controller,
    memory,
    store,
  } = tabOf(async ({ url, headers }) => {
    asked.push(headers.get('X-Club-Id'))
    expect(store.get(clubAtom)).toBe(2)
    const results = url.endsWith('my-clubs/') ? [clubOf(2), clubOf(3)] : {}
    return Response.json({ success: true, results })
  })
  store.set(clubAtom, 2)
  await controller.changeClub(3)
  expect([store.get(clubAtom), memory.club()]).toEqual([3, 3])
  // A user who lost the current club can still switch.
  expect(asked).toEqual(['0', '3', '3', '3', '3'])
})

test('a closed club is entered in this tab only, and the session does not keep it', async () => {
  const asked: string[] = []
  const {
    desk: controller,
    memory,
    store,
  } = tabOf(async ({ method, url }) => {
    asked.push(method)
    const results = url.endsWith('my-clubs/')
      ? [clubOf(2), clubOf(3, false)]
      : { staff: { id: alice } }
    return Response.json({ success: true, results })
  })
  await controller.changeClub(2)
  asked.length = 0
  await controller.changeClub(3)
  expect([store.get(clubAtom), memory.club(), asked.includes('POST')]).toEqual([3, 3, false])
  expect(store.get(sessionAtom)).toMatchObject({
    clubs: [clubOf(2)],
    closedClubs: [clubOf(3, false)],
  })
  memory.clearTab()
  expect(memory.club()).toBe(2)
})

const clubOf = (club_id: number, is_active = true) => ({ club_id, is_active })

test('of two languages the last one counts, in whatever order their words come', async () => {
  const kept: unknown[] = []
  const {
    desk: controller,
    memory,
    store,
  } = tabOf(async (request) => {
    kept.push(await request.json())
    return Response.json({ success: true, results: null })
  })
  await Promise.all([controller.changeLanguage('ru'), controller.changeLanguage('uz')])
  expect([store.get(languageAtom), memory.language(), kept]).toEqual([
    'uz',
    'uz',
    [{ language: 'uz' }],
  ])
})

test.each([
  ['another than the server knows', 'ru', [{ language: 'en' }]],
  ['the one that the server knows', 'en', []],
] as const)(
  'the language chosen at the sign-in is saved on the server: %s',
  async (_, known, told) => {
    const kept: unknown[] = []
    const { desk: controller, store } = tabOf(async (request) => {
      kept.push(await request.json())
      return Response.json({ success: true, results: null })
    })
    store.set(sessionAtom, { auth: { staff: { id: alice, language: known } } } as Session)
    await controller.tellLanguage()
    expect(kept).toEqual(told)
  },
)

test('a sign-in announces the user to the other tabs', async () => {
  const { desk: controller, heard } = tabOf(async () =>
    Response.json({ success: true, results: { timestamp: '3', staff: bob } }),
  )
  await controller.exchange('hash')
  expect(heard).toEqual([{ kind: 'signedIn', staff: bob }])
})
