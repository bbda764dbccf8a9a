import type { Log } from '../../core/services/log.ts'

/** One step of closing. Its failure, or taking longer than `within` ms, is logged and does not stop the next step. */
export interface ShutdownStep {
  name: string
  run: () => Promise<unknown> | undefined
  within: number
}

export interface Shutdown {
  log: Pick<Log, 'error'>
  /** Run one after the other; the last backup is one of them. */
  steps: ShutdownStep[]
  /** Writes out the log; called last. */
  flush: () => void
  /** Ends the process. @default process.exit */
  exit?: (code: number) => void
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const faults = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Ends the process in order: with 0 after a signal, with 1 after an exception that nothing caught, since nobody knows
 * what state it left. Further signals and faults while it ends change at most the exit code.
 */
export function installShutdown({ log, steps, flush, exit = process.exit }: Shutdown): void {
  let code: number | undefined
  const end = async () => {
    await runSteps(steps, log)
    try {
      flush()
    } finally {
      exit(code ?? 0)
    }
  }
  const begin = (wanted: number) => {
    const isEnding = code !== undefined
    code = Math.max(code ?? 0, wanted)
    if (!isEnding) void end()
  }
  for (const signal of signals) process.on(signal, () => begin(0))
  for (const fault of faults) {
    process.on(fault, (error: unknown) => {
      log.error({ error }, fault)
      begin(1)
    })
  }
}

/** Runs each step to its end or its time; what fails or hangs is logged, and the next one runs. */
export async function runSteps(steps: ShutdownStep[], log: Pick<Log, 'error'>): Promise<void> {
  for (const step of steps) {
    await runStep(step).catch((error: unknown) => log.error({ error, step: step.name }, 'ending'))
  }
}

/** Errors: what the step throws, or that it took longer than its time. */
async function runStep({ run, within }: ShutdownStep): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done after ${within} ms`)), within)
  })
  try {
    await Promise.race([run(), late])
  } finally {
    clearTimeout(timer)
  }
}
