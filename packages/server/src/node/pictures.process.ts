import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DrawAnswer, DrawRequest } from './pictures.draw.ts'

/** A child process that draws one picture at a time. */
export interface DrawingProcess {
  isBusy: boolean
  /**
   * Draws a picture. `late` where it took longer than the deadline, `dead` where the process ended meanwhile: in both
   * cases the process is gone. Errors: where the process could not be started.
   */
  draw: (request: DrawRequest) => Promise<DrawAnswer | 'late' | 'dead'>
  kill: () => void
}

/** Milliseconds that a process may take to start, on a machine that does other work as well. */
const START = 20_000
/** Milliseconds without a picture after which the process ends, to give its memory back. */
const IDLE = 60_000

const program = fileURLToPath(new URL('./pictures.draw.ts', import.meta.url))

/** Starts a process; `ended` is called once it is gone. `deadline` is in milliseconds a picture. */
export function drawingProcess(deadline: number, ended: () => void): DrawingProcess {
  const { HOME, PATH, XDG_CACHE_HOME } = process.env
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // Secrets of the server stay here; the place of the cache of fonts is all that drawing needs.
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
  // A process that waits for pictures does not keep the server alive.
  const hold = (held: boolean) => {
    const change = held ? 'ref' : 'unref'
    child[change]()
    child.channel?.[change]()
  }
  let idle: NodeJS.Timeout | undefined

  const self: DrawingProcess = {
    isBusy: false,
    kill,
    draw: async (request) => {
      self.isBusy = true
      clearTimeout(idle)
      hold(true)
      try {
        const started = await within(START, Promise.race([ready, gone]))
        if (started !== 'ready') {
          kill()
          throw new Error('The process that draws pictures did not start')
        }
        const answer = nextMessage<DrawAnswer>()
        child.send(request, (error) => error && kill())
        const drawn = await within(deadline, Promise.race([answer, gone]))
        if (drawn === 'late') {
          kill()
          await gone
        }
        return drawn
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
