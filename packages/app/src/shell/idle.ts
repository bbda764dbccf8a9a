import type { After } from './keys.ts'

/** Time in ms before the end at which the warning appears. */
const WARNING = 180_000
/** Polling interval in ms from then on: another tab may extend the session. */
const AGAIN = 15_000

interface IdleOptions {
  /** Queries in how many ms the session ends; activity on the page extends it. */
  ask(): Promise<number>
  /** Reports the ms left; undefined while the end is not near. */
  tell(left: number | undefined): void
  after: After
}

/**
 * Warns before the session expires. The server is queried, since all tabs of the browser share the
 * session.
 *
 * @param left ms until the end, as last reported by the server
 */
export function watchIdle(left: number, { ask, tell, after }: IdleOptions) {
  let isStopped = false
  const look = async () => {
    forget()
    const found = await ask().catch(() => undefined)
    if (isStopped) return
    const isNear = found === undefined || found <= WARNING
    if (found !== undefined) tell(isNear ? found : undefined)
    forget()
    forget = after(isNear ? AGAIN : found - WARNING, () => void look())
  }
  let forget = after(Math.max(0, left - WARNING), () => void look())
  return {
    look,
    stop: () => {
      isStopped = true
      forget()
    },
  }
}
