import type { BulkResult } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useEffect, useRef, useState } from 'react'
import type { Identified } from '../../api/index.ts'

interface BulkOptions {
  nameOf(row: Identified): string
  reasonOf(error: ApiError): string
  /** Called after the last row, with the rows that failed or were not tried. */
  finish(rest: readonly Identified[]): unknown
  /** Called when the user left the page before the end. */
  left(done: number, total: number): unknown
}

/**
 * Applies the change to one row. Resolves with the updated row, or with undefined where nothing
 * changed.
 */
type Step = (row: Identified) => Promise<Identified | undefined>

interface Outcome extends BulkResult {
  /** Rows that failed or were not tried. */
  rest: readonly Identified[]
  /** Rows that changed, in their new state. */
  changed: readonly Identified[]
}

/**
 * Runs a bulk operation row by row and records the changed rows, the failed ones and their errors.
 * Leaving the page stops it after the current row and notifies the user.
 */
export function useBulk({ nameOf, reasonOf, finish, left }: BulkOptions) {
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<Outcome>()
  const step = useRef<Step>(undefined)
  const broken = useRef<'stopped' | 'left'>(undefined)
  useEffect(function stopOnLeaving() {
    return () => {
      broken.current = 'left'
    }
  }, [])

  async function run(rows: readonly Identified[], before: Outcome) {
    const failed: BulkResult['failed'][number][] = []
    const changed = [...before.changed]
    const rest = new Set(rows)
    broken.current = undefined
    for (const [at, row] of rows.entries()) {
      setProgress(at)
      try {
        const now = await step.current?.(row)
        if (now) changed.push(now)
        rest.delete(row)
      } catch (thrown) {
        failed.push({ key: row.id, name: nameOf(row), reason: reasonOf(ApiError.from(thrown)) })
      }
      if (broken.current) break
    }
    const done = before.done + rows.length - rest.size
    if (broken.current === 'left') return left(done, before.done + rows.length)
    setProgress(undefined)
    setResult({ done, failed, changed, rest: [...rest] })
    return finish([...rest])
  }

  return {
    progress,
    result,
    begin: (rows: readonly Identified[], next: Step) => {
      step.current = next
      setResult(undefined)
      void run(rows, nothing)
    },
    again: (rows: readonly Identified[]) => void run(rows, result ?? nothing),
    /** Shows the result of an operation that ran elsewhere. */
    show: (outcome: BulkResult, rest: readonly Identified[]) =>
      setResult({ ...outcome, changed: [], rest }),
    close: () => setResult(undefined),
    /** Stops after the current row. */
    stop: () => {
      broken.current = 'stopped'
    },
  }
}

const nothing: Outcome = { done: 0, failed: [], changed: [], rest: [] }
