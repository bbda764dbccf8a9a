import { requestProcess, type ProcessOptions, type RequestProcess } from './childProcess.ts'

/** The queue is full, or the pool is closed. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
}

interface PoolOptions extends ProcessOptions {
  /** Concurrent requests. */
  processes: number
  /** Maximum number of waiting requests. @default unlimited */
  waiting?: number
}

interface Job<Request, Answer> {
  request: Request
  resolve: (answer: Answer | 'late' | 'dead') => void
  reject: (error: unknown) => void
}

/** A pool of child processes for requests. */
export interface ProcessPool<Request, Answer> {
  /** Like `RequestProcess.ask`, queued. Errors: `PoolBusy`; where a process could not be started. */
  ask: (request: Request) => Promise<Answer | 'late' | 'dead'>
  /** Kills the processes; waiting and running requests are refused with `PoolBusy`. */
  close: () => void
}

/**
 * Handles requests in child processes, a few at once, each within a timeout. A process that exceeds it is
 * killed and replaced. Processes start with the first request, serve many, and end after an idle time.
 */
export function processPool<Request extends object, Answer>({
  processes,
  waiting = Infinity,
  ...options
}: PoolOptions): ProcessPool<Request, Answer> {
  type Process = RequestProcess<Request, Answer>
  const running = new Set<Process>()
  const queue: Job<Request, Answer>[] = []
  let isClosed = false

  function next() {
    if (queue.length === 0) return
    const free = [...running].find(({ isBusy }) => !isBusy) ?? start()
    const job = free && queue.shift()
    if (job) void run(free, job)
  }

  function start(): Process | undefined {
    if (running.size >= processes) return undefined
    const started: Process = requestProcess(options, () => running.delete(started))
    running.add(started)
    return started
  }

  async function run(free: Process, { request, resolve, reject }: Job<Request, Answer>) {
    try {
      const answer = await free.ask(request)
      if (isClosed) reject(new PoolBusy('The pool is closed'))
      else resolve(answer)
    } catch (error) {
      reject(error)
    }
    next()
  }

  return {
    ask: async (request) => {
      if (isClosed || queue.length >= waiting) throw new PoolBusy('Too many requests wait')
      return new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject })
        next()
      })
    },
    close: () => {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(new PoolBusy('The pool is closed'))
      for (const { kill } of running) kill()
    },
  }
}
