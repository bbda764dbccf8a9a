import type { Log } from '../core/log.ts'

/**
 * One step of the shutdown. An error, or exceeding `within` ms, is logged and does not stop the next step.
 */
export interface ShutdownStep {
  name: string
  run: () => Promise<unknown> | undefined
  within: number
}

export interface Shutdown {
  log: Pick<Log, 'error'>
  /** Run one after the other; the last backup is one of them. */
  steps: ShutdownStep[]
  /** Flushes the log; called last. */
  flush: () => void
  /** Ends the process. @default process.exit */
  exit?: (code: number) => void
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const faults = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Shuts the process down in order: with exit code 0 after a signal, with 1 after an uncaught exception, since
 * its state is undefined. Further signals and faults during the shutdown change at most the exit code.
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

/** Runs each step to its end or its timeout; failures are logged, and the next step runs. */
export async function runSteps(steps: ShutdownStep[], log: Pick<Log, 'error'>): Promise<void> {
  for (const step of steps) {
    await runStep(step).catch((error: unknown) => log.error({ error, step: step.name }, 'ending'))
  }
}

/** Errors: those of the step, or a timeout. */
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
