import { roomLimits } from '@zal/api/limits'
import { StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { onOff, text } from '../../scaffold/fields.ts'
import { options } from '../../scaffold/filters.tsx'
import { formPage } from '../../scaffold/formPage.tsx'
import { listPage } from '../../scaffold/listPage.tsx'
import { rooms } from './room.data.ts'

export const list = listPage(rooms, {
  search: true,
  filters: { is_active: options('is_active', [1, 0]) },
  columns: [
    'name',
    {
      key: 'is_active',
      card: 'corner',
      render: (room) => <InUse active={room.is_active} />,
    },
  ],
  bulk: {
    deactivate: { change: { is_active: false } },
    activate: { change: { is_active: true } },
  },
})

export const register = formPage(rooms, {
  fields: { name: text(roomLimits.name), is_active: onOff({ initial: true }) },
})

export const edit = register

function InUse({ active }: { active: boolean }) {
  const { t } = useTranslation('room')
  return (
    <StatusBadge tone={active ? 'success' : 'neutral'}>
      {t(`options.is_active.${active ? 1 : 0}`)}
    </StatusBadge>
  )
}
