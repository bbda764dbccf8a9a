import { Worker } from 'node:worker_threads'
import { Refusal } from '../core/errors.ts'
import type { Sheet, SheetRefusal, Sheets } from '../core/sheets/readRows.ts'
import { workbookEntries } from '../core/sheets/zip.ts'
import type { ReadAnswer, ReadRequest } from './sheets.worker.ts'

interface Options {
  /** Limit of CPU time of a file in milliseconds. @default 5000 */
  cpu?: number
  /** Timeout of a file in milliseconds, with margin for a busy machine. @default 30,000 */
  patience?: number
  /** Memory limit of a thread in megabytes. @default 512 */
  memory?: number
  /** Maximum number of waiting files. @default 8 */
  waiting?: number
}

const program = new URL('./sheets.worker.ts', import.meta.url)
/** Milliseconds between two checks of a thread's CPU time. */
const LOOK = 200

/** Reads tables in worker threads; `close` ends them. */
export interface SheetWorkers extends Sheets {
  /** Terminates the thread; waiting files are refused with 503. */
  close: () => Promise<void>
}

/**
 * Reads uploaded tables one after another, each in a new worker thread with limits of time and memory. Beyond
 * them a file is refused as `import_too_heavy`.
 */
export function sheetWorkers({
  cpu = 5000,
  patience = 30_000,
  memory = 512,
  waiting = 8,
}: Options = {}): SheetWorkers {
  let turn: Promise<unknown> = Promise.resolve()
  let queued = 0
  let isClosed = false
  let running: Worker | undefined

  async function run(request: ReadRequest): Promise<Sheet | SheetRefusal> {
    if (isClosed) throw busy()
    const worker = new Worker(program, {
      workerData: request,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    running = worker
    const began = performance.now()
    const look = setInterval(() => void watch(), LOOK)
    let isLate = false
    async function watch() {
      const used = await worker.cpuUsage().catch(() => undefined)
      isLate =
        performance.now() - began > patience ||
        (used ? used.user + used.system > cpu * 1000 : false)
      if (isLate) await worker.terminate()
    }
    try {
      const read = await answerOf(worker)
      if (read) return read
      if (isClosed) throw busy()
      return 'import_too_heavy'
    } finally {
      clearInterval(look)
      running = undefined
      await worker.terminate()
    }
  }

  const busy = () =>
    new Refusal('imports_busy', { status: 503, retryAfter: Math.ceil((cpu * 2) / 1000) })

  return {
    read: async (bytes, kind, limits) => {
      // Reads only the directory: a ZIP bomb is refused before a thread starts.
      if (kind === 'xlsx' && !workbookEntries(bytes)) return 'file_mismatch'
      if (isClosed || queued > waiting) throw busy()
      queued += 1
      const mine = turn.then(() => run({ bytes, kind, limits }))
      turn = mine.catch(() => undefined)
      return mine.finally(() => {
        queued -= 1
      })
    },
    close: async () => {
      isClosed = true
      await running?.terminate()
    },
  }
}

/**
 * The table as read by the thread; undefined where the thread was terminated. Errors: of the program itself.
 */
function answerOf(worker: Worker): Promise<Sheet | SheetRefusal | undefined> {
  const pages: string[] = []
  return new Promise((resolve, reject) => {
    worker.on('message', (message: ReadAnswer) => {
      if ('page' in message) pages.push(message.page)
      else resolve(typeof message.end === 'string' ? message.end : { ...message.end, pages })
    })
    worker.once('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(undefined)
      else reject(error)
    })
    worker.once('exit', () => resolve(undefined))
  })
}
