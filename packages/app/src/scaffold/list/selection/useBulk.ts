import type { BulkResult } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useEffect, useRef, useState } from 'react'
import type { Identified } from '../../api/index.ts'

interface BulkOptions {
  nameOf(row: Identified): string
  reasonOf(error: ApiError): string
  /** After the last row, whatever came of it; with those that failed or were not tried. */
  finish(rest: readonly Identified[]): unknown
  /** The page was left meanwhile. */
  left(done: number, total: number): unknown
}

/** Does it to one row. Resolves with the row as it stands then, or with nothing where it was so already. */
type Step = (row: Identified) => Promise<Identified | undefined>

interface Outcome extends BulkResult {
  /** Those that failed or were not tried. */
  rest: readonly Identified[]
  /** The rows that are other than they were, as they stand now. */
  changed: readonly Identified[]
}

/**
 * Does one thing to many rows, one after the other, and remembers which it changed, and which failed and why. Whoever
 * leaves breaks it off after the row that is under way, and is told so.
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
    /** What came of something that was not done here. */
    show: (told: BulkResult, rest: readonly Identified[]) =>
      setResult({ ...told, changed: [], rest }),
    close: () => setResult(undefined),
    /** Leaves off after the row that is under way. */
    stop: () => {
      broken.current = 'stopped'
    },
  }
}

const nothing: Outcome = { done: 0, failed: [], changed: [], rest: [] }
