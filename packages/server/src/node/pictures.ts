import { Refusal } from '../core/errors.ts'
import type { Picture, PictureRefusal, Pictures } from '../core/files.ts'
import type { DrawRequest } from './pictures.draw.ts'
import { drawingProcess, type DrawingProcess } from './pictures.process.ts'
import { isTooComplex } from './pictures.svg.ts'

interface Options {
  /** Pictures that are drawn at once. @default 2 */
  processes?: number
  /** Pictures that may wait. @default 24 */
  waiting?: number
  /** Milliseconds that a picture may take. @default 2000 */
  deadline?: number
}

interface Job {
  request: DrawRequest
  resolve: (picture: Picture | PictureRefusal) => void
  reject: (error: unknown) => void
}

/** Pictures drawn in child processes, and the end of them. */
export interface PictureProcesses extends Pictures {
  /** Kills the processes; pictures that wait are refused with 503. */
  close: () => void
}

/**
 * Draws pictures in child processes, a few at once, each within a deadline. A process that exceeds it is killed and
 * replaced: neither a timeout of the library nor the end of a thread stops a picture that is being drawn. Processes
 * start with the first picture and serve many.
 */
export function pictureProcesses({
  processes = 2,
  waiting = 24,
  deadline = 2000,
}: Options = {}): PictureProcesses {
  const running = new Set<DrawingProcess>()
  const queue: Job[] = []
  let isClosed = false

  function enqueue(request: DrawRequest): Promise<Picture | PictureRefusal> {
    if (isClosed || queue.length >= waiting) throw busy()
    return new Promise((resolve, reject) => {
      queue.push({ request, resolve, reject })
      next()
    })
  }

  function next() {
    if (queue.length === 0) return
    const free = [...running].find(({ isBusy }) => !isBusy) ?? start()
    const job = free && queue.shift()
    if (job) void run(free, job)
  }

  function start(): DrawingProcess | undefined {
    if (running.size >= processes) return undefined
    const started: DrawingProcess = drawingProcess(deadline, () => running.delete(started))
    running.add(started)
    return started
  }

  async function run(drawing: DrawingProcess, { request, resolve, reject }: Job) {
    try {
      const drawn = await drawing.draw(request)
      if (isClosed) reject(busy())
      else if (drawn === 'late') resolve('picture_too_slow')
      // A picture that ends the process, as by taking all memory, cannot be read either.
      else resolve(drawn === 'dead' || drawn === null ? 'file_mismatch' : drawn)
    } catch (error) {
      reject(error)
    }
    next()
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
        : enqueue({ how: 'renew', bytes, extension }),
    square: async (bytes, extension) => enqueue({ how: 'square', bytes, extension }),
    close: () => {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(busy())
      for (const { kill } of running) kill()
    },
  }
}
