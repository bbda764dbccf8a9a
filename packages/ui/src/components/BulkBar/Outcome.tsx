import { fill, formatNumber } from '../../format/index.ts'
import { CloseIcon, RetryIcon, SuccessIcon, WarningIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { Collapsible } from '../Collapsible/index.ts'
import type { RowKey } from '../DataTable/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUndoKey } from '../shared/useUndoKey.ts'
import { Actions, Count, Line, Reasons } from './BulkBar.parts.ts'

/** Result of a bulk operation. */
export interface BulkResult {
  /** Number of rows that succeeded. */
  done: number
  failed: readonly { key: RowKey; name: string; reason: string }[]
}

interface OutcomeProps {
  result: BulkResult
  /** An operation is running. */
  pending: boolean
  onRetry?: (failed: RowKey[]) => void
  onUndo?: () => void
  onClose?: () => void
}

/** "48 done, 2 failed": with the reason of each failure, a retry, and undo. */
export function Outcome({ result, pending, onRetry, onUndo, onClose }: OutcomeProps) {
  const { done, failed } = result
  const { bulk, parts } = useUi().words
  useUndoKey(pending ? undefined : onUndo)
  const counts = { done: formatNumber(done), failed: formatNumber(failed.length) }
  const Picture = failed.length > 0 ? WarningIcon : SuccessIcon
  return (
    <div data-tone={failed.length > 0 ? 'warning' : 'success'}>
      <Line>
        <Picture aria-hidden />
        <Count role="status">{fill(failed.length > 0 ? bulk.result : bulk.done, counts)}</Count>
        <Actions>
          {failed.length > 0 && onRetry && (
            <Button
              tone="outline"
              size="xs"
              icon={RetryIcon}
              pending={pending}
              onClick={() => onRetry(failed.map(({ key }) => key))}
            >
              {fill(bulk.retry, counts)}
            </Button>
          )}
          {onUndo && (
            <Button tone="outline" size="xs" pending={pending} onClick={onUndo}>
              {parts.undo}
            </Button>
          )}
        </Actions>
        {onClose && <IconButton icon={CloseIcon} label={parts.close} size="xs" onClick={onClose} />}
      </Line>
      {failed.length > 0 && (
        <Collapsible title={bulk.reasons} open>
          <Reasons>
            {failed.map(({ key, name, reason }) => (
              <li key={key}>
                <strong>{name}</strong>
                <span>{reason}</span>
              </li>
            ))}
          </Reasons>
        </Collapsible>
      )}
    </div>
  )
}
