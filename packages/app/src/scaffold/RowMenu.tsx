import { EditIcon, RemoveIcon } from '@zal/ui'
import { useState } from 'react'
import { ActionMenu } from './ActionMenu.tsx'
import type { Identified } from './contract.ts'
import { onDemand } from './onDemand.tsx'
import { usePlace } from './place.tsx'
import { useSay } from './say.ts'
import { addressOf } from './section.ts'
import type { PlainResource } from './useListData.ts'
import { useMay } from './useMay.ts'

const RemoveDialog = onDemand(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

interface RowMenuProps {
  row: Identified
  source: PlainResource
}

/** Default row menu: change and delete. */
export function RowMenu({ row, source }: RowMenuProps) {
  const say = useSay()
  const { section } = usePlace()
  const may = useMay().mayOf(row)
  const [removing, setRemoving] = useState(false)
  const name = nameOf(row)
  return (
    <>
      <ActionMenu
        label={`${say('list.actions')}: ${name}`}
        actions={[
          may.change && {
            id: 'edit',
            label: say('actions.change'),
            icon: EditIcon,
            href: addressOf(section, 'edit', row.id),
          },
          may.remove && {
            id: 'remove',
            label: say('actions.remove'),
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
