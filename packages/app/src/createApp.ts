import { createWords } from './i18n/i18n.ts'
import { offlineSinceAtom } from './scaffold/network.ts'
import { createServices, type ServiceOptions, type Store } from './scaffold/services.ts'
import { openChannel, type Channel } from './session/channel.ts'
import { createDesk, gateOf } from './session/desk.ts'
import { guard, watchNetwork, type Send } from './session/guard.ts'
import { createMemory } from './session/memory.ts'
import { open } from './session/open.ts'

export interface AppOptions extends Omit<ServiceOptions, 'through'> {
  /** Sends what the session lets through. @default the browser's fetch */
  send?: Send
  channel?: Channel
  /** A place behind the sign-in that is opened at once, before anything is drawn. */
  place?: string
}

/** Milliseconds for which nothing is drawn while a place opens: what it needs comes before an empty page. */
const PATIENCE = 1000

/** Everything the app consists of besides what is drawn; one per page and one per story. */
export async function createApp({
  send = (request) => fetch(request),
  channel = openChannel(),
  place,
  ...options
}: AppOptions) {
  const now = options.now ?? (() => Date.now())
  const through = (store: Store) =>
    guard(watchNetwork(send, tellNetwork(store, now)), gateOf(store).gate)
  const services = createServices({ ...options, through })
  const memory = createMemory(services.local, services.tab)
  let opening = place === undefined ? undefined : open(services, memory, place)
  /** What has begun before anything was drawn; there is only one first time. */
  const takeOpening = () => {
    const taken = opening
    opening = undefined
    return taken
  }
  const [i18n] = await Promise.all([
    createWords(options.language, memory.code() ? 'all' : 'early'),
    opening && Promise.race([opening, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
  ])
  return { services, i18n, channel, takeOpening, desk: createDesk(services, memory, i18n, channel) }
}

export type App = Awaited<ReturnType<typeof createApp>>

const tellNetwork = (store: Store, now: () => number) => (reached: boolean) => {
  const since = store.get(offlineSinceAtom)
  if (reached) store.set(offlineSinceAtom, undefined)
  else if (since === undefined) store.set(offlineSinceAtom, now())
}
