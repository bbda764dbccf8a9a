import type { Results } from '@electric-sql/pglite'

/** Requests from the main thread to the database thread, in order. */
export type Job = { id: number } & (
  | { kind: 'query'; text: string; values: unknown[] }
  | { kind: 'exec'; text: string }
  | { kind: 'listen' | 'unlisten'; channel: string }
  | { kind: 'close' }
)

export interface Answer {
  id: number
  rows?: unknown[]
  affectedRows?: number
  error?: Failure
}

/** Messages of the database thread: responses, notifications, and that it is ready or must be replaced. */
export type Message =
  | { kind: 'ready' }
  | { kind: 'refused'; name: string; failure: Failure }
  | { kind: 'answers'; answers: Answer[] }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'broken'; reason: string }

/** An error as sent between threads: without the statement, its values and rows. */
export interface Failure {
  message: string
  stack: string | undefined
  facts: Record<string, string>
}

const facts = ['code', 'severity', 'where', 'table', 'column', 'constraint', 'routine'] as const

export function failureOf(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const found = facts.flatMap((name) => {
    const value: unknown = Reflect.get(Object(error), name)
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return { message, stack, facts: Object.fromEntries(found) }
}

/** Restores an error with its properties. */
export function errorOf({ message, stack, facts: found }: Failure): Error {
  return Object.assign(new Error(message), found, stack === undefined ? {} : { stack })
}

export const answerOf = (id: number, { rows, affectedRows }: Results): Answer => ({
  id,
  rows,
  affectedRows,
})
