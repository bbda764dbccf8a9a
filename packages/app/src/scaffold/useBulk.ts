import type { BulkResult } from '@zal/ui'
import { ApiError } from '@zal/api'
import { useCallback, useRef, useState } from 'react'
import type { Identified } from './contract.ts'

interface BulkOptions {
  nameOf(row: Identified): string
  reasonOf(error: ApiError): string
  /** After the last row, whatever came of it. */
  finish(): unknown
}

type Step = (row: Identified) => Promise<unknown>

/** Does one thing to many rows, one after the other, and remembers which of them failed and why. */
export function useBulk({ nameOf, reasonOf, finish }: BulkOptions) {
  const [progress, setProgress] = useState<number>()
  const [result, setResult] = useState<BulkResult>()
  const step = useRef<Step>(undefined)
  const going = useRef(0)

  async function run(rows: readonly Identified[], before: number) {
    const mine = (going.current += 1)
    const failed: BulkResult['failed'][number][] = []
    for (const [at, row] of rows.entries()) {
      setProgress(at)
      try {
        await step.current?.(row)
      } catch (thrown) {
        failed.push({ key: row.id, name: nameOf(row), reason: reasonOf(ApiError.from(thrown)) })
      }
      if (going.current !== mine) return
    }
    setProgress(undefined)
    setResult({ done: before + rows.length - failed.length, failed })
    await finish()
  }

  return {
    progress,
    result,
    begin: (rows: readonly Identified[], next: Step) => {
      step.current = next
      setResult(undefined)
      void run(rows, 0)
    },
    again: (rows: readonly Identified[]) => void run(rows, result?.done ?? 0),
    /** What came of something that was not done here. */
    show: (told: BulkResult) => {
      step.current = undefined
      setResult(told)
    },
    close: () => setResult(undefined),
    /** Leaves off after the row that is under way. */
    stop: useCallback(() => {
      going.current += 1
    }, []),
  }
}
