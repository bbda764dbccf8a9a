import { EditIcon, RemoveIcon } from '@zal/ui'
import { useState } from 'react'
import { ActionMenu } from './ActionMenu.tsx'
import type { Identified } from '../../api/index.ts'
import { lazyDialog } from '../../feedback/index.ts'
import { addressOf, useRouteContext } from '../../routing/index.ts'
import { useTranslate } from '../../i18n/index.ts'
import type { PlainResource } from '../../query/index.ts'
import { useAllowedActions } from '../useAllowedActions.ts'

const RemoveDialog = lazyDialog(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

interface RowMenuProps {
  row: Identified
  source: PlainResource
}

/** Default row menu: change and delete. */
export function RowMenu({ row, source }: RowMenuProps) {
  const translate = useTranslate()
  const { section } = useRouteContext()
  const allowed = useAllowedActions().allowedActionsOf(row)
  const [removing, setRemoving] = useState(false)
  const name = nameOf(row)
  return (
    <>
      <ActionMenu
        label={`${translate('list.actions')}: ${name}`}
        actions={[
          allowed.change && {
            id: 'edit',
            label: translate('actions.change'),
            icon: EditIcon,
            href: addressOf(section, 'edit', row.id),
          },
          allowed.remove && {
            id: 'remove',
            label: translate('actions.remove'),
            icon: RemoveIcon,
            tone: 'danger',
            onAction: () => setRemoving(true),
          },
        ]}
      />
      {removing && (
        <RemoveDialog source={source} id={row.id} name={name} close={() => setRemoving(false)} />
      )}
    </>
  )
}

/** Display name of a row, for questions and screen readers. */
export function nameOf(row: Identified): string {
  const { name, fullname } = row as { name?: string; fullname?: string }
  return name ?? fullname ?? String(row.id)
}
