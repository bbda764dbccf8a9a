import { AppError } from '../../core/errors.ts'
import type { Poster, Posters } from '../../core/services/posters.ts'
import { PoolBusy, processPool } from '../process/processPool.ts'
import { isTooComplex } from './pictures.svg.ts'

interface Options {
  /** Posters drawn concurrently. @default 1 */
  processes?: number
  /** Maximum number of waiting posters. @default 8 */
  waiting?: number
  /** Timeout of a poster in milliseconds, with margin for a busy machine. @default 10,000 */
  deadline?: number
}

/** Draws posters in child processes; `close` ends them. */
export interface PosterProcesses extends Posters {
  /** Kills the processes; waiting posters are refused with 503. */
  close: () => void
}

/** Seconds after which a queue of posters is drawn. */
const RETRY = 30

const program = new URL('./posters.draw.ts', import.meta.url)

/**
 * Draws posters in a child process, each within a timeout. A logo that takes too long or ends the process is
 * replaced by the letter of the name.
 */
export function posterProcesses({
  processes = 1,
  waiting = 8,
  deadline = 10_000,
}: Options = {}): PosterProcesses {
  const pool = processPool<Poster, Uint8Array<ArrayBuffer>>({
    program,
    processes,
    waiting,
    deadline,
  })

  const ask = (poster: Poster) =>
    pool.ask(poster).catch((error: unknown) => {
      throw error instanceof PoolBusy ? busy() : error
    })

  const busy = () =>
    new AppError('posters_busy', {
      status: 503,
      retryAfter: RETRY,
    })

  async function draw(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
    const drawn = await ask(poster)
    if (typeof drawn !== 'string') return drawn
    if (poster.logo) return draw({ ...poster, logo: null })
    throw busy()
  }

  return {
    draw: (poster) => draw({ ...poster, logo: readable(poster.logo) }),
    close: pool.close,
  }
}

/** The logo; null for an SVG of too many elements or bytes. */
const readable = (logo: Poster['logo']) =>
  logo?.extension === 'svg' && isTooComplex(logo.bytes) ? null : logo
