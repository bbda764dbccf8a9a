import type { After } from '../keyboard/shortcuts.ts'

/** Milliseconds before its end at which a session that nobody uses is spoken of. */
const WARNING = 180_000
/** How often the server is asked from then on: whoever works in another tab works in this session. */
const AGAIN = 15_000

interface IdleOptions {
  /** Asks the server in how many milliseconds the session ends; a hand on the page puts that off. */
  ask(): Promise<number>
  /** Says how many milliseconds are left; undefined where there is no hurry. */
  tell(left: number | undefined): void
  after: After
}

/**
 * Warns of the end of a session that nobody uses. Only the server knows it, since all tabs of the browser use the
 * same session.
 *
 * @param left milliseconds until the end, as the server has told
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
