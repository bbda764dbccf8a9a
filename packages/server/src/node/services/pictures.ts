import { AppError } from '../../core/errors.ts'
import type { Picture, PictureError, Pictures } from '../../core/services/files.ts'
import type { DrawAnswer, DrawRequest } from './pictures.draw.ts'
import { isTooComplex } from './pictures.svg.ts'
import { PoolBusy, processPool } from '../process/processPool.ts'

interface Options {
  /** Pictures that are drawn at once. @default 2 */
  processes?: number
  /** Pictures that may wait. @default 24 */
  waiting?: number
  /** Milliseconds that a picture may take. @default 2000 */
  deadline?: number
}

/** Pictures drawn in child processes, and the end of them. */
export interface PictureProcesses extends Pictures {
  /** Kills the processes; pictures that wait are refused with 503. */
  close: () => void
}

const program = new URL('./pictures.draw.ts', import.meta.url)

/**
 * Draws pictures in child processes, a few at once, each within a deadline: neither a timeout of the library nor the end
 * of a thread stops a picture that is being drawn, and the end of a process does.
 */
export function pictureProcesses({
  processes = 2,
  waiting = 24,
  deadline = 2000,
}: Options = {}): PictureProcesses {
  const pool = processPool<DrawRequest, DrawAnswer>({ program, processes, waiting, deadline })

  async function draw(request: DrawRequest): Promise<Picture | PictureError> {
    const drawn = await pool.ask(request).catch((error: unknown) => {
      throw error instanceof PoolBusy ? busy() : error
    })
    if (drawn === 'late') return 'picture_too_slow'
    // A picture that ends the process, as by taking all memory, cannot be read either.
    return drawn === 'dead' || drawn === null ? 'file_mismatch' : drawn
  }

  const busy = () =>
    new AppError('pictures_busy', {
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
