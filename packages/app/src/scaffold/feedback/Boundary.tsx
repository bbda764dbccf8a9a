import type { ApiError } from '@zal/api'
import { Button, EmptyState, SkeletonText } from '@zal/ui'
import type { ReactNode } from 'react'
import type { QueryResult } from '../query/index.ts'
import { CopyButton } from './CopyButton.tsx'
import { errorReason, useTranslate } from '../i18n/index.ts'
import { useSkeleton } from './useSkeleton.ts'

export interface BoundaryProps<T> {
  query: QueryResult<T>
  /** In the shape of what will stand here. @default a few lines */
  skeleton?: ReactNode
  /** Drawn instead of `children` when there is nothing: the first record, or filters that fit none. */
  empty?: { when(data: T): boolean; show: ReactNode }
  children(data: T): ReactNode
}

/**
 * Draws whatever is not ready: loading (nothing for 200 ms, then a skeleton for at least 300 ms),
 * failed with a way to retry and the request's id, forbidden, missing, empty. A screen writes only
 * its ready state. It does not ask: that is `useApiQuery`.
 *
 * @example
 * <Boundary query={rooms.useOne(id)}>{(room) => <h1>{room.name}</h1>}</Boundary>
 */
export function Boundary<T>({ query, skeleton, empty, children }: BoundaryProps<T>) {
  const { data, error, retry } = query
  const waits = useSkeleton(data === undefined && error === undefined)
  if (waits) return skeleton ?? <SkeletonText lines={6} />
  if (data !== undefined) return empty?.when(data) ? empty.show : children(data)
  return error ? <Failure error={error} retry={retry} /> : null
}

/** Why something cannot be shown, and the way on. */
export function Failure({ error, retry }: { error: ApiError; retry(): void }) {
  const translate = useTranslate()
  if (error.status === 403) {
    return (
      <EmptyState kind="forbidden" title={translate('boundary.forbidden')}>
        {translate('boundary.forbiddenText')}
      </EmptyState>
    )
  }
  if (error.status === 404) {
    return (
      <EmptyState kind="missing" title={translate('boundary.missing')}>
        {translate('boundary.missingText')}
      </EmptyState>
    )
  }
  // No answer, or one that says what to do.
  const isSaid = error.status === 0 || error.status === 400
  return (
    <EmptyState
      kind="error"
      title={translate('boundary.failed')}
      action={
        <>
          <Button onClick={retry}>{translate('actions.retry')}</Button>
          {error.requestId && (
            <CopyButton text={error.requestId}>{translate('copy.number')}</CopyButton>
          )}
        </>
      }
    >
      <p>{isSaid ? errorReason(translate, error) : translate('boundary.failedText')}</p>
      {error.requestId && <p>{translate('boundary.request', { id: error.requestId })}</p>}
    </EmptyState>
  )
}
