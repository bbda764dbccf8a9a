import { expect, test } from 'vitest'
import { connectLive, type LiveMessage, type Socket } from './live.ts'

const MINUTES_10 = 600_000
const CUTS = 50
const EVENTS = 400
const LOST = 0.3

interface Open {
  wire: Socket
  isOpen: boolean
}

/**
 * A simulated club with a manual clock: its event log, a lossy connection, and the screens on it.
 */
function club(chance: () => number) {
  const timers: { at: number; call: () => void }[] = []
  const log: Partial<LiveMessage>[] = []
  const opened: Open[] = []
  const line = { loses: LOST }
  let now = 0

  const after = (ms: number, call: () => void) => {
    const timer = { at: now + ms, call }
    timers.push(timer)
    return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
  }
  const tell = (to: Open, message: Partial<LiveMessage>) => {
    if (chance() < line.loses) return
    after(5, () => to.isOpen && to.wire.onmessage?.({ data: JSON.stringify(message) }))
  }
  const connect = (): Socket => {
    const mine: Open = { wire: undefined as never, isOpen: true }
    mine.wire = {
      onopen: null,
      onclose: null,
      onerror: null,
      onmessage: null,
      close: () => cut(mine),
      send: (text) => {
        const { type, since } = JSON.parse(text) as { type: string; since?: number }
        if (type === 'ping') return tell(mine, { type: 'ping' })
        for (const event of since === undefined ? [] : log.slice(since)) tell(mine, event)
        tell(mine, { type: 'ready', seq: log.length, since })
      },
    }
    opened.push(mine)
    after(20, () => mine.isOpen && mine.wire.onopen?.())
    return mine.wire
  }
  const cut = (one: Open) => {
    if (!one.isOpen) return
    one.isOpen = false
    one.wire.onclose?.()
  }
  return {
    log,
    line,
    after,
    connect,
    cutAll: () => opened.forEach(cut),
    isOpen: () => opened.filter((one) => one.isOpen).length,
    happen() {
      log.push({ type: 'record_changed', kind: 'checkin.created', id: 1, seq: log.length + 1 })
      for (const one of opened) if (one.isOpen) tell(one, log.at(-1) ?? {})
    },
    async runTo(end: number) {
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end)
        if (!next) break
        timers.splice(timers.indexOf(next), 1)
        now = Math.max(now, next.at)
        next.call()
        for (let i = 0; i < 6; i += 1) await Promise.resolve()
      }
      now = end
    },
  }
}

/** Deterministic random numbers of a seed. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test.each([1, 2, 3, 4, 5])(
  'REL-26 T-42 with 30 % of the frames lost and 50 cuts all screens know everything, once (line %i)',
  async (seed) => {
    const chance = numbers(seed)
    const place = club(chance)
    const screens = Array.from({ length: 5 }, () => {
      const screen = { heard: [] as number[], shown: 0 }
      // A screen refetches whenever it is notified.
      const read = () => void (screen.shown = place.log.length)
      connectLive({
        url: 'wss://zal.test/',
        ticket: async () => 't',
        club: 1,
        onMessage: ({ seq }) => {
          screen.heard.push(seq ?? 0)
          read()
        },
        onMissed: read,
        socket: place.connect,
        after: place.after,
        chance,
      })
      return screen
    })
    for (let n = 0; n < EVENTS; n += 1) place.after(chance() * MINUTES_10, place.happen)
    for (let n = 1; n <= CUTS; n += 1) place.after((MINUTES_10 * n) / CUTS - 1, place.cutAll)

    await place.runTo(MINUTES_10 - 2)
    // An event while all are disconnected; then the connection is reliable again.
    await place.runTo(MINUTES_10)
    place.happen()
    place.line.loses = 0
    let end = MINUTES_10
    while (place.isOpen() < screens.length) await place.runTo((end += 100))
    await place.runTo(end + 3000)

    for (const { heard, shown } of screens) {
      expect(shown).toBe(EVENTS + 1)
      expect(heard).toEqual([...new Set(heard)].toSorted((a, b) => a - b))
      expect(heard.at(-1)).toBe(EVENTS + 1)
    }
  },
)
