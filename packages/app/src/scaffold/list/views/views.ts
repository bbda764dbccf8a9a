import type { components } from '@zal/api'
import { useMemo } from 'react'
import { useApiQuery } from '../../query/index.ts'
import type { ResultsOf } from '../../api/index.ts'
import type { ViewNoun } from '../list.types.ts'
import type { ListPreferences } from '../listPreferences.ts'

type View = ResultsOf<'/views/', 'get'>[number]
type ViewState = components['schemas']['ViewState']

/** A saved view with parsed preferences. */
export interface SavedView extends View {
  look: ListPreferences
  /** Search, filters, sort and layout, as in the URL. */
  viewQuery: string
}

/** Saved views of a list that this user can see; disabled while `enabled` is false. */
export function useViews(noun: ViewNoun, enabled = true): SavedView[] | undefined {
  const { data } = useApiQuery('view', '/views/', { query: { noun } }, { enabled })
  return useMemo(() => data?.results.map(savedView), [data])
}

/** The saved view of an id; undefined where it was deleted. */
export function useView(noun: ViewNoun, id: number | undefined): SavedView | undefined {
  return useViews(noun, id !== undefined)?.find((view) => view.id === id)
}

/** Request body of a saved view with the current state of a list. */
export function viewState(query: string, { columns, density }: ListPreferences): ViewState {
  const widths = Object.entries(columns.widths ?? {})
  return {
    query,
    density,
    columns: {
      order: [...(columns.order ?? [])],
      hidden: [...(columns.hidden ?? [])],
      widths: widths.map(([column, width]) => ({ column, width })),
    },
  }
}

function savedView(view: View): SavedView {
  const { query, density, columns } = view.state
  const widths = Object.fromEntries(columns.widths.map(({ column, width }) => [column, width]))
  return { ...view, viewQuery: query, look: { density, columns: { ...columns, widths } } }
}
