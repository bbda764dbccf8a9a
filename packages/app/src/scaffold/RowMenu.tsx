import { EditIcon, IconButton, Menu, MoreIcon, RemoveIcon } from '@zal/ui'
import { useCallback, useState } from 'react'
import type { Identified } from './contract.ts'
import { onDemand } from './onDemand.tsx'
import { usePlace } from './place.tsx'
import { useSay } from './say.ts'
import { addressOf } from './section.ts'
import type { PlainListOptions } from './list.types.ts'
import type { PlainResource } from './useListData.ts'
import { useCan, useClub } from './who.ts'

const RemoveDialog = onDemand(async () => (await import('./RemoveDialog.tsx')).RemoveDialog)

interface RowMenuProps {
  row: Identified
  source: PlainResource
  options: PlainListOptions
}

/** What may be done with a row: only what the person is permitted to do. */
export function RowMenu({ row, source, options }: RowMenuProps) {
  const say = useSay()
  const { section } = usePlace()
  const { change, remove } = useRowRights()
  const changeable = useChangeable(options)
  const [removing, setRemoving] = useState(false)
  const name = nameOf(row, options)
  const { removal: Removal } = options
  const close = () => setRemoving(false)
  const actions = [
    change && {
      id: 'edit',
      label: say('actions.change'),
      icon: EditIcon,
      href: addressOf(section, 'edit', row.id),
    },
    remove && {
      id: 'remove',
      label: say(Removal ? `${source.noun}:remove.action` : 'actions.remove'),
      icon: RemoveIcon,
      tone: 'danger' as const,
      onAction: () => setRemoving(true),
    },
  ].filter((item) => item !== false)
  if (!changeable(row) || actions.length === 0) return null
  return (
    <>
      <Menu
        label={`${say('list.actions')}: ${name}`}
        trigger={<IconButton icon={MoreIcon} label={`${say('list.actions')}: ${name}`} />}
        groups={[{ actions }]}
      />
      {removing &&
        (Removal ? (
          <Removal row={row} close={close} />
        ) : (
          <RemoveDialog source={source} id={row.id} name={name} close={close} />
        ))}
    </>
  )
}

/** What the person may do with the rows of the open section. */
export function useRowRights(): { change: boolean; remove: boolean } {
  const { section } = usePlace()
  const can = useCan()
  const edit = section.tabs.find(({ name }) => name === 'edit')
  return {
    change: edit?.allowed(can) ?? false,
    remove: can(section.permission, 'list', 'delete'),
  }
}

/** Whether a row may be changed in this club, by whoever has the right. */
export function useChangeable({ changeable }: PlainListOptions) {
  const club = useClub()
  return useCallback(
    (row: Identified) => changeable?.(row, club) ?? !(row as { read_only?: boolean }).read_only,
    [changeable, club],
  )
}

/** What a row is called in a question and for screen readers. */
export function nameOf(row: Identified, { named }: PlainListOptions): string {
  const { name, fullname } = row as { name?: string; fullname?: string }
  return named?.(row) ?? name ?? fullname ?? String(row.id)
}
