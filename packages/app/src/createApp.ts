import { createWords } from './i18n/i18n.ts'
import { fetchWithTimeout } from './fetchWithTimeout.ts'
import {
  clockWrongAtom,
  createServices,
  offlineSinceAtom,
  readViewed,
  endView,
  setViewed,
  type Send,
  type Services,
  type ServiceOptions,
  type Store,
} from './scaffold/platform/index.ts'
import { viewAsAtom } from './scaffold/session/index.ts'
import { openTabSync, type TabSync } from './session/tabSync.ts'
import { createSessionController, authGateOf } from './session/sessionController.ts'
import { withAuthGate, watchClock, watchNetwork, watchView } from './session/authGate.ts'
import { createSessionStorage } from './session/sessionStorage.ts'
import { openApp, localeExtentFor } from './session/openApp.ts'

export interface AppOptions extends Omit<ServiceOptions, 'through'> {
  /** Sends requests that passed the auth gate. @default the browser's fetch with a timeout */
  send?: Send
  channel?: TabSync
  /** URL behind the sign-in that is opened before the first render. */
  place?: string
}

/** Creates everything of the app besides the rendering; one per page and one per story. */
export async function createApp({
  send = fetchWithTimeout((request, signal) => fetch(request, { signal })),
  channel = openTabSync(),
  place,
  ...options
}: AppOptions) {
  const now = options.now ?? (() => Date.now())
  const through = (store: Store, by = send) =>
    withAuthGate(
      watchView(
        watchNetwork(watchClock(by, now, tellClock(store)), tellNetwork(store, now)),
        (person) => {
          if (store.get(viewAsAtom)?.id === person) endView(services)
        },
      ),
      authGateOf(store).gate,
    )
  const services: Services = createServices({ ...options, through })
  setViewed(services, readViewed(services.tab))
  const memory = createSessionStorage(services.local, services.tab)
  const [i18n, found] = await Promise.all([
    createWords(options.language, memory.code() ? localeExtentFor(place) : 'start'),
    place === undefined ? undefined : openApp(services, memory, place),
  ])
  let opened = found
  /** Returns the early start's result on the first call, then undefined. */
  const takeOpened = () => {
    const taken = opened
    opened = undefined
    return taken
  }
  return {
    services,
    i18n,
    channel,
    takeOpened,
    desk: createSessionController(services, memory, i18n, channel),
  }
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Tolerated clock offset in ms, and the variation between responses that is ignored. */
const TOLERANCE = 120_000
const JITTER = 6000

const tellClock = (store: Store) => (ahead: number) => {
  const wrong = Math.abs(ahead) > TOLERANCE ? ahead : 0
  const before = store.get(clockWrongAtom)
  if (wrong === 0 ? before !== 0 : Math.abs(wrong - before) > JITTER)
    store.set(clockWrongAtom, wrong)
}

const tellNetwork = (store: Store, now: () => number) => (reached: boolean) => {
  const since = store.get(offlineSinceAtom)
  if (reached) store.set(offlineSinceAtom, undefined)
  else if (since === undefined) store.set(offlineSinceAtom, now())
}
