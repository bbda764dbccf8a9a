import { SkeletonText } from '@zal/ui'
import { Boundary, Failure, type BoundaryProps } from './Boundary.tsx'
import { Screen } from './place.tsx'

/**
 * A `Boundary` for a whole screen: errors render under the page header, which keeps its title and
 * back link.
 *
 * @example
 * <ScreenBoundary asked={rooms.useOne(id)}>{(room) => <Screen title={room.name}
 * />}</ScreenBoundary>
 */
export function ScreenBoundary<T>({ asked, children }: ScreenBoundaryProps<T>) {
  const { data, error, retry } = asked
  if (error && data === undefined) {
    return (
      <Screen>
        <Failure error={error} retry={retry} />
      </Screen>
    )
  }
  return (
    <Boundary asked={asked} skeleton={<SkeletonText lines={8} />}>
      {children}
    </Boundary>
  )
}

type ScreenBoundaryProps<T> = Pick<BoundaryProps<T>, 'asked' | 'children'>
