import { Tabs } from '@zal/ui'
import { lazyDialog } from '../../feedback/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useCan } from '../../session/index.ts'
import type { PlainListOptions, ViewNoun } from '../list.types.ts'
import { lockedViewAt, lockedViewsOf, withoutLayout } from './lockedViews.ts'
import type { Viewed } from './useViewActions.ts'
import { useViews, type SavedView } from './views.ts'

// Loads when a filter differs, or with a saved view.
const ViewMenu = lazyDialog(async () => (await import('./ViewMenu.tsx')).ViewMenu)

export interface ViewTabsProps extends Viewed {
  options: PlainListOptions
  /** The saved view that is open. */
  view: SavedView | undefined
  /** The preferences differ from the saved view. */
  isOwnLook: boolean
  /** Number of records shown now, where it is exact. */
  total: number | undefined
}

/** Views of a list as tabs: the locked ones first, then own and shared ones. */
export function ViewTabs(props: ViewTabsProps) {
  const { options, noun, address, view, isOwnLook, total } = props
  const translate = useTranslate()
  const can = useCan()
  const saved = useViews(noun as ViewNoun, options.views ?? false)
  const locked = lockedViewsOf(options)
  const here = lockedViewAt(locked, address.filters)
  const counts = useCounts(options)
  const isChanged = view
    ? isOwnLook || withoutLayout(view.viewQuery) !== withoutLayout(address.viewQuery)
    : here?.viewQuery !== withoutLayout(address.viewQuery)
  const mayChange = view !== undefined && (view.is_mine || can(noun, 'list', 'change'))
  const countOf = (id: string) => {
    const isExact = !view && !isChanged && id === here?.id
    return (isExact ? total : undefined) ?? counts?.[id] ?? undefined
  }
  const tabs = [
    ...locked.map(({ id, viewQuery }) => ({
      id,
      label: translate(id === 'all' ? 'views.all' : `${noun}:lockedViews.${id}`),
      href: address.hrefOfView(viewQuery),
      count: countOf(id),
    })),
    ...(saved ?? []).map(({ id, name, viewQuery }) => ({
      id: String(id),
      label: name,
      href: address.hrefOfView(viewQuery, String(id)),
    })),
  ]
  return (
    <Tabs
      folds
      label={translate('views.title')}
      tabs={tabs}
      current={view ? String(view.id) : (here?.id ?? '')}
      beside={
        options.views &&
        (isChanged || mayChange || view) && (
          <ViewMenu {...props} isChanged={isChanged} close={() => {}} />
        )
      }
    />
  )
}

/** Counts of the locked views, for lists that have them. */
function useCounts(options: PlainListOptions) {
  // The options of a screen are declared once, so the order of its hooks is constant.
  // oxlint-disable-next-line react/rules-of-hooks
  return options.useCounts?.()
}
