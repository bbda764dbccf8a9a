import type { BulkResult } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useEffect, useRef, useState } from 'react'
import type { BulkReport, Identified } from '../../api/index.ts'
import { isFinalResponse } from '../../mutation/index.ts'
import type { Versioned } from '../../query/index.ts'

interface BulkOptions {
  uuid(): string
  /** Sends the changes of one request. */
  send(changes: readonly Versioned[], key: string): Promise<BulkReport>
  nameOf(row: Identified): string
  reasonOf(error: ApiError): string
  /** Called after the last request, with the rows that failed or were not tried. */
  finish(rest: readonly Identified[]): unknown
  /** Called when the user left the page before the end. */
  left(done: number, total: number): unknown
}

/** A bulk operation on rows. */
interface Operation {
  /** The patch of a row; undefined where the row needs none. */
  patchOf(row: Identified): object | undefined
  canUndo(row: Identified): boolean
}

/** Rows of one request, with its idempotency key. */
interface Batch {
  rows: readonly Identified[]
  key: string
}

interface Outcome extends BulkResult {
  /** Rows that failed or were not tried. */
  rest: readonly Identified[]
  /** Rows that changed and can be undone, in their new state. */
  changed: readonly Versioned[]
}

/** Rows per request: small enough to show progress. */
const AT_ONCE = 20

/**
 * Runs a bulk operation in requests of a few rows each and records the changed rows, the failed ones
 * and their errors. Leaving the page stops it after the current request and notifies the user. A
 * retry repeats a request without a response with its key, so that no row is changed twice.
 */
export function useBulk({ uuid, send, nameOf, reasonOf, finish, left }: BulkOptions) {
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<Outcome>()
  const operation = useRef<Operation>(undefined)
  const unanswered = useRef<readonly Batch[]>([])
  const broken = useRef<'stopped' | 'left'>(undefined)
  useEffect(function stopOnLeaving() {
    return () => {
      broken.current = 'left'
    }
  }, [])

  function batchesOf(rows: readonly Identified[]): Batch[] {
    const count = Math.ceil(rows.length / AT_ONCE)
    return Array.from({ length: count }, (_, at) => ({
      rows: rows.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
      key: uuid(),
    }))
  }

  async function run({ patchOf, canUndo }: Operation, batches: readonly Batch[], before: Outcome) {
    const failed: BulkResult['failed'][number][] = []
    const changed = [...before.changed]
    const rest = new Set(batches.flatMap(({ rows }) => rows))
    const total = rest.size
    const fail = (row: Identified, error: ApiError) =>
      failed.push({ key: row.id, name: nameOf(row), reason: reasonOf(error) })
    let tried = 0
    broken.current = undefined
    unanswered.current = []
    for (const batch of batches) {
      setProgress(tried)
      const changes = batch.rows.flatMap((row) => {
        const patch = patchOf(row)
        return patch ? [{ ...patch, ...versionOf(row) }] : []
      })
      try {
        const report = changes.length > 0 ? await send(changes, batch.key) : nothingSent
        const refusals = new Map(report.failed.map((each) => [each.id, each]))
        const versions = new Map(report.done.map(({ id, version }) => [id, version]))
        for (const row of batch.rows) {
          const refusal = refusals.get(row.id)
          const version = versions.get(row.id)
          if (refusal) fail(row, new ApiError({ ...refusal, status: 200 }))
          else rest.delete(row)
          if (version !== undefined && canUndo(row)) changed.push({ ...row, version })
        }
      } catch (thrown) {
        const error = ApiError.from(thrown)
        for (const row of batch.rows) fail(row, error)
        if (!isFinalResponse(error)) unanswered.current = [...unanswered.current, batch]
      }
      tried += batch.rows.length
      if (broken.current) break
    }
    const done = before.done + total - rest.size
    if (broken.current === 'left') return left(done, before.done + total)
    setProgress(undefined)
    setResult({ done, failed, changed, rest: [...rest] })
    return finish([...rest])
  }

  return {
    progress,
    result,
    begin: (rows: readonly Identified[], next: Operation) => {
      operation.current = next
      setResult(undefined)
      void run(next, batchesOf(rows), nothing)
    },
    again: (rows: readonly Identified[]) => {
      const lost = unanswered.current
      const repeated = new Set(lost.flatMap((batch) => batch.rows))
      const fresh = batchesOf(rows.filter((row) => !repeated.has(row)))
      if (operation.current) void run(operation.current, [...lost, ...fresh], result ?? nothing)
    },
    /** Shows the result of an operation that ran elsewhere. */
    show: (outcome: BulkResult, rest: readonly Identified[]) =>
      setResult({ ...outcome, changed: [], rest }),
    close: () => setResult(undefined),
    /** Stops after the current request. */
    stop: () => {
      broken.current = 'stopped'
    },
  }
}

/** Every record of a list with a bulk change has a version. */
const versionOf = (row: Identified): Versioned => {
  const { id, version } = row as Versioned
  return { id, version }
}

const nothingSent: BulkReport = { done: [], failed: [] }
const nothing: Outcome = { done: 0, failed: [], changed: [], rest: [] }
