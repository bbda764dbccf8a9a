import type { ApiError } from '@zal/api'
import { Button, EmptyState, SkeletonText } from '@zal/ui'
import type { ReactNode } from 'react'
import type { Asked } from './ask.ts'
import { CopyButton } from './CopyButton.tsx'
import { useSay } from './say.ts'
import { sayWhy } from './sayError.ts'
import { useSkeleton } from './useSkeleton.ts'

export interface BoundaryProps<T> {
  asked: Asked<T>
  /** Placeholder in the shape of the content. @default a few lines */
  skeleton?: ReactNode
  /** Rendered instead of `children` when there is no data to show: no record yet, or no match. */
  empty?: { when(data: T): boolean; show: ReactNode }
  children(data: T): ReactNode
}

/**
 * Renders every state that is not ready: loading (nothing for 200 ms, then a skeleton for at least
 * 300 ms), failed with a retry button and the request id, forbidden, missing, empty. A screen
 * renders only its ready state. It does not fetch; `useAsk` does.
 *
 * @example
 * <Boundary asked={rooms.useOne(id)}>{(room) => <h1>{room.name}</h1>}</Boundary>
 */
export function Boundary<T>({ asked, skeleton, empty, children }: BoundaryProps<T>) {
  const { data, error, retry } = asked
  const waits = useSkeleton(data === undefined && error === undefined)
  if (waits) return skeleton ?? <SkeletonText lines={6} />
  if (data !== undefined) return empty?.when(data) ? empty.show : children(data)
  return error ? <Failure error={error} retry={retry} /> : null
}

/** Explains a failed request and offers a retry or a way back. */
export function Failure({ error, retry }: { error: ApiError; retry(): void }) {
  const say = useSay()
  if (error.status === 403) {
    return (
      <EmptyState kind="forbidden" title={say('boundary.forbidden')}>
        {say('boundary.forbiddenText')}
      </EmptyState>
    )
  }
  if (error.status === 404) {
    return (
      <EmptyState kind="missing" title={say('boundary.missing')}>
        {say('boundary.missingText')}
      </EmptyState>
    )
  }
  // Status 0 is a network failure, 400 carries a sentence for the user.
  const isSaid = error.status === 0 || error.status === 400
  return (
    <EmptyState
      kind="error"
      title={say('boundary.failed')}
      action={
        <>
          <Button onClick={retry}>{say('actions.retry')}</Button>
          {error.requestId && <CopyButton text={error.requestId}>{say('copy.number')}</CopyButton>}
        </>
      }
    >
      <p>{isSaid ? sayWhy(say, error) : say('boundary.failedText')}</p>
      {error.requestId && <p>{say('boundary.request', { id: error.requestId })}</p>}
    </EmptyState>
  )
}
