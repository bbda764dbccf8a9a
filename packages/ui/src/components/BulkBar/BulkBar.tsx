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
  /** Number of selected rows; with 0 and no result the bar is hidden. */
  count: number
  /** Number of rows that match the filters, on all pages. */
  total?: number
  /** `total` is a lower bound: only the first rows can be selected together. @default false */
  totalIsMinimum?: boolean
  /** All matching rows are selected, not only those on this page. @default false */
  all?: boolean
  /** Selects all matching rows. */
  onAll?: () => void
  /** The ids of all matching rows are loading: actions are disabled. @default false */
  choosing?: boolean
  /** Clears the selection. */
  onClear: () => void
  /** Small buttons with the bulk actions. */
  children: ReactNode
  /** Number of processed rows during an operation; the buttons are disabled. */
  progress?: number
  /** Stops after the current request. */
  onStop?: () => void
  /** Result of the last operation, until it is closed. */
  result?: BulkResult
  /** Retries the failed rows. */
  onRetry?: (failed: RowKey[]) => void
  /** Undoes the operation; undefined where that is impossible. */
  onUndo?: () => void
  /** Dismisses the result. */
  onClose?: () => void
}

/** Bar of bulk actions, visible while rows are selected: count, actions, progress and result. */
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
                <Button tone="ghost" size="xs" pending={choosing} onClick={onAll} data-link>
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
