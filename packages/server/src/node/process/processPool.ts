import { requestProcess, type ProcessOptions, type RequestProcess } from './childProcess.ts'

/** More requests wait than may, or the pool is closed. */
export class PoolBusy extends Error {
  override name = 'PoolBusy'
}

interface PoolOptions extends ProcessOptions {
  /** Requests that are answered at once. */
  processes: number
  /** Requests that may wait. @default any number */
  waiting?: number
}

interface Job<Request, Answer> {
  request: Request
  resolve: (answer: Answer | 'late' | 'dead') => void
  reject: (error: unknown) => void
}

/** Child processes that answer requests, and the end of them. */
export interface ProcessPool<Request, Answer> {
  /** As `RequestProcess.ask`, in turn. Errors: `PoolBusy`; where a process could not be started. */
  ask: (request: Request) => Promise<Answer | 'late' | 'dead'>
  /** Kills the processes; what waits and what is under way is refused as `PoolBusy`. */
  close: () => void
}

/**
 * Answers requests in child processes, a few at once, each within a deadline. A process that exceeds it is killed and
 * replaced. Processes start with the first request, serve many, and end when they have had none for a while.
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
