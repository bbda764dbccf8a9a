import {
  AddIcon,
  Button,
  ChevronDownIcon,
  CopyIcon,
  EditIcon,
  LockIcon,
  Menu,
  RemoveIcon,
  CheckIcon,
  MembersIcon,
} from '@zal/ui'
import { useState } from 'react'
import { lazyDialog } from '../../feedback/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useViewActions, type Viewed } from './useViewActions.ts'
import { useViews, type SavedView } from './views.ts'
import { useCan } from '../../session/index.ts'

const ViewDialog = lazyDialog(async () => (await import('./ViewDialog.tsx')).ViewDialog)

export interface ListViewsProps extends Viewed {
  view: SavedView | undefined
  /** The preferences differ from the saved view. */
  isOwnLook: boolean
}

/** Saved views of a list: first "all rows", which cannot be changed, then own and shared views. */
export function ListViews(props: ListViewsProps) {
  const { noun, address, view, isOwnLook } = props
  const translate = useTranslate()
  const can = useCan()
  const views = useViews(noun)
  const [asking, setAsking] = useState<'create' | 'rename'>()
  const act = useViewActions(props)
  const mayShare = can(noun, 'list', 'change')
  const mayChange = view && (view.is_shared ? mayShare : view.is_mine)
  const isChanged = view !== undefined && (isOwnLook || view.viewQuery !== address.viewQuery)
  const item = (one: SavedView) => ({
    id: String(one.id),
    label: one.name,
    note: one.is_mine ? undefined : one.author,
    checked: one.id === view?.id,
    onAction: () => address.openView(one),
  })
  const all = {
    id: 'all',
    label: translate('views.all'),
    icon: LockIcon,
    checked: view === undefined,
    onAction: () => address.openView(),
  }
  const own = [
    isChanged &&
      mayChange && {
        id: 'save',
        label: translate('views.save'),
        icon: CheckIcon,
        onAction: () => act.change(view, { state: act.state }),
      },
    {
      id: 'saveAs',
      label: translate('views.saveAs'),
      icon: AddIcon,
      onAction: () => setAsking('create'),
    },
    mayChange && {
      id: 'rename',
      label: translate('views.rename'),
      icon: EditIcon,
      onAction: () => setAsking('rename'),
    },
    view && {
      id: 'duplicate',
      label: translate('views.duplicate'),
      icon: CopyIcon,
      onAction: () => act.duplicate(view),
    },
    mayChange &&
      mayShare &&
      (view.is_mine || !view.is_shared) && {
        id: 'share',
        label: translate(view.is_shared ? 'views.unshare' : 'views.share'),
        icon: MembersIcon,
        onAction: () => act.change(view, { is_shared: !view.is_shared }),
      },
    mayChange && {
      id: 'remove',
      label: translate('views.remove'),
      icon: RemoveIcon,
      tone: 'danger' as const,
      onAction: () => act.remove(view),
    },
  ].filter((one) => one !== undefined && one !== false)
  const title = `${translate('views.title')}: ${view?.name ?? translate('views.all')}`
  return (
    <>
      <Menu
        label={translate('views.title')}
        trigger={
          <Button tone="outline" size="xs" icon={ChevronDownIcon}>
            {isChanged ? `${title} · ${translate('views.changed')}` : title}
          </Button>
        }
        groups={[
          { actions: [all] },
          {
            label: translate('views.own'),
            actions: (views ?? []).filter((one) => !one.is_shared).map(item),
          },
          {
            label: translate('views.shared'),
            actions: (views ?? []).filter((one) => one.is_shared).map(item),
          },
          { label: translate('views.manage'), actions: own },
        ].filter(({ actions }) => actions.length > 0)}
      />
      {asking && (
        <ViewDialog
          noun={noun}
          state={act.state}
          view={asking === 'rename' ? view : undefined}
          mayShare={mayShare}
          done={(made) => {
            setAsking(undefined)
            if (asking === 'create') address.openView(made)
          }}
          close={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
