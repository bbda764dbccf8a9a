import type { ReactNode } from 'react'
import { fill, formatNumber } from '../../format/index.ts'
import { CloseIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import type { RowKey } from '../DataTable/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import { Actions, Count, Frame, Line } from './BulkBar.styles.ts'
import { Outcome, type BulkResult } from './Outcome.tsx'

export interface BulkBarProps {
  /** Rows that are chosen; with 0 and no result there is no bar. */
  count: number
  /** Rows that match the filters, also on other pages. */
  total?: number
  /** More rows match than `total`: only the first of them can be chosen together. @default false */
  totalIsMinimum?: boolean
  /** All that match are chosen, not only those on this page. @default false */
  all?: boolean
  /** Chooses all that match. */
  onAll?: () => void
  /** All that match are being looked up: nothing can be done to fewer meanwhile. @default false */
  choosing?: boolean
  /** Lets go of all. */
  onClear: () => void
  /** Small buttons: what can be done to the chosen ones. */
  children: ReactNode
  /** Rows done so far, while the work is under way; the buttons wait. */
  progress?: number
  /** Leaves off after the row that is under way. */
  onStop?: () => void
  /** What came of it, until it is closed. */
  result?: BulkResult
  /** Tries again, with those that failed only. */
  onRetry?: (failed: RowKey[]) => void
  /** Takes back what was done; absent where there is no way back. */
  onUndo?: () => void
  /** Closes the result. */
  onClose?: () => void
}

/** Appears with the first chosen row: how many there are, what can be done to them, what came of it. */
export function BulkBar({
  count,
  total,
  totalIsMinimum = false,
  all = false,
  onAll,
  choosing = false,
  onClear,
  children,
  progress,
  onStop,
  result,
  onRetry,
  onUndo,
  onClose,
}: BulkBarProps) {
  const { bulk } = useUi().words
  const many = all ? (total ?? count) : count
  const say = (words: string) =>
    fill(words, { count: formatNumber(count), total: formatNumber(total ?? count) })
  const working = progress !== undefined
  if (many === 0 && !result && !working) return <span role="status" />
  return (
    <Frame role="region" aria-label={bulk.rows}>
      {result && (
        <Outcome
          result={result}
          pending={working}
          onRetry={onRetry}
          onUndo={onUndo}
          onClose={onClose}
        />
      )}
      {many > 0 && (
        <Line>
          <Count role="status" hidden={working}>
            {say(all ? bulk.allChosen : bulk.count)}
          </Count>
          {working ? (
            <>
              <ProgressBar
                label={say(all ? bulk.allChosen : bulk.count)}
                said={fill(bulk.progress, {
                  done: formatNumber(progress),
                  total: formatNumber(many),
                })}
                value={progress}
                max={many}
              />
              {onStop && (
                <Button tone="outline" size="xs" onClick={onStop}>
                  {bulk.stop}
                </Button>
              )}
            </>
          ) : (
            <>
              {!all && onAll && total !== undefined && total > count && (
                <Button tone="ghost" size="xs" pending={choosing} onClick={onAll}>
                  {say(totalIsMinimum ? bulk.first : bulk.all)}
                </Button>
              )}
              <Actions disabled={choosing}>{children}</Actions>
              <IconButton icon={CloseIcon} label={bulk.clear} size="xs" onClick={onClear} />
            </>
          )}
        </Line>
      )}
    </Frame>
  )
}
