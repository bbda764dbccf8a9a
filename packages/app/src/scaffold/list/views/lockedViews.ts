import type { FilterValues, PlainListOptions } from '../list.types.ts'

/** A view that everybody has and nobody changes. */
export interface LockedView {
  id: string
  values: FilterValues
  /** Its parameters, as in the URL. */
  viewQuery: string
}

/** Locked views of a list, all rows first unless they are named in another place. */
export function lockedViewsOf({ lockedViews = {} }: PlainListOptions): LockedView[] {
  const named = 'all' in lockedViews ? lockedViews : { all: {}, ...lockedViews }
  return Object.entries(named).map(([id, values]) => {
    const set = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1])
    return {
      id,
      values,
      viewQuery: new URLSearchParams(
        set.toSorted(([one], [other]) => one.localeCompare(other)),
      ).toString(),
    }
  })
}

/** The locked view whose values the filters contain; of several the most specific one. */
export function lockedViewAt(
  views: readonly LockedView[],
  filters: FilterValues,
): LockedView | undefined {
  const fitting = views.filter(({ values }) =>
    Object.entries(values).every(([name, value]) => filters[name] === value),
  )
  const weight = ({ values }: LockedView) => Object.keys(values).length
  return fitting.toSorted((one, other) => weight(other) - weight(one))[0]
}

/** The locked view that a list shows as it is: nothing else filters or sorts it. */
export const unchangedView = (views: readonly LockedView[], viewQuery: string) =>
  views.find((view) => view.viewQuery === withoutLayout(viewQuery))

/** Layout and view are no filters: choosing another layout does not change a view. */
export function withoutLayout(query: string) {
  const params = new URLSearchParams(query)
  params.delete('layout')
  return params.toString()
}
