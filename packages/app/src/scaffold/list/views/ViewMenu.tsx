import {
  AddIcon,
  CheckIcon,
  ChevronDownIcon,
  CopyIcon,
  EditIcon,
  IconButton,
  MembersIcon,
  Menu,
  RemoveIcon,
} from '@zal/ui'
import { useState } from 'react'
import { lazyDialog } from '../../feedback/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import { useCan } from '../../session/index.ts'
import { useViewActions, type Viewed } from './useViewActions.ts'
import type { SavedView } from './views.ts'

const ViewDialog = lazyDialog(async () => (await import('./ViewDialog.tsx')).ViewDialog)

interface ViewMenuProps extends Viewed {
  view: SavedView | undefined
  /** Filters or preferences differ from the view. */
  isChanged: boolean
  close(): void
}

/** Menu of the current tab: saves, renames, copies, shares and deletes its view. */
export function ViewMenu(props: ViewMenuProps) {
  const { noun, address, view, isChanged } = props
  const translate = useTranslate()
  const can = useCan()
  const [asking, setAsking] = useState<'create' | 'rename'>()
  const act = useViewActions(props)
  const mayShare = can(noun, 'list', 'change')
  const mayChange = view && (view.is_shared ? mayShare : view.is_mine)
  const actions = [
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
  const title = translate('views.manage')
  return (
    <>
      <Menu
        label={title}
        placement="bottom start"
        trigger={
          <IconButton
            icon={ChevronDownIcon}
            size="xs"
            dot={isChanged}
            label={isChanged ? `${title}: ${translate('views.changed')}` : title}
          />
        }
        groups={[
          { actions, label: view && !view.is_mine ? `${view.name} · ${view.author}` : undefined },
        ]}
      />
      {asking && (
        <ViewDialog
          noun={noun}
          state={act.state}
          view={asking === 'rename' ? view : undefined}
          mayShare={mayShare}
          done={(made) => {
            setAsking(undefined)
            if (asking === 'create') address.openView(made.viewQuery, String(made.id))
          }}
          close={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
