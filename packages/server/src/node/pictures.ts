import { Refusal } from '../core/errors.ts'
import type { Picture, PictureRefusal, Pictures } from '../core/files.ts'
import type { DrawAnswer, DrawRequest } from './pictures.draw.ts'
import { isTooComplex } from './pictures.svg.ts'
import { PoolBusy, processPool } from './processPool.ts'

interface Options {
  /** Pictures rendered concurrently. @default 2 */
  processes?: number
  /** Maximum number of waiting pictures. @default 24 */
  waiting?: number
  /** Timeout of a picture in milliseconds. @default 2000 */
  deadline?: number
}

/** Renders pictures in child processes; `close` ends them. */
export interface PictureProcesses extends Pictures {
  /** Kills the processes; waiting pictures are refused with 503. */
  close: () => void
}

const program = new URL('./pictures.draw.ts', import.meta.url)

/**
 * Renders pictures in child processes, a few at once, each within a timeout: neither a timeout of the library
 * nor the end of a thread stops a running rendering, but the end of a process does.
 */
export function pictureProcesses({
  processes = 2,
  waiting = 24,
  deadline = 2000,
}: Options = {}): PictureProcesses {
  const pool = processPool<DrawRequest, DrawAnswer>({ program, processes, waiting, deadline })

  async function draw(request: DrawRequest): Promise<Picture | PictureRefusal> {
    const drawn = await pool.ask(request).catch((error: unknown) => {
      throw error instanceof PoolBusy ? busy() : error
    })
    if (drawn === 'late') return 'picture_too_slow'
    // A picture that crashes the process, for example by exhausting its memory, counts as unreadable.
    return drawn === 'dead' || drawn === null ? 'file_mismatch' : drawn
  }

  const busy = () =>
    new Refusal('pictures_busy', {
      status: 503,
      retryAfter: Math.ceil((waiting * deadline) / processes / 1000),
    })

  return {
    renew: async (bytes, extension) =>
      extension === 'svg' && isTooComplex(bytes)
        ? 'picture_too_complex'
        : draw({ how: 'renew', bytes, extension }),
    square: async (bytes, extension) => draw({ how: 'square', bytes, extension }),
    close: pool.close,
  }
}
