import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A child process that handles one request at a time. */
export interface RequestProcess<Request, Answer> {
  isBusy: boolean
  /**
   * Sends a request. `late` where the response exceeded the deadline, `dead` where the process ended
   * meanwhile: in both cases the process is gone. Errors: where the process could not be started.
   */
  ask: (request: Request) => Promise<Answer | 'late' | 'dead'>
  kill: () => void
}

export interface ProcessOptions {
  /** The program: sends `ready`, then one message per request. */
  program: URL
  /** Timeout of a response in milliseconds. */
  deadline: number
}

/** Timeout of the start in milliseconds, with margin for a busy machine. */
const START = 20_000
/** Milliseconds without a request after which the process ends, to free its memory. */
const IDLE = 60_000

/** Starts a process; calls `ended` once it is gone. */
export function requestProcess<Request extends object, Answer>(
  { program, deadline }: ProcessOptions,
  ended: () => void,
): RequestProcess<Request, Answer> {
  const { HOME, PATH, XDG_CACHE_HOME } = process.env
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    execArgv: [],
    // Passes no secrets of the server; drawing needs only the location of the font cache.
    env: { HOME, PATH, XDG_CACHE_HOME },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const kill = () => void child.kill('SIGKILL')
  const gone = new Promise<'dead'>((resolve) => {
    child.once('exit', () => resolve('dead'))
    child.once('error', () => resolve('dead'))
  })
  void gone.then(ended)
  const nextMessage = <T>() => new Promise<T>((resolve) => child.once('message', resolve))
  const ready = nextMessage<'ready'>()
  // An idle process does not keep the server alive.
  const hold = (held: boolean) => {
    const change = held ? 'ref' : 'unref'
    child[change]()
    child.channel?.[change]()
  }
  let idle: NodeJS.Timeout | undefined

  const self: RequestProcess<Request, Answer> = {
    isBusy: false,
    kill,
    ask: async (request) => {
      self.isBusy = true
      clearTimeout(idle)
      hold(true)
      try {
        const started = await within(START, Promise.race([ready, gone]))
        if (started !== 'ready') {
          kill()
          throw new Error(`${program.pathname} did not start`)
        }
        const answer = nextMessage<Answer>()
        child.send(request, (error) => error && kill())
        const answered = await within(deadline, Promise.race([answer, gone]))
        if (answered === 'late') {
          kill()
          await gone
        }
        return answered
      } finally {
        hold(false)
        idle = setTimeout(kill, IDLE).unref()
        self.isBusy = false
      }
    },
  }
  return self
}

/** The result of `work`, or `late` after so many milliseconds. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
