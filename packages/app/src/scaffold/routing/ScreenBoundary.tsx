import { SkeletonText } from '@zal/ui'
import { Boundary, type BoundaryProps, Failure } from '../feedback/index.ts'
import { Screen } from './routeContext.tsx'

/**
 * A `Boundary` for a whole screen: errors render under the page header, which keeps its title and
 * back link.
 *
 * @example
 * <ScreenBoundary query={rooms.useOne(id)}>{(room) => <Screen title={room.name}
 * />}</ScreenBoundary>
 */
export function ScreenBoundary<T>({ query, children }: ScreenBoundaryProps<T>) {
  const { data, error, retry } = query
  if (error && data === undefined) {
    return (
      <Screen>
        <Failure error={error} retry={retry} />
      </Screen>
    )
  }
  return (
    <Boundary query={query} skeleton={<SkeletonText lines={8} />}>
      {children}
    </Boundary>
  )
}

type ScreenBoundaryProps<T> = Pick<BoundaryProps<T>, 'query' | 'children'>
