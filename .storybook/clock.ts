/** Start time of every story: a Thursday morning in Tashkent. */
export const STORY_NOW = '2026-03-12T09:30:00+05:00'

const RealDate = Date

/**
 * Shifts the page's clock to `moment` and lets it run from there, so that screenshots are
 * reproducible while countdowns still count.
 */
export function startClock(moment: string) {
  const shift = RealDate.parse(moment) - RealDate.now()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length === 0 ? [target.now() + shift] : values, self),
    apply: (target) => new target(target.now() + shift).toString(),
    get: (target, key) =>
      key === 'now' ? () => target.now() + shift : Reflect.get(target, key, target),
  })
  return stopClock
}

/** Gives the page its real clock back. */
export function stopClock() {
  globalThis.Date = RealDate
}
